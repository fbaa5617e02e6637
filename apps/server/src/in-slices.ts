import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one slice may block the event loop. */
const SLICE_MS = 5

/** Calls `work` with each item, in slices between which the event loop does other work. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let sliceUntil = performance.now() + SLICE_MS
  for (const item of items) {
    work(item)
    if (performance.now() < sliceUntil) continue
    await nextTurn()
    sliceUntil = performance.now() + SLICE_MS
  }
}
