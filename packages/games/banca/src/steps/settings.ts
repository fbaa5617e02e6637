import {
  type Choice,
  type Decision,
  frozenCopy,
  type Io,
  maybe,
  type Params,
  record,
  type Seat,
  TABLE,
} from '@ludoteca/kernel'
import { SETTINGS } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { ChangeSettingsMove, Move } from '../moves.ts'
import { refusalOfPatch, replacedBy } from '../rules/settings.ts'
import type { State } from '../state.ts'
import type { Asked } from './ask.ts'

const fields: Params = Object.fromEntries(Object.entries(SETTINGS).map(([key, domain]) => [key, maybe(domain)]))

const choice: Choice<State, ChangeSettingsMove> = {
  type: 'changeSettings',
  params: { patch: record(fields) },
  check: (s, _seat, { patch }) => refusalOfPatch(s, patch),
}

const open: Decision<State, Move> = { seat: TABLE, prompt: 'settings', choices: [choice], open: true }

/** [13.1] At one device the banker may change settings while the match waits for somebody. */
export function orSettings(asked: Asked): readonly Decision<State, Move>[] {
  return [asked, open]
}

/** [13.1] Changes hold from the next turn on; a later one replaces an earlier one key by key. */
export function changeSettings(s: State, _f: object, _seat: Seat, { patch }: ChangeSettingsMove, io: Io<Fact>): void {
  io.tell({ type: 'settingsChanged', old: replacedBy(s, patch), new: patch, validFromTurn: s.turn + 1 })
  s.nextSettings = frozenCopy({ ...s.nextSettings, ...patch })
}
