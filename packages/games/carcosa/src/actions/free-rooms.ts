import { one, some } from '@ludoteca/kernel'
import { ROOMS } from '../data/board.ts'
import { cardOf } from '../data/cards.ts'
import { ARMERIA_PLACES, SANITY_FLOOR, TABERNA_HEAL, TABERNA_PRICE } from '../data/constants.ts'
import type { RefusalCode } from '../refusals.ts'
import { gainKey, hasFreeSlot, sparable, takeAway, takesSlot } from '../rules/items.ts'
import { buyFrames, sell, sellParams, whyNotBuy, whyNotSell, whyNotThat } from '../rules/motemey.ts'
import { heal, price } from '../rules/sanity.ts'
import { effectiveMax, hasKeySlot, soulAt } from '../rules/souls.ts'
import { activate, openSpecial } from '../rules/specials.ts'
import { tradeable } from '../rules/trade.ts'
import type { Player, Special, State } from '../state.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [D-49] One of the two, once per turn. */
function whyNotTaberna(s: Readonly<State>, me: Readonly<Player>, not: 'peek' | 'recover'): RefusalCode | undefined {
  if (s.config.taberna === not) return 'E_OPTION'
  return me.tabernaUsed ? 'E_ALREADY_USED' : undefined
}

/** [7.8] TABERNA_RECOVER */
export const tabernaRecover: ActionRule<'tabernaRecover'> = {
  type: 'tabernaRecover',
  cost: 'FREE',
  room: 'TABERNA',
  whyNot(s, _seat, me) {
    return whyNotTaberna(s, me, 'peek') ?? (me.sanity < effectiveMax(me) ? undefined : 'E_SANITY_FULL')
  },
  run(s, seat, _move, io) {
    const me = soulAt(s, seat)
    me.tabernaUsed = true
    activate(openSpecial(s, me.node, 'TABERNA') as Special, seat, io)
    heal(s, seat, TABERNA_HEAL, 'TABERNA', io)
    return NOTHING
  },
}

const TWO_ROOMS = { rooms: some(ROOMS, 2, 2) }

/** [7.8, D-55] TABERNA_PEEK: two different rooms on any floors. */
export const tabernaPeek: ActionRule<'tabernaPeek'> = {
  type: 'tabernaPeek',
  cost: 'FREE',
  room: 'TABERNA',
  whyNot(s, _seat, me) {
    return whyNotTaberna(s, me, 'recover') ?? (me.sanity > SANITY_FLOOR ? undefined : 'E_SANITY_LOW')
  },
  params: () => TWO_ROOMS,
  run(s, seat, { rooms }, io) {
    const me = soulAt(s, seat)
    me.tabernaUsed = true
    activate(openSpecial(s, me.node, 'TABERNA') as Special, seat, io)
    return [price(seat, TABERNA_PRICE, 'TABERNA'), { step: 'tabernaLook', seat, rooms: [...rooms] }]
  },
}

/** [7.8, seed D] MOTEMEY_BUY_START: the price is paid now. */
export const motemeyBuy: ActionRule<'motemeyBuy'> = {
  type: 'motemeyBuy',
  cost: 'FREE',
  room: 'MOTEMEY',
  whyNot: (s, _seat, me) => whyNotBuy(s, me),
  run(s, seat, _move, io) {
    activate(openSpecial(s, soulAt(s, seat).node, 'MOTEMEY') as Special, seat, io)
    return buyFrames(seat)
  },
}

/** [7.8] MOTEMEY_SELL */
export const motemeySell: ActionRule<'motemeySell'> = {
  type: 'motemeySell',
  cost: 'FREE',
  room: 'MOTEMEY',
  whyNot: (_s, _seat, me) => whyNotSell(me),
  params: (_s, _seat, me) => sellParams(me),
  check: (s, seat, { uid }) => whyNotThat(s, seat, uid),
  run(s, seat, { uid }, io) {
    activate(openSpecial(s, soulAt(s, seat).node, 'MOTEMEY') as Special, seat, io)
    sell(s, seat, uid, io)
    return NOTHING
  },
}

/** [7.8] ARMERIA_DROP: keys and things that are not soulbound. */
export const armeriaDrop: ActionRule<'armeriaDrop'> = {
  type: 'armeriaDrop',
  cost: 'FREE',
  room: 'ARMERIA',
  whyNot(s, _seat, me) {
    const armeria = openSpecial(s, me.node, 'ARMERIA') as Special
    if (armeria.armory.length >= ARMERIA_PLACES) return 'E_ARMERIA_FULL'
    if (tradeable(me).length === 0) return 'E_NO_ITEM'
    return sparable(me, tradeable(me)).length === 0 ? 'E_LLAVERO_IN_USE' : undefined
  },
  params: (_s, _seat, me) => ({ uid: one(sparable(me, tradeable(me))) }),
  check: (s, seat, { uid }) => whyNotThat(s, seat, uid),
  run(s, seat, { uid }, io) {
    const armeria = openSpecial(s, soulAt(s, seat).node, 'ARMERIA') as Special
    activate(armeria, seat, io)
    takeAway(s, seat, uid, io)
    armeria.armory.push(uid)
    io.tell({ type: 'armeriaStored', seat, card: cardOf(uid) })
    return NOTHING
  },
}

/** [D-39] Taking needs room for it. */
function whyNotTake(me: Readonly<Player>, uid: number): RefusalCode | undefined {
  if (cardOf(uid) === 'KEY') return hasKeySlot(me) ? undefined : 'E_NO_KEY_SLOT'
  return takesSlot(uid) && !hasFreeSlot(me) ? 'E_NO_SLOT' : undefined
}

/** [7.8] ARMERIA_TAKE: any of what lies there. */
export const armeriaTake: ActionRule<'armeriaTake'> = {
  type: 'armeriaTake',
  cost: 'FREE',
  room: 'ARMERIA',
  whyNot(s, _seat, me) {
    const armeria = openSpecial(s, me.node, 'ARMERIA') as Special
    if (armeria.armory.length === 0) return 'E_ARMERIA_EMPTY'
    const codes = armeria.armory.map((uid) => whyNotTake(me, uid))
    return codes.includes(undefined) ? undefined : codes[0]
  },
  params(s, _seat, me) {
    const { armory } = openSpecial(s, me.node, 'ARMERIA') as Special
    return { uid: one(armory.filter((uid) => !whyNotTake(me, uid))) }
  },
  check(s, seat, { uid }) {
    const me = soulAt(s, seat)
    return openSpecial(s, me.node, 'ARMERIA')?.armory.includes(uid) ? whyNotTake(me, uid) : undefined
  },
  run(s, seat, { uid }, io) {
    const me = soulAt(s, seat)
    const armeria = openSpecial(s, me.node, 'ARMERIA') as Special
    activate(armeria, seat, io)
    armeria.armory.splice(armeria.armory.indexOf(uid), 1)
    if (cardOf(uid) === 'KEY') gainKey(s, seat, uid, 'ARMERIA', io)
    else {
      me.items.push(uid)
      io.tell({ type: 'itemGained', seat, card: cardOf(uid), uid, from: 'ARMERIA' })
    }
    return NOTHING
  },
}
