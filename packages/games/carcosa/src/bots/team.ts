import type { Seat } from '@ludoteca/kernel'
import { cardOf, isTale, type Uid } from '../data/cards.ts'
import { HEALER_HEAL } from '../data/constants.ts'
import type { Move } from '../moves.ts'
import { held } from '../rules/items.ts'
import { canSacrifice } from '../rules/sacrifice.ts'
import { effectiveMax, hasKeySlot } from '../rules/souls.ts'
import { statusOf } from '../rules/statuses.ts'
import { tradePartners, whyNotTrade } from '../rules/trade.ts'
import type { Player } from '../state.ts'
import type { View } from '../view.ts'
import { isTimeToLeave, type Mind, openRoom, soulIn } from './mind.ts'

/** In hundredths of a card never seen. */
const ACTION = 90
const POINT = 25
const GIFT_MIN = 150
/** From this sanity on a soul gives its Vial away. */
const WELL = 2

/** [13.4] The Sanador keeps SANIDAD on everybody who needs it, and gives actions to those who do not. */
export function healOthers({ view, seat, me, character }: Mind): Move | undefined {
  if (me.role !== 'HEALER' || me.actionsLeft === 0 || me.sanity < 1) return undefined
  let healed = 0
  let pulses = 0
  let actions = 0
  for (let other = 0; other < view.players.length; other++) {
    if (other === seat) continue
    const p = soulIn(view, other)
    // Down there a key is safe; whoever is lifted up may fall again, and lose it.
    if (character.letsGo && p.atMinus5 && p.keys.length > 0) return undefined
    const lack = effectiveMax(p) - p.sanity
    healed += Math.min(HEALER_HEAL, lack)
    const calm = statusOf(p, 'SANIDAD')
    if (calm === undefined || calm.left < 2) pulses += Math.min(view.players.length, Math.max(0, lack - 1))
    const light = statusOf(p, 'ILUMINADO')
    if (light === undefined || light.left < 2) actions++
  }
  const calmly = pulses * POINT
  const brightly = isTimeToLeave(view) ? 0 : actions * ACTION
  if (healed * POINT + Math.max(calmly, brightly) < GIFT_MIN) return undefined
  return { type: 'healerHeal', status: calmly >= brightly ? 'SANIDAD' : 'ILUMINADO' }
}

/** [13.4] A full ring hands its key to somebody here who has room, and goes on looking. Tales go to the Book, Vials to the weakest. */
export function handOver(mind: Mind): Move | undefined {
  const { view, seat, me } = mind
  if (!view.config.tradeEnabled || me.tradeOffers >= view.config.maxTradeOffersPerTurn) return undefined
  if (me.keys.length + me.items.length === 0) return undefined
  for (const to of tradePartners(view, seat)) {
    const other = soulIn(view, to)
    const give = giftFor(mind, to, other)
    if (give !== undefined && !whyNotTrade(other, null, give)) return { type: 'tradeOffer', to, give }
  }
  return undefined
}

function giftFor({ view, me }: Mind, to: Seat, other: Readonly<Player>): Uid | undefined {
  const isUseful = me.actionsLeft > 0 && !isTimeToLeave(view) && me.role !== 'HEALER'
  if (isUseful && me.keys.length > 0 && !hasKeySlot(me) && hasKeySlot(other) && isSafe(other)) return me.keys[0]
  if (view.book.holder === to) return me.items.find((uid) => isTale(cardOf(uid)))
  return isWeakest(view, other) && me.sanity >= WELL ? held(me, 'VIAL')[0] : undefined
}
/** Nobody is worse off, and a Vial would help; whoever has sunk needs none. */
function isWeakest({ players }: View, p: Readonly<Player>): boolean {
  if (p.sanity > 0 || p.atMinus5) return false
  return players.every(({ sanity, atMinus5 }) => atMinus5 || sanity >= p.sanity)
}
/** A key is not handed to somebody about to lose it. */
export function isSafe(p: Readonly<Player>): boolean {
  return p.atMinus5 || canSacrifice(p)
}

/** [13.1, 9] The ritual, when somebody here can carry its key. */
export function askForRitual({ view, me }: Mind): Move | undefined {
  if (view.ritualDone || me.ritualRefused || me.actionsLeft === 0 || isTimeToLeave(view)) return undefined
  return openRoom(view, me.node, 'CAMARA_LETAL') ? { type: 'camaraRitual' } : undefined
}
