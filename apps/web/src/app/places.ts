const TABLES = ['/local/', '/r/', '/replay/', '/match/']
const LEARNING = /^\/game\/[^/]+\/learn$/
/** Screens that are reached through others count as theirs. */
const PARENTS: readonly (readonly [string, string])[] = [
  ['/game/', '/'],
  ['/ladder/', '/'],
  ['/new-room', '/lobby'],
  ['/r/', '/lobby'],
  ['/badges', '/profile'],
  ['/p/', '/profile'],
]

/** Whether a match is on the screen: then everything else makes itself small. */
export function isAtTable(path: string): boolean {
  return TABLES.some((table) => path.startsWith(table)) || LEARNING.test(path)
}

/** Whether a screen belongs to one of the places in the bar. */
export function isPartOf(path: string, place: string): boolean {
  const home = PARENTS.find(([start]) => path.startsWith(start))?.[1] ?? path
  return home === place
}
