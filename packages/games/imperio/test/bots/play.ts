import {
  type Ask,
  type Bot,
  type Chance,
  configure,
  drawFields,
  isRefusal,
  Position,
  PositionAsk,
  type Seat,
  SeededChance,
  type Told,
} from '@ludoteca/kernel'
import { NORMAL } from '../../src/bots/character.ts'
import { playerOf } from '../../src/bots/player.ts'
import type { Config } from '../../src/config.ts'
import type { Fact } from '../../src/facts.ts'
import { imperio } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import type { View } from '../../src/view.ts'
import type { Table } from '../kit.ts'

export type Player = Bot<View, Move>
/** What all tempers have in common. It makes no offers, so that one sees what it does without. */
export const plain: Player = playerOf({ ...NORMAL, offersEvery: 0 })
type Here = Position<Config, State, Move, View, Fact>

/** What the bot does here. A move that the rules refuse is an error. */
function answer(here: Here, bot: Player, seat: Seat, chance: Chance): Move | undefined {
  const move = bot(new PositionAsk(here, seat, chance))
  const refusal = move && here.refusalOf(seat, move)
  if (refusal) throw new Error(`seat ${seat}: ${JSON.stringify(move)} is refused with ${JSON.stringify(refusal)}`)
  return move
}

/** What the bot does at this table; luck is drawn from a fixed seed unless it is scripted. */
export function choice({ position }: Table, bot: Player, seat: Seat, chance: Chance = new SeededChance('bots')) {
  return answer(position, bot, seat, chance)
}

export interface Played {
  readonly state: State
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
  readonly ranks: readonly number[]
}

const MOVES_MAX = 5000

/** Plays to the end. Everybody is asked again whenever a deal may have changed. */
export function play(
  bots: readonly Player[],
  options: Partial<Config>,
  seed: string,
  hear: (told: readonly Told<Fact>[]) => void = () => {},
): Played {
  const config = configure(imperio, options, bots.length)
  if (isRefusal(config)) throw new Error(config.code)
  const here: Here = Position.setup(imperio, config, bots.length, new SeededChance(seed))
  hear(here.told)
  const luck = bots.map((_, seat) => new SeededChance(`${seed}:${seat}`))
  const polled = new Map<Seat, number>()
  const moves: { seat: Seat; move: Move }[] = []
  while (moves.length < MOVES_MAX) {
    const outcome = imperio.outcome(here.state)
    if (outcome) return { state: here.state, moves, ranks: outcome.ranks }
    const next = meanwhile(here, bots, luck, polled) ?? awaited(here, bots, luck)
    here.apply(next.seat, next.move)
    hear(here.told)
    moves.push(next)
  }
  throw new Error('the match does not end')
}

function meanwhile(here: Here, bots: readonly Player[], luck: readonly Chance[], polled: Map<Seat, number>) {
  const waitsFor = new Set(here.decisions.filter(({ open }) => !open).map(({ seat }) => seat))
  for (const { seat, open, poll } of here.decisions) {
    const stretch = poll?.(here.state)
    if (!open || stretch === undefined || waitsFor.has(seat) || polled.get(seat) === stretch) continue
    const move = answer(here, bots[seat] as Player, seat, luck[seat] as Chance)
    if (move) return { seat, move }
    polled.set(seat, stretch)
  }
  return undefined
}

function awaited(here: Here, bots: readonly Player[], luck: readonly Chance[]) {
  for (const decision of here.decisions) {
    if (decision.open) continue
    const { seat, fallback } = decision
    const bot = bots[seat]
    return { seat, move: (bot && answer(here, bot, seat, luck[seat] as Chance)) ?? fallback }
  }
  throw new Error('the match waits for nobody')
}

const TRIES = 12
const OPEN_ONE_IN = 8

/** Plays without any plan, as the random bots of all games do. */
export function random(ask: Ask<View, Move>): Move | undefined {
  const { decisions, chance } = ask
  const isAwaited = decisions.some(({ open }) => !open)
  if (!isAwaited && chance.int('random', OPEN_ONE_IN) > 0) return undefined
  const choices = decisions.filter(({ open }) => !(isAwaited && open)).flatMap((decision) => decision.choices)
  for (let tries = 0; choices.length > 0 && tries < TRIES; tries++) {
    const { type, params } = chance.pick('random', choices)
    const move = { type, ...drawFields(params, chance) } as unknown as Move
    if (!ask.refusalOf(move)) return move
  }
  return undefined
}
