import {
  type Decision,
  drawAny,
  isRefusal,
  Match,
  type MatchRecord,
  PositionAsk,
  recordOf,
  SeededChance,
} from '@ludoteca/kernel'
import { personalities } from '../src/bots/index.ts'
import type { Config } from '../src/config.ts'
import { aufbau } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import type { State } from '../src/state.ts'

interface Golden {
  readonly seats: number
  readonly options: Partial<Config>
  /** Who plays; without anybody, chance does. */
  readonly bots?: readonly string[]
  /** A game master drawn by chance would end it at once: not before this round. */
  readonly endsFrom?: number
}

const PLENTY = { abundance: true, storageCapacityMultiplier: 100, actionsPerRound: 4, freeFacilityBuildsPerRound: 3 }

/** The golden matches: each ending, both catalogues, both ways to go on, played by bots and by chance. */
export const GOLDEN: Readonly<Record<string, Golden>> = {
  strategies: { seats: 5, options: {}, bots: ['amtsfokus', 'handel', 'stadt', 'werkstatt', 'domaenen'] },
  chance: { seats: 4, options: { ...PLENTY, maxRounds: 12, advance: 'gm', administrationUpkeep: true } },
  full: { seats: 3, options: { ...PLENTY, maxRounds: 16, facilityCatalogue: 'full' } },
  campaign: { seats: 2, options: { session: 'kampagne', advance: 'gm', visibility: 'open' }, endsFrom: 6 },
}

/** Questions that nobody waits for are answered once in so many moves. */
const OPEN_ONE_IN = 40

/** Plays a golden match anew. Needed again only when the rules version goes up. */
export function makeReplay(name: string): MatchRecord {
  const { seats, options, bots, endsFrom = 1 } = GOLDEN[name] as Golden
  const infos = Array.from({ length: seats }, (_, seat) => ({
    name: `Haus ${seat + 1}`,
    kind: bots?.[seat] ?? 'random',
  }))
  const match = Match.start(aufbau, { options, seats: infos, seed: `golden ${name}` })
  if (isRefusal(match)) throw new Error(match.code)
  const dice = new SeededChance(`moves ${name}`)
  const { position } = match
  const choose = (decision: Decision<State, Move>) => {
    const bot = personalities[bots?.[decision.seat] ?? '']
    const move = bot?.(new PositionAsk(position, decision.seat, dice))
    return { seat: decision.seat, move: move ?? (decision.open ? undefined : decision.fallback) }
  }
  while (!match.outcome()) {
    const awaited = position.decisions.find(({ open }) => !open)
    const drawn = bots && awaited ? choose(awaited) : drawAny(position.state, match.decisions, dice, OPEN_ONE_IN)
    if (!drawn) throw new Error('nobody can move')
    if (drawn.move?.type === 'endCampaign' && position.state.round < endsFrom) continue
    match.submit(drawn.seat, drawn.move)
  }
  return recordOf(match, { withSeed: true })
}
