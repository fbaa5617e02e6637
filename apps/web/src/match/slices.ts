/** How long the page may be held up at a time, in milliseconds. */
const SLICE_MS = 12

/** Works something off a slice at a time, so that the page stays alive. Nothing when it is not wanted any more. */
export async function inSlices<T>(
  work: Generator<number, T, undefined>,
  isWanted: () => boolean,
  tell: (done: number) => void = () => {},
): Promise<T | undefined> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    tell(value)
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return undefined
    until = performance.now() + SLICE_MS
  }
}
