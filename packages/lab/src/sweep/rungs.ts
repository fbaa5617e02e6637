/** The first look at a setting takes this part of all its matches, but no fewer than so many. */
const FIRST_PART = 8
const FIRST_MIN = 20
/** So few settings all go on: whoever asks for a goal also wants to know what comes near it. */
const KEPT_MIN = 3

/** After how many matches each it is decided which settings go on; the last is how many the best of them play. */
export function rungsOf(matches: number): number[] {
  const rungs: number[] = []
  for (let size = Math.max(FIRST_MIN, Math.ceil(matches / FIRST_PART)); size < matches; size *= 2) rungs.push(size)
  return [...rungs, matches]
}

/** How a setting stands after a rung. */
export interface Standing {
  readonly place: number
  readonly sureness: number
  readonly isMissed: boolean
}

/** Those that go on: the better half at most, without those that surely miss a goal. */
export function survivors(standings: readonly Standing[]): number[] {
  const hopeful = standings.filter(({ isMissed }) => !isMissed).length
  const kept = Math.max(KEPT_MIN, Math.min(Math.ceil(standings.length / 2), hopeful))
  return standings
    .toSorted((a, b) => compare(b.sureness, a.sureness) || a.place - b.place)
    .slice(0, kept)
    .map(({ place }) => place)
    .sort((a, b) => a - b)
}

/** Some are surer than any number. */
function compare(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
