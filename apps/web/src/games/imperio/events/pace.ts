/** How long each event is shown where no clock runs, in milliseconds. */
const UNHURRIED_MS = 4_500
/** Nobody reads faster. */
const LEAST_MS = 1_200
/** What is left of the phase for the summary. */
const SUMMARY_MS = 1_600

/** How long each of so many events is shown, so that all have been when the phase ends. */
export function paceOf(count: number, leftMs: number | undefined): number {
  if (leftMs === undefined || count === 0) return UNHURRIED_MS
  return Math.max(LEAST_MS, (leftMs - SUMMARY_MS) / count)
}
