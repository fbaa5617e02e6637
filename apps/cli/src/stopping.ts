const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const
type StopSignal = keyof typeof SIGNALS

/** Ctrl-C under `npm start` arrives twice, from the terminal and from npm. */
const SAME_WISH_MS = 300

/** Resolves at the first Ctrl-C or SIGTERM. Who asks again does not want to wait: the process ends at once. */
export function whenAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const ask = (signal: StopSignal) => {
      const now = performance.now()
      if (askedAt === undefined) {
        askedAt = now
        resolve()
      } else if (now - askedAt > SAME_WISH_MS) process.exit(128 + SIGNALS[signal])
    }
    for (const signal of Object.keys(SIGNALS) as StopSignal[]) process.on(signal, ask)
    // Whoever stood in for this process is gone, and with it all who could ask.
    process.once('disconnect', () => askedAt === undefined && ask('SIGTERM'))
    process.channel?.unref()
  })
}
