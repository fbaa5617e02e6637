import type { Player } from '@ludoteca/aufbau'
import type { MoveType } from '../ui.ts'
import { type FormField, formOf, type Values } from './fitting.ts'

/** [5.8] Switches, and how what they switch is set now. */
const SET_TO: Partial<Readonly<Record<MoveType, (me: Player, id: unknown) => string | undefined>>> = {
  setCityMode: ({ cities }, id) => cities.find((city) => city.id === id)?.mode,
  setOfficeYield: ({ offices }, id) => offices.find((office) => office.id === id)?.yieldMode,
  setTradeMode: ({ trades }, id) => trades.find((trade) => trade.id === id)?.mode,
}

/** The form of a command. A switch begins with what is not set yet: nobody opens it to leave things as they are. */
export function formToCompose(
  me: Player,
  type: MoveType,
  choices: Parameters<typeof formOf>[0],
  values: Values,
): readonly FormField[] {
  const fields = formOf(choices, values)
  const setTo = SET_TO[type]
  const mode = fields.find(({ name }) => name === 'mode')?.domain
  if (setTo === undefined || values.mode !== undefined || mode?.kind !== 'one') return fields
  const now = setTo(me, fields[0]?.value)
  return formOf(choices, { ...values, mode: mode.of.find((each) => each !== now) })
}
