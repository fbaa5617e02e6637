import { type Choice, type Io, type Params, refuse, type Seat } from '@ludoteca/kernel'
import type { NodeId } from '../data/board.ts'
import type { SpecialId } from '../data/special-rooms.ts'
import type { Fact } from '../facts.ts'
import type { Action, Move, MoveOf } from '../moves.ts'
import type { RefusalCode } from '../refusals.ts'
import { specialAt } from '../rules/specials.ts'
import { isTrapped, mayActFreely } from '../rules/statuses.ts'
import type { Frame, Player, State } from '../state.ts'

/** What follows an action when nothing does. */
export const NOTHING: readonly Frame[] = []

/** [6.1] One action of a turn: when it may be done, with what, and what follows. */
export interface ActionRule<T extends Action['type']> {
  readonly type: T
  /**
   * `PAID` spends an action. `FREE` spends none, needs one left unless the options say otherwise, and counts towards the
   * limit of a turn [D-32]. `ALWAYS` is not counted and looks after itself [D-57].
   */
  readonly cost: 'PAID' | 'FREE' | 'ALWAYS'
  /** [7.8] Only in this special room, revealed and intact. */
  readonly room?: SpecialId
  /** Why it cannot be done at all now, besides what 5.3 asks of every action. */
  whyNot?(s: Readonly<State>, seat: Seat, me: Readonly<Player>): RefusalCode | undefined
  params?(s: Readonly<State>, seat: Seat, me: Readonly<Player>): Params
  /** What domains alone cannot say. */
  check?(s: Readonly<State>, seat: Seat, move: MoveOf<T>): RefusalCode | undefined
  /** Does it, the price being paid, and says what follows. */
  run(s: State, seat: Seat, move: MoveOf<T>, io: Io<Fact>): readonly Frame[]
  /** Spends no action after all. */
  isGratis?(me: Readonly<Player>): boolean
}

/** Any of them; each meets its own kind of move alone. */
export type AnyActionRule = ActionRule<Action['type']>

/** Why this soul cannot do that now; nothing when it can. */
export function whyNot(rule: AnyActionRule, s: Readonly<State>, seat: Seat): RefusalCode | undefined {
  const me = s.players[seat] as Player
  return whyNotNow(rule.cost, s, me) ?? whyNotHere(rule, openRoom(s, me.node), s, seat, me)
}

/** The special room that can be used there, if any. */
export function openRoom(s: Readonly<State>, node: NodeId): SpecialId | null {
  const special = specialAt(s, node)
  return special?.revealed && !special.destroyed ? special.kind : null
}

/** Why not, for who may act at all and stands in that special room or in none. */
function whyNotHere(
  rule: AnyActionRule,
  room: SpecialId | null,
  s: Readonly<State>,
  seat: Seat,
  me: Readonly<Player>,
): RefusalCode | undefined {
  if (rule.room !== undefined && rule.room !== room) return 'E_NOT_IN_SPECIAL'
  return rule.whyNot?.(s, seat, me)
}

/** [5.3] What every action of that cost asks for. */
export function whyNotNow(
  cost: AnyActionRule['cost'],
  s: Readonly<State>,
  me: Readonly<Player>,
): RefusalCode | undefined {
  if (cost === 'ALWAYS') return undefined
  if (me.turnLocked) return 'E_LOCKED'
  if (isTrapped(me)) return 'E_TRAPPED'
  if (cost === 'PAID') return me.actionsLeft < 1 ? 'E_NO_ACTIONS' : undefined
  if (!mayActFreely(s, me)) return 'E_NO_ACTIONS'
  return me.freeActions >= s.config.maxFreeActionsPerTurn ? 'E_FREE_LIMIT' : undefined
}

export type ActionChoice = Choice<State, Move>

/** The choice that offers an action; it is only ever put to who can do it. */
export function choiceOf(rule: AnyActionRule): ActionChoice {
  const { type, params, check } = rule
  return {
    type,
    ...(params && { paramsOf: (s: Readonly<State>, seat: Seat) => params(s, seat, s.players[seat] as Player) }),
    ...(check && {
      check(s: Readonly<State>, seat: Seat, move: Move) {
        const code = check(s, seat, move as Action)
        return code === undefined ? undefined : refuse(code)
      },
    }),
  }
}
