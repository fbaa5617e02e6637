import { one, type Seat } from '@ludoteca/kernel'
import { MONASTERIO_EXTRA, PUERTAS_LOSS, SALON_VANITY_FROM_USE } from '../data/constants.ts'
import { rollD6 } from '../rules/dice.ts'
import { explore, place } from '../rules/places.ts'
import { damage, heal } from '../rules/sanity.ts'
import { hasKeySlot, seatsIn, soulAt } from '../rules/souls.ts'
import { activate, openSpecial } from '../rules/specials.ts'
import { giveStatus, hasStatus, isTrapped } from '../rules/statuses.ts'
import type { Special, State } from '../state.ts'
import { type ActionRule, NOTHING } from './action.ts'

function othersThan(s: Readonly<State>, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let other = 0; other < s.players.length; other++) if (other !== seat) others.push(other)
  return others
}

/** [7.8] PUERTAS_TELEPORT: there first, then the other loses 1, then the rest of entering. */
export const puertasTeleport: ActionRule<'puertasTeleport'> = {
  type: 'puertasTeleport',
  cost: 'PAID',
  room: 'PUERTAS_AMARILLO',
  params: (s, seat) => ({ target: one(othersThan(s, seat)) }),
  run(s, seat, { target }, io) {
    const from = soulAt(s, seat).node
    activate(openSpecial(s, from, 'PUERTAS_AMARILLO') as Special, seat, io)
    const to = soulAt(s, target).node
    place(s, seat, to, 'PUERTAS', io)
    return [damage(target, PUERTAS_LOSS, 'PUERTAS'), explore(seat, to, from)]
  },
}

/** [7.8] The only other soul in the room. */
function partnerOf(s: Readonly<State>, seat: Seat): Seat | undefined {
  const here = seatsIn(s, soulAt(s, seat).node)
  return here.length === 2 ? here.find((other) => other !== seat) : undefined
}

/** [7.8, D-34, D-56] CAMARA_RITUAL: the partner is asked. */
export const camaraRitual: ActionRule<'camaraRitual'> = {
  type: 'camaraRitual',
  cost: 'PAID',
  room: 'CAMARA_LETAL',
  whyNot(s, seat, me) {
    if (s.ritualDone) return 'E_RITUAL_DONE'
    if (me.ritualRefused) return 'E_RITUAL_REFUSED'
    const partner = partnerOf(s, seat)
    if (partner === undefined) return 'E_RITUAL_SOULS'
    const other = soulAt(s, partner)
    if (isTrapped(other) || other.actionsLeft < 1) return 'E_RITUAL_PARTNER'
    return hasKeySlot(me) || hasKeySlot(other) ? undefined : 'E_NO_KEY_SLOT'
  },
  run(s, seat, _move, io) {
    const partner = partnerOf(s, seat) as Seat
    io.tell({ type: 'ritualAsked', seat, partner })
    return [{ step: 'camaraAnswer', seat, partner }]
  },
}

/** [7.8] SALON_USE: yellow events do nothing until the end of the round; from the third use on vanity stays. */
export const salonUse: ActionRule<'salonUse'> = {
  type: 'salonUse',
  cost: 'PAID',
  room: 'SALON_BELLEZA',
  whyNot: (_s, _seat, me) => (hasStatus(me, 'VANIDAD') ? 'E_VANIDAD' : undefined),
  run(s, seat, _move, io) {
    const me = soulAt(s, seat)
    activate(openSpecial(s, me.node, 'SALON_BELLEZA') as Special, seat, io)
    me.yellowProtectionRound = s.round
    s.salonUses++
    io.tell({ type: 'salonProtected', seat, uses: s.salonUses })
    if (s.salonUses >= SALON_VANITY_FROM_USE) giveStatus(s, seat, 'VANIDAD', io)
    return NOTHING
  },
}

/** [7.8] MONASTERIO_USE: heals d6 + 2; a 1 brings PARANOIA. */
export const monasterioUse: ActionRule<'monasterioUse'> = {
  type: 'monasterioUse',
  cost: 'PAID',
  room: 'MONASTERIO_LOCURA',
  run(s, seat, _move, io) {
    activate(openSpecial(s, soulAt(s, seat).node, 'MONASTERIO_LOCURA') as Special, seat, io)
    const die = rollD6(io)
    io.tell({ type: 'rolled', seat, die, total: die + MONASTERIO_EXTRA, why: 'MONASTERIO' })
    heal(s, seat, die + MONASTERIO_EXTRA, 'MONASTERIO', io)
    if (die === 1) giveStatus(s, seat, 'PARANOIA', io)
    return NOTHING
  },
}
