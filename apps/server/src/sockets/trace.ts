/** An error without its message, for the log: the message may quote a person or a seed. */
export function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: traceOf(error.cause) } : {}
  return { error: error.name, ...code, at: frames.map((line) => line.trim()), ...cause }
}
