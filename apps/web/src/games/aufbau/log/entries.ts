import type { Fact } from '@ludoteca/aufbau'
import type { StoryLine } from '../../../match/shown.ts'

export type LogFilter = 'all' | 'public' | 'dice'

/** What happened in one round, the latest first. */
export interface LogRound {
  readonly round: number
  readonly lines: readonly StoryLine[]
}

/** [16] Everybody hears these. */
const PUBLIC: ReadonlySet<Fact['type']> = new Set([
  'roundStarted',
  'phaseEntered',
  'marketRolled',
  'eventsRolled',
  'readySet',
  'rumour',
  'matchEnded',
])
/** Who is ready is seen elsewhere, and it is said too often to be read. */
const UNTOLD: ReadonlySet<Fact['type']> = new Set(['readySet'])

/** [12.1 item 12] The story by rounds, as far as the filter lets it through. */
export function roundsOf(story: readonly StoryLine[], filter: LogFilter): readonly LogRound[] {
  const rounds: { round: number; lines: StoryLine[] }[] = [{ round: 0, lines: [] }]
  for (const line of story) {
    const fact = line.fact as Fact
    if (fact.type === 'roundStarted') rounds.unshift({ round: fact.round, lines: [] })
    else if (passes(fact, filter)) rounds[0]?.lines.unshift(line)
  }
  return rounds.filter(({ lines }) => lines.length > 0)
}

function passes(fact: Fact, filter: LogFilter): boolean {
  if (UNTOLD.has(fact.type)) return false
  if (filter === 'public') return PUBLIC.has(fact.type)
  return filter === 'all' || isRoll(fact)
}

/** Whether dice fell in it that were one's own. */
function isRoll(fact: Fact): boolean {
  return 'check' in fact || 'defence' in fact || fact.type === 'damaged' || fact.type === 'lost'
}
