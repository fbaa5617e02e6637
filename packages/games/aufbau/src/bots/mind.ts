import type { Ask, Chance } from '@ludoteca/kernel'
import { readyBonusActions } from '../catalogue/ops/bonus-action.ts'
import type { MaterialId } from '../data/materials.ts'
import type { ByTier } from '../data/posts.ts'
import type { Move, PlayerMove } from '../moves.ts'
import { facilityOpening, freeBonusSlot, hasAction } from '../rules/action-economy.ts'
import { eachFixedUpkeep } from '../rules/fixed-upkeep.ts'
import type { CheckKind, Player, State, World } from '../state.ts'
import { commandOf } from '../steps/choices.ts'
import type { View } from '../view.ts'
import { type Rates, ratesOf, type Taste } from './worth.ts'

export type PrestigiousHost = 'office' | 'organization' | 'trade' | 'workshop' | 'personal'

/** [13.2] How somebody keeps house, whatever the plan. */
export interface Habits {
  /** What things are worth to them. */
  readonly taste: Taste
  /** [13.1] Gold kept beyond the next upkeep. */
  readonly reserve: number
  /** Whether offices yield gold where influence is not needed. */
  readonly officesForGold: boolean
  /** [13.1] Whether influence is wanted for what will be bought: then losses are paid in gold. */
  readonly needsInfluence: boolean
  /** Whether a city is run for production as soon as there is a second one. */
  readonly producesInCity: boolean
  /** [13.2] What workshops shall find when a round ends; it is not sold. */
  readonly inputKept: number
  /** The least that a market must add to the price of what is sold, in gold per investment. */
  readonly sellsFrom: number
  /** What domains are set to; what is usual where nothing is said. */
  readonly picks: Partial<ByTier<readonly MaterialId[]>>
  /** [6.7] Where facilities are built for the influence they bring, in that order. */
  readonly builtAt: readonly PrestigiousHost[]
}

/** What a bot thinks with: its own books, what everybody knows, habits, and luck of its own. */
export interface Mind {
  readonly w: Readonly<World>
  readonly me: Readonly<Player>
  readonly chance: Chance
  readonly habits: Habits
  /** Rounds still to come after this one. */
  readonly roundsLeft: number
  /** What things are worth by then. */
  readonly rates: Rates
}

/** An open campaign has no end in sight: as many rounds as a standard match. */
const OPEN_END = 20

export function mindOf({ view, seat, chance }: Ask<View, Move>, habits: Habits): Mind {
  const { session, maxRounds } = view.config
  const roundsLeft = session === 'partie' ? Math.max(0, maxRounds - view.round) : OPEN_END
  const me = view.players[seat] as Player
  return { w: worldOf(view), me, chance, habits, roundsLeft, rates: ratesAt(habits.taste, roundsLeft) }
}

/** What everybody knows, in the shape of a state: rules that have met another one are slower for the rest of the process. */
function worldOf({ config, round, phase, finished, market, events, sectionStart }: View): World {
  const world: State = { config, agenda: [], round, phase, finished, market, events, sectionStart, players: [] }
  return world
}

/** Rates by the rounds that are left, worked out once for each taste. */
const RATES = new WeakMap<Taste, Rates[]>()

function ratesAt(taste: Taste, roundsLeft: number): Rates {
  let known = RATES.get(taste)
  if (known === undefined) {
    known = []
    RATES.set(taste, known)
  }
  known[roundsLeft] ??= ratesOf(taste, roundsLeft)
  return known[roundsLeft]
}

/** Whether the rules let it pass. */
export function can({ w, me }: Mind, move: PlayerMove): boolean {
  return commandOf(move.type).check(w, me, move) === undefined
}

export function gold({ me }: Mind): number {
  return Math.floor(me.gold12 / 12)
}

/** [13.1] What must stay in the purse for the next maintenance, as long as there is one; less for who has less. */
export function purseFloor12(mind: Mind): number {
  if (mind.roundsLeft === 0) return 0
  return Math.min((mind.habits.reserve + upkeepGold(mind)) * 12, mind.me.gold12)
}

function upkeepGold({ w, me }: Mind): number {
  let sum = 0
  eachFixedUpkeep(w, me, (_source, _ref, due) => {
    sum += due
  })
  return sum
}

/** [5.0.4, 5.0.5] What something is done with: a standard action, that or a bonus action of its kind, a facility action. */
export type Means = 'action' | CheckKind | 'facility'

/** What is left to act with. */
export type Left = Readonly<Record<Means, boolean>>

export function leftOf({ w, me }: Mind): Left {
  const action = hasAction(w, me) || (me.works !== null && readyBonusActions(me).length > 0)
  return {
    action,
    influence: action || freeBonusSlot(me, 'influence') >= 0,
    money: action || freeBonusSlot(me, 'money') >= 0,
    materials: action || freeBonusSlot(me, 'materials') >= 0,
    facility: facilityOpening(w, me) !== undefined,
  }
}

export function isNothing({ influence, money, materials, facility }: Left): boolean {
  return !influence && !money && !materials && !facility
}
