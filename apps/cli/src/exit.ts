/** How the process ends, as a shell reads it. */
export const SUCCESS = 0
/** A record that does not hold, a rule that was broken. */
export const FAILED = 1
/** What was asked makes no sense: bad arguments, unknown games, files that are not records. */
export const BAD_ARGUMENTS = 2
/** Stopped by Ctrl-C. */
export const INTERRUPTED = 130

/** The person at the keyboard asked for something that cannot be done; one line says what. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
}

/** How a verb says its exit code. */
export type Finish = (code: number) => void
