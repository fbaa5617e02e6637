import { flag, maybe, one, type Params, type Seat } from '@ludoteca/kernel'
import { CORTINA_FROM } from '../data/constants.ts'
import { TEAM_IDS } from '../data/teams.ts'
import { FAME_POLICIES } from '../moves.ts'
import { ownerAt } from '../owners.ts'
import type { Preferences, State } from '../state.ts'

/** [1.9] What an owner may bring along. */
export const BELONGINGS = {
  team: maybe(one(TEAM_IDS)),
  preferAutoPay: maybe(flag),
  famePolicy: maybe(one(FAME_POLICIES)),
  cortinaFrom: maybe(one(CORTINA_FROM)),
} satisfies Params

/** How this owner wants to pay and to spend Fame, as far as he says so. */
export function prefer(s: State, seat: Seat, { preferAutoPay, famePolicy, cortinaFrom }: Partial<Preferences>): void {
  const mine = s.preferences[seat] as Preferences
  if (preferAutoPay !== undefined) mine.preferAutoPay = preferAutoPay
  if (famePolicy !== undefined) mine.famePolicy = famePolicy
  // A match of version 1 takes it and leaves it at that.
  if (cortinaFrom !== undefined && mine.cortinaFrom !== undefined) mine.cortinaFrom = cortinaFrom
}

/** [1.7.4] Whoever has not chosen makes way: in the order of seats they have the lowest dynasties that are free. */
export function dealTeams(s: State, chose: readonly boolean[]): void {
  const taken = s.owners.filter((_, seat) => chose[seat]).map(({ team }) => team)
  const free = TEAM_IDS.filter((id) => !taken.includes(id))
  for (const seat of s.owners.keys()) if (!chose[seat]) ownerAt(s, seat).team = free.shift() as string
}
