/** An error that nobody caught. */
export interface Fault {
  readonly error: unknown
}

/**
 * Resolves with the first error that nobody caught, thrown or in a promise. From then on nothing may be relied upon: all
 * that is left to do is to bring what is stored into safety and to end. Further ones do not disturb that.
 */
export function whenFaulty(): Promise<Fault> {
  return new Promise((resolve) => process.on('uncaughtException', (error: unknown) => resolve({ error })))
}
