import { configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { DEAL_TEMPLATES } from '../src/data/deal-templates.ts'
import type { Fact } from '../src/facts.ts'
import { imperio } from '../src/game.ts'

const MOVES = [
  'action',
  'awardVote',
  'bid',
  'continue',
  'dealOffer',
  'dealResponse',
  'electionVote',
  'moodVote',
  'profile',
  'takeSeat',
  'watch',
  'watcherRumor',
]
const MODES = ['QUICK', 'STANDARD', 'LONG'] as const

/** Many more than it takes to come by all, so that what is rare does not hang on the luck of these seeds. */
const MATCHES_MAX = 400

/** What of this random play never does and never hears, as `kind:name`. */
function neverReached(expected: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const missing = () => expected.filter((mark) => !seen.has(mark))
  for (let i = 0; i < MATCHES_MAX && missing().length > 0; i++) {
    const seats = 4 + 4 * (i % 2)
    const config = configure(imperio as never, { mode: MODES[i % 3] }, seats) as Config
    const position = Position.setup(imperio, config, seats, new SeededChance(`reach ${i}`))
    const dice = new SeededChance(`dice ${i}`)
    while (!imperio.outcome(position.state)) {
      const drawn = drawAny(position.state, position.decisions, dice, 3)
      if (!drawn) throw new Error('nobody can move')
      position.apply(drawn.seat, drawn.move)
      seen.add(`move:${drawn.move.type}`)
      for (const { fact } of position.told) for (const mark of marksOf(fact)) seen.add(mark)
    }
  }
  return missing()
}

function marksOf(fact: Fact): string[] {
  switch (fact.type) {
    case 'dealsUpdate':
      return fact.deals.map(({ templateId, status }) => `deal:${templateId} ${status}`)
    case 'actionResults':
      return fact.actions.map(({ action }) => `action:${action}`)
    case 'bidResults':
      return fact.lots.filter(({ winnerId }) => winnerId !== null).map(({ tieBreak }) => `tie:${tieBreak}`)
    case 'electionResult':
      return [`election:${fact.decidedBy}`]
    case 'incomeResults':
      return fact.owners.flatMap(({ lines }) => lines.map(({ line }) => `line:${line}`))
    default:
      return []
  }
}

test('random play makes every move and comes to every kind of deal, action and tie', () => {
  const counterable = DEAL_TEMPLATES.filter((template) => template.counterable.length > 0)
  const expected = [
    ...MOVES.map((type) => `move:${type}`),
    ...DEAL_TEMPLATES.map(({ id }) => `deal:${id} RESOLVED`),
    ...counterable.map(({ id }) => `deal:${id} COUNTERED`),
    ...['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'DEAL', 'PASS'].map((id) => `action:${id}`),
    ...['NONE', 'TOKEN', 'FAME', 'COIN'].map((id) => `tie:${id}`),
    ...['SCORE', 'WATCHERS', 'COIN'].map((id) => `election:${id}`),
    ...['RENT', 'OPS', 'INFLATION', 'PRINCIPAL', 'LOAN', 'FAME_TAX', 'MOOD'].map((id) => `line:${id}`),
  ]
  expect(neverReached(expected)).toEqual([])
})
