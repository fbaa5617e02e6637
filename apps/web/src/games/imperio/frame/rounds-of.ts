import type { Fact } from '@ludoteca/imperio'
import type { StoryLine } from '../../../match/shown.ts'

/** What happened in one round; round 0 is before the first. */
export interface RoundOfStory {
  readonly round: number
  readonly lines: readonly StoryLine[]
}

/** Who has answered, and that a phase begins, is on the screen anyway: nobody wants to read it afterwards. */
const PASSING: ReadonlySet<Fact['type']> = new Set([
  'phaseChange',
  'bidIn',
  'actionIn',
  'voteIn',
  'moodVoteIn',
  'awardsOpen',
])

/** The story by rounds, the latest first. */
export function roundsOf(story: readonly StoryLine[]): readonly RoundOfStory[] {
  const rounds: { round: number; lines: StoryLine[] }[] = [{ round: 0, lines: [] }]
  for (const line of story) {
    const fact = line.fact as Fact
    if (fact.type === 'revealMarket') rounds.push({ round: fact.round, lines: [] })
    if (!PASSING.has(fact.type)) rounds.at(-1)?.lines.push(line)
  }
  return rounds.filter(({ lines }) => lines.length > 0).reverse()
}
