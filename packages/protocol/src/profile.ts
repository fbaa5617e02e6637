import { lookUp } from '@ludoteca/kernel'
import { type ClientPayload, clientPayloads } from './client-messages.ts'

type Profile = ClientPayload<'SET_PROFILE'>
type Named = Readonly<Record<string, unknown>>

/** What SET_PROFILE has a field of its own for. */
const OWN = Object.keys(clientPayloads.SET_PROFILE.shape)

/** What somebody brings along to a match as SET_PROFILE says it: what has no field of its own is among the extras. */
export function profileOf(belongings: Named): Profile {
  const entries = Object.entries(belongings)
  const own = entries.filter(([name]) => OWN.includes(name))
  const extras = entries.filter(([name]) => !OWN.includes(name))
  return Object.fromEntries(extras.length === 0 ? own : [...own, ['extras', Object.fromEntries(extras)]]) as Profile
}

/** What somebody brings along, by the names under which a game asks for it. What nobody asks for stays where it is. */
export function belongingsOf(
  { extras = {}, ...own }: Named & Pick<Profile, 'extras'>,
  asked: readonly string[],
): Named {
  const isAsked = (name: string) => asked.includes(name) && !OWN.includes(name)
  const found = asked.filter((name) => isAsked(name) && lookUp(extras, name) !== undefined)
  const rest = Object.entries(extras).filter(([name]) => !found.includes(name))
  return {
    ...own,
    ...(rest.length > 0 && { extras: Object.fromEntries(rest) }),
    ...Object.fromEntries(found.map((name) => [name, lookUp(extras, name)])),
  }
}
