import {
  type Box,
  configure,
  defaultOf,
  isRefusal,
  type Json,
  lookUp,
  type Refusal,
  type SeatRange,
  same,
  seatsAfter,
  seatsWith,
} from '@ludoteca/kernel'
import type { RoomKind } from '@ludoteca/protocol'
import { entriesOf, type Options } from '../../components/options-form.tsx'

/** What is to be played, and by how many. Options that are not named are as the game proposes for such a room. */
export interface TermsValue {
  readonly game: string
  readonly kind: RoomKind
  readonly seats: number
  readonly options: Options
}

/** Why these terms will not do; the server would say the same. */
export function refusalOf(box: Box, { options, seats, kind }: TermsValue): Refusal | undefined {
  const result = configure(box.game, { ...usualOptions(box, kind), ...options }, seats)
  return isRefusal(result) ? result : box.rooms?.refusalOf(result, kind === 'public')
}

/** How many seats go with these terms. */
export function seatsOf(box: Box, { options, kind }: Pick<TermsValue, 'options' | 'kind'>): SeatRange {
  return seatsWith(box.game, { ...usualOptions(box, kind), ...options })
}

/** The same terms with other options; a seat that one of them needs comes and goes with it. */
export function withOptions(box: Box, terms: TermsValue, options: Options): TermsValue {
  const changed = { ...terms, options }
  return { ...changed, seats: seatsAfter(terms.seats, seatsOf(box, terms), seatsOf(box, changed)) }
}

/** What rooms of this kind begin with, where that is not what the game proposes. */
export function usualOptions({ rooms }: Box, kind: RoomKind): Options {
  return (rooms?.usual(kind === 'public') ?? {}) as Options
}

/** What was chosen, when a form that begins with the usual options shows these; it leaves out what the game proposes. */
export function chosenOptions(box: Box, kind: RoomKind, shown: Options): Options {
  const { game } = box
  const usual = usualOptions(box, kind)
  const specs = new Map(entriesOf(game.options))
  const begun = Object.keys(usual).map((key) => {
    const spec = specs.get(key)
    return [key, (lookUp(shown, key) ?? (spec && defaultOf(spec, shown))) as Json] as const
  })
  const chosen = begun.filter(([key, value]) => !same(value, lookUp(usual, key)))
  const others = Object.entries(shown).filter(([key]) => !Object.hasOwn(usual, key))
  return Object.fromEntries([...others, ...chosen])
}

/** Of complete options those that differ from what the game proposes for such a room. */
export function changedOptions(box: Box, complete: Readonly<Record<string, unknown>>, kind: RoomKind): Options {
  const usual = usualOptions(box, kind)
  const proposed = entriesOf(box.game.options).map(
    ([key, spec]) => [key, Object.hasOwn(usual, key) ? usual[key] : defaultOf(spec, complete)] as const,
  )
  const changed = proposed.filter(([key, value]) => Object.hasOwn(complete, key) && !same(complete[key], value))
  return Object.fromEntries(changed.map(([key]) => [key, lookUp(complete, key) as Json]))
}
