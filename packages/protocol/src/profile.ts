import { type GameMessages, lookUp } from '@ludoteca/kernel'
import { type ClientPayload, clientPayloads } from './client-messages.ts'

type Profile = ClientPayload<'SET_PROFILE'>
type Named = Readonly<Record<string, unknown>>

type Declared = Pick<GameMessages, 'profile'>

/**
 * The payload of SET_PROFILE for what somebody brings along to a match. Names for which neither the protocol nor the game
 * has a field go into `extras`.
 */
export function profileOf(belongings: Named, game: Declared = {}): Profile {
  const entries = Object.entries(belongings)
  const fields = fieldsIn(game)
  const own = entries.filter(([name]) => fields.includes(name))
  const extras = entries.filter(([name]) => !fields.includes(name))
  return Object.fromEntries(extras.length === 0 ? own : [...own, ['extras', Object.fromEntries(extras)]]) as Profile
}

/** The inverse: what somebody brings along, by the names that the game asks for. Other extras stay in `extras`. */
export function belongingsOf(
  { extras = {}, ...own }: Named & Pick<Profile, 'extras'>,
  names: readonly string[],
  game: Declared = {},
): Named {
  const fields = fieldsIn(game)
  const isWanted = (name: string) => names.includes(name) && !fields.includes(name)
  const found = names.filter((name) => isWanted(name) && lookUp(extras, name) !== undefined)
  const rest = Object.entries(extras).filter(([name]) => !found.includes(name))
  return {
    ...own,
    ...(rest.length > 0 && { extras: Object.fromEntries(rest) }),
    ...Object.fromEntries(found.map((name) => [name, lookUp(extras, name)])),
  }
}

/** The fields of SET_PROFILE in rooms of this game. */
function fieldsIn({ profile = {} }: Declared): readonly string[] {
  return [...Object.keys(clientPayloads.SET_PROFILE.shape), ...Object.keys(profile)]
}
