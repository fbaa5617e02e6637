import {
  CARD_NAMES,
  cardOf,
  MONSTER_NAMES,
  placeName,
  ROLE_NAMES,
  SPECIAL_NAMES,
  type SpecialView,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import type { PlaceNow } from './place-model.ts'
import { boardWords as words } from './words.ts'

/** What else is to be said of a place, beside what is in it. */
interface Said {
  readonly names: (seat: Seat) => string
  readonly me: Seat | undefined
  /** What it costs to go there; nothing where that cannot be done. */
  readonly cost: number | undefined
  readonly closedBy: readonly Seat[]
  readonly also: readonly (string | false)[]
}

/** A place in words: all that eyes would find there. */
export function placeInWords(view: View, place: PlaceNow, { names, me, cost, closedBy, also }: Said): string {
  const { node, room, special, souls, monsters } = place
  const called = (seat: Seat) => {
    const role = view.players[seat]?.role
    return seat === me ? words.you : role === undefined ? names(seat) : words.soul(names(seat), ROLE_NAMES[role])
  }
  const parts = [
    placeName(node),
    emblemOf(view, place),
    room && words.deck(room.size),
    place.hasStairs && words.stairs,
    place.hasTempStairs && words.tempStairs,
    special && specialInWords(special),
    special &&
      special.armory.length > 0 &&
      words.armory(special.armory.map((uid) => CARD_NAMES[cardOf(uid)]).join(', ')),
    place.isKingHere && (view.king.vanish > 0 ? words.kingGone : words.king),
    monsters.length > 0 &&
      words.monsters(monsters.map(({ id, stun }) => (stun > 0 ? words.stunned(id) : MONSTER_NAMES[id])).join('; ')),
    souls.length > 0 && words.souls(souls.map(called).join('; ')),
    ...notesInWords(place),
    closedBy.length > 0 && words.closed(closedBy.map(names).join(', ')),
    cost !== undefined && words.reach(cost),
    ...also,
  ]
  return parts.flatMap((part) => (part ? `${part[0]?.toUpperCase()}${part.slice(1)}.` : [])).join(' ')
}

/** What whoever looks on remembers of the deck: its top, and how much below. */
function notesInWords({ room }: PlaceNow): readonly string[] {
  if (room === undefined || room.seen.length === 0) return []
  const top = room.seen.find(({ at }) => at === 0)
  const deeper = room.seen.length - (top ? 1 : 0)
  return [
    ...(top ? [words.noteTop(CARD_NAMES[top.card], top.round)] : []),
    ...(deeper > 0 ? [words.notesDeeper(deeper)] : []),
  ]
}

function specialInWords({ kind, destroyed }: SpecialView): string {
  if (kind === null) return destroyed ? words.special.ruined : words.special.hidden
  return destroyed ? words.special.ruinedOf(SPECIAL_NAMES[kind]) : SPECIAL_NAMES[kind]
}

function emblemOf({ config, crown }: View, { node }: PlaceNow): string | false {
  if (node === config.umbralNode) return words.umbral
  if (node !== config.sanctuaryNode) return false
  return crown.holder === null ? `${words.sanctuary}, ${words.crown}` : words.sanctuary
}
