import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long others wait while something long is done. */
const SLICE_MS = 5

/** Does something with each item in turn, in slices between which everybody else has their turn. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let sliceUntil = performance.now() + SLICE_MS
  for (const item of items) {
    work(item)
    if (performance.now() < sliceUntil) continue
    await nextTurn()
    sliceUntil = performance.now() + SLICE_MS
  }
}
