import {
  type Bot,
  drawAny,
  isRefusal,
  Match,
  type MatchRecord,
  PositionAsk,
  recordOf,
  type Seat,
  SeededChance,
} from '@ludoteca/kernel'
import { easy, normal } from '../src/bots/index.ts'
import type { Config } from '../src/config.ts'
import type { Ending } from '../src/data/king.ts'
import type { Fact } from '../src/facts.ts'
import { carcosa } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import type { State } from '../src/state.ts'
import type { View } from '../src/view.ts'

interface Golden {
  readonly ending: Ending
  readonly seats: number
  readonly options: Partial<Config>
  /** Who plays; by chance where nobody does. */
  readonly bot?: Bot<View, Move>
}

/** The golden matches: one for each way in which a match ends, with two to four souls and with the King's seat. */
export const GOLDEN: Readonly<Record<string, Golden>> = {
  'the-way-out': { ending: 'WIN', seats: 4, options: {}, bot: normal },
  'all-lost': { ending: 'LOSE_ALL_MINUS5', seats: 2, options: { difficulty: 'HARD' } },
  'keys-destroyed': { ending: 'LOSE_KEYS_DESTROYED', seats: 3, options: { difficulty: 'EASY' }, bot: easy },
  'round-limit': {
    ending: 'TIMEOUT',
    seats: 4,
    options: { houseLoss: 0, presenceTable: [0, 0, 0, 1], ringActivation: true, maxRounds: 12 },
  },
  'the-king-wins': { ending: 'LOSE_KEYS_DESTROYED', seats: 5, options: { kingMode: 'SEAT' }, bot: normal },
}

/** Plays a golden match anew, with the first seed that ends so. Needed again only when the rules version goes up. */
export function makeReplay(name: string): MatchRecord {
  const golden = GOLDEN[name] as Golden
  for (let attempt = 0; ; attempt++) {
    const record = play(`${name} ${attempt}`, golden)
    if (record.outcome?.reason === golden.ending) return record
  }
}

function play(seed: string, { seats, options, bot }: Golden): MatchRecord {
  const names = Array.from({ length: seats }, (_, seat) => ({
    name: `Alma ${seat + 1}`,
    kind: bot === normal ? 'normal' : bot ? 'easy' : 'random',
  }))
  const match = Match.start(carcosa, { options, seats: names, seed })
  if (isRefusal(match)) throw new Error(match.code)
  const luck = new SeededChance(`moves ${seed}`)
  while (!match.outcome()) {
    const { seat, move } = turnOf(match, bot, luck)
    const answer = match.submit(seat, move)
    if (!answer.ok) throw new Error(JSON.stringify([move, answer.refusal]))
  }
  return recordOf(match, { withSeed: true })
}

type HouseMatch = Match<Config, State, Move, View, Fact>

function turnOf(match: HouseMatch, bot: Golden['bot'], luck: SeededChance): { seat: Seat; move: Move } {
  const [decision] = match.decisions
  const move =
    bot && decision && decision.seat >= 0 ? bot(new PositionAsk(match.position, decision.seat, luck)) : undefined
  if (decision && move) return { seat: decision.seat, move }
  if (bot && decision && !decision.open) return { seat: decision.seat, move: decision.fallback }
  const drawn = drawAny(match.position.state, match.decisions, luck)
  if (!drawn) throw new Error('nobody can move')
  return drawn
}
