import type { Chance, Viewer } from '@ludoteca/kernel'
import { copy } from './copy.ts'
import { cardOf, isTale, type Uid } from './data/cards.ts'
import { SPECIAL_ROOMS_POOL, type SpecialId } from './data/special-rooms.ts'
import { knows } from './rules/knowledge.ts'
import type { Deck, State } from './state.ts'

/** A place where a card lies that the viewer has not seen. */
interface Place {
  readonly cards: Uid[]
  readonly at: number
}

/** [9] Whatever this viewer has not seen might be otherwise: undrawn cards, the offer of Motemey, special rooms. */
export function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  const rooms = other.boxes.flatMap((deck) => hiddenIn(deck, viewer))
  const motemey = [...hiddenIn(other.motemey, viewer), ...hiddenOffer(other, viewer)]
  mix(
    [...rooms, ...motemey].filter(({ cards, at }) => isTale(cardOf(cards[at] as Uid))),
    chance,
  )
  mix(rooms, chance)
  mix(motemey, chance)
  guessSpecials(other, chance)
  return other
}

function hiddenIn({ cards, known }: Deck, viewer: Viewer): Place[] {
  const places: Place[] = []
  for (let at = 0; at < cards.length; at++) if (!knows(viewer, known[at] as number)) places.push({ cards, at })
  return places
}

function hiddenOffer({ agenda }: State, viewer: Viewer): Place[] {
  const places: Place[] = []
  for (const frame of agenda) {
    if (frame.step !== 'motemeyChoose' || frame.seat === viewer) continue
    for (let at = 0; at < frame.offers.length; at++) places.push({ cards: frame.offers, at })
  }
  return places
}

/** Deals what lies in those places anew among them. */
function mix(places: readonly Place[], chance: Chance): void {
  const uids = places.map(({ cards, at }) => cards[at] as Uid)
  chance.shuffle('sample', uids)
  for (const [i, { cards, at }] of places.entries()) cards[at] = uids[i] as Uid
}

/** [D-23] What lies face down may be any kind that has not been seen, destroyed or not. */
function guessSpecials({ specials }: State, chance: Chance): void {
  const kinds: SpecialId[] = SPECIAL_ROOMS_POOL.filter(
    (kind) => !specials.some((special) => special.revealed && special.kind === kind),
  )
  chance.shuffle('sample', kinds)
  for (const special of specials) if (!special.revealed) special.kind = kinds.pop() as SpecialId
}
