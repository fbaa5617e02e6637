import type { Choice } from '@ludoteca/kernel'
import type { Command, Form } from '../commands/command.ts'
import { COMMANDS } from '../commands/index.ts'
import type { PlayerMove } from '../moves.ts'
import type { Player, State } from '../state.ts'
import { addNote, chooseLoss, setReady } from './session.ts'

type AnyCommand = Command<PlayerMove>
type MoveType = PlayerMove['type']

const ALL = new Map(Object.entries({ ...COMMANDS, chooseLoss, addNote, setReady })) as unknown as ReadonlyMap<
  MoveType,
  AnyCommand
>

/** The command behind a move of a player. */
export function commandOf(type: MoveType): AnyCommand {
  return ALL.get(type) as AnyCommand
}

/** [3.1] What players may do in each phase. */
export const IN_MAINTENANCE: readonly Choice<State, PlayerMove>[] = choicesOf(['chooseLoss', 'setTradeMode', 'addNote'])
export const IN_ACTIONS: readonly Choice<State, PlayerMove>[] = choicesOf([
  ...(Object.keys(COMMANDS) as MoveType[]),
  'setReady',
  'addNote',
])
export const WHILE_LOOKING: readonly Choice<State, PlayerMove>[] = choicesOf(['addNote'])

/** One choice for each way to fill a form; all of a command share its check. */
function choicesOf(types: readonly MoveType[]): Choice<State, PlayerMove>[] {
  return types.flatMap((type) => {
    const command = commandOf(type)
    return command.forms.map((form) => ({
      type,
      paramsOf: (s: Readonly<State>, seat: number) => form(s, s.players[seat] as Player),
      check: (s: Readonly<State>, seat: number, move: PlayerMove) => command.check(s, s.players[seat] as Player, move),
      ...suitsOf(form),
      ...drawOf(type, form),
    }))
  })
}

function suitsOf({ suits }: Form): Pick<Choice<State, PlayerMove>, 'suits'> {
  return suits ? { suits: (s, seat, move) => suits(s.players[seat] as Player, move) } : {}
}

function drawOf(type: MoveType, form: Form): Pick<Choice<State, PlayerMove>, 'draw'> {
  if (!form.draw) return {}
  const { draw } = form
  return { draw: (s, seat, chance) => ({ type, ...draw(s, s.players[seat] as Player, chance) }) as PlayerMove }
}
