import { CROWD, hears } from '@ludoteca/kernel'
import { groupBy } from '../group.ts'
import type { Verdict } from './checker.ts'
import type { History, Seen, Story } from './history.ts'
import { Timeline } from './timeline.ts'

/** What is on its way when the database stops may still arrive. */
const UNDER_WAY_MS = 2_500

type Found = Record<'doubled' | 'ghosts' | 'disordered', string[]>

/** Everybody is shown what is stored, in that order, once, and not before it is stored. */
export function checkViewers(
  history: History,
  stories: readonly Story[],
): Pick<Verdict, 'doubled' | 'ghosts' | 'disordered'> {
  const found: Found = { doubled: [], ghosts: [], disordered: [] }
  const byMatch = new Map(stories.map((story) => [story.matchId, story]))
  for (const [matchId, shown] of groupBy(history.seen, (seen) => seen.matchId)) {
    const story = byMatch.get(matchId)
    if (story === undefined) found.ghosts.push(`${matchId} was shown to somebody and is not stored`)
    else for (const of of groupBy(shown, viewerOf).values()) checkViewer(story, of, found)
  }
  for (const story of stories) found.ghosts.push(...untimely(history, story))
  return found
}

function viewerOf({ who, seat }: Seen): string {
  return `${who} ${seat}`
}

function checkViewer(story: Story, shown: readonly Seen[], found: Found): void {
  const seat = shown[0]?.seat ?? CROWD
  const told = [story.opening, ...story.moves.map((move) => move.told)].flat()
  const expected = told.flatMap(({ fact, to }) => (hears(seat, to) ? fact : []))
  let next: number | undefined
  for (const { who, from, facts } of shown) {
    const viewer = `${who} at ${seat} of ${story.matchId}`
    if (from < (next ?? 0)) found.doubled.push(`${viewer} was shown facts from ${from} on, and had ${next}`)
    // Who comes later begins with what is shown then.
    if (next !== undefined && from > next)
      found.disordered.push(`${viewer} had ${next} facts and missed some to ${from}`)
    next = from + facts.length
    for (const [i, fact] of facts.entries()) {
      const at = from + i
      if (expected[at] === fact) continue
      const kind = expected[at - 1] === fact ? 'doubled' : expected.includes(fact) ? 'disordered' : 'ghosts'
      found[kind].push(`${viewer} was shown another fact ${at} than is stored`)
      break
    }
  }
}

/** Nobody can know of a move that could not be stored yet. */
function untimely(history: History, story: Story): string[] {
  const { shownAt } = new Timeline(history, story)
  const frozen = history.faults.filter(({ kind }) => kind === 'freezes')
  return story.moves.flatMap(({ seq }) => {
    const at = shownAt[seq] as number
    const isUntimely = frozen.some(({ from, until }) => at > from + UNDER_WAY_MS && at < until)
    return isUntimely ? `move ${seq} of ${story.matchId} became known while the database stood still` : []
  })
}
