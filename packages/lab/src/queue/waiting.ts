import { setTimeout as sleep } from 'node:timers/promises'

/** A promise that is settled from outside. */
export class End {
  readonly promise: Promise<void>
  resolve: () => void = ignore
  reject: (error: unknown) => void = ignore

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
    // It may be rejected before anybody waits for it.
    this.promise.catch(ignore)
  }
}

/** What the promise gives, or the fault if that takes longer. */
export async function within<T>(ms: number, promise: Promise<T>, fault: Error): Promise<T> {
  const enough = new AbortController()
  const late = sleep(ms, undefined, { signal: enough.signal }).then(() => Promise.reject(fault))
  late.catch(ignore)
  try {
    return await Promise.race([promise, late])
  } finally {
    enough.abort()
  }
}

/** Waits for something that is not worth an error, and not for long. */
export async function atMost(ms: number, promise: Promise<unknown>): Promise<void> {
  await within(ms, promise, new Error('too late')).catch(ignore)
}

export function ignore(): void {}
