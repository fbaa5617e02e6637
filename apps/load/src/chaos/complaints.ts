import type { FaultKind } from './plan.ts'

/** What a server may say in its log when this happens to it: the message, or the name of the error. */
const REASONS: Record<FaultKind, readonly string[]> = {
  kills: [],
  jumps: ['the system clock was set: the server keeps its own'],
  // Whoever stood still has not heard from Redis for a while, too.
  freezes: [
    'the database is away, or its disk is full',
    'StorageDown',
    'redis is away: this process counts limits by itself',
  ],
  hangs: ['redis is away: this process counts limits by itself'],
}

/** What servers had to say without a reason, each thing once, in words. */
export function complaintsWithout(reasons: readonly FaultKind[], lines: readonly string[]): readonly string[] {
  const excused = new Set(reasons.flatMap((kind) => REASONS[kind]))
  return [...new Set(lines.flatMap((line) => inShort(line, excused) ?? []))]
}

/** What a line of the log is about, without when and who; nothing when there is a reason for it. */
function inShort(line: string, excused: ReadonlySet<string>): string | undefined {
  try {
    const { msg, code, error, at } = JSON.parse(line) as Record<string, unknown>
    if (excused.has(String(msg)) || excused.has(String(error))) return undefined
    return `the server complained: ${msg} ${JSON.stringify({ code, error, at })}`
  } catch {
    return `the server said: ${line}`
  }
}
