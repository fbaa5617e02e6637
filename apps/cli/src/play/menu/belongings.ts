import {
  type Belongings,
  type Box,
  configure,
  isRefusal,
  lookUp,
  type OneDomain,
  type ProfileField,
  type SeatInfo,
} from '@ludoteca/kernel'
import type { Desk } from '../ask/desk.ts'
import type { Entry } from '../ask/entries.ts'
import { chooseFrom } from './menu-desk.ts'

type LotField = ProfileField & { readonly domain: OneDomain }

/** What each person brings along that a lot would decide otherwise, by seat. Enter leaves it to the lot. */
export async function askBelongings(
  desk: Desk,
  box: Box,
  seats: readonly SeatInfo[],
  options: object,
): Promise<readonly Belongings[]> {
  const config = configure(box.game, options, seats.length)
  const asked = isRefusal(config) ? [] : (box.profiles?.fields?.(config) ?? [])
  const fields = asked.filter((field): field is LotField => field.usual === undefined && field.domain.kind === 'one')
  const brought: Belongings[] = seats.map(() => ({}))
  for (const [seat, { name, kind }] of seats.entries()) {
    if (kind !== 'human') continue
    for (const field of fields) {
      const others = brought.filter((_, other) => other !== seat)
      const mayHave = (wish: Belongings) =>
        box.profiles?.refusalOf(config as object, wish, { belongings: {}, hasChanged: false }, others) === undefined
      brought[seat] = { ...brought[seat], ...(await askOne(desk, name, field, mayHave)) }
    }
  }
  return brought
}

/** One of those that nobody else has. */
function askOne(
  desk: Desk,
  person: string,
  { name, label, domain, values }: LotField,
  mayHave: (wish: Belongings) => boolean,
): Promise<Belongings> {
  const free = domain.of.filter((value) => mayHave({ [name]: value }))
  const entries: Entry<Belongings>[] = free.map((value, i) => ({
    key: String(i + 1),
    label: lookUp(values, String(value)) ?? String(value),
    value: { [name]: value },
  }))
  entries.push({ key: String(entries.length + 1), label: desk.shell.menu.byLot, value: {} })
  const title = `${person}: ${label} (Enter: ${desk.shell.menu.byLot})`
  return chooseFrom(desk, title, entries, String(entries.length))
}
