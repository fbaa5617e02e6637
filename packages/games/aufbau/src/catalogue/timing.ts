/** [11.1] Whether it is time again: so many rounds after it was built, and again after as many. */
export function fires(round: number, builtAtRound: number, everyRounds = 1): boolean {
  return round > builtAtRound && (round - builtAtRound) % everyRounds === 0
}

/** [11.1] Whether what lasts some rounds each time it fires still lasts; what does not fire lasts for good. */
export function lasts(round: number, builtAtRound: number, everyRounds: number | undefined, rounds = 1): boolean {
  if (everyRounds === undefined) return true
  const since = round - builtAtRound
  return since >= everyRounds && since % everyRounds < rounds
}
