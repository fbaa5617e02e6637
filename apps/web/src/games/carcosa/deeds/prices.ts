import {
  type Action,
  actionsSpent,
  effectiveMax,
  HEALER_PRICE,
  hasStatus,
  MOTEMEY_PRICE,
  type Player,
  TABERNA_PRICE,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { deedWords } from './words.ts'

/** What a deed costs. */
export interface Price {
  readonly actions: number
  readonly sanity: number
  readonly keys: number
}

const SANITY: Readonly<Partial<Record<Action['type'], number>>> = {
  healerHeal: HEALER_PRICE,
  motemeyBuy: MOTEMEY_PRICE,
  tabernaPeek: TABERNA_PRICE,
}

/** What this deed costs this soul now. */
export function priceOf(view: Pick<View, 'players'>, seat: Seat, type: Action['type']): Price {
  const p = view.players[seat] as Player
  return {
    actions: actionsSpent(view, seat, type),
    sanity: sanityPrice(p, SANITY[type] ?? 0),
    keys: type === 'takeCrown' ? 1 : 0,
  }
}

/** [7.6] Vanity raises every price that is paid in sanity. */
export function sanityPrice(p: Readonly<Player>, amount: number): number {
  return amount > 0 && hasStatus(p, 'VANIDAD') ? amount + 1 : amount
}

/** The price in words: “1 acción, −1 cordura”, “gratis”. */
export function priceInWords({ actions, sanity, keys }: Price): string {
  const parts: string[] = []
  if (actions > 0) parts.push(deedWords.action)
  if (sanity > 0) parts.push(deedWords.sanity(sanity))
  if (keys > 0) parts.push(deedWords.key)
  return parts.length === 0 ? deedWords.free : parts.join(', ')
}

/** What healing so much brings this soul, in words: never more than its maximum. */
export function healsInWords(p: Readonly<Player>, amount: number): string {
  const healed = Math.min(amount, effectiveMax(p) - p.sanity)
  return healed > 0 ? deedWords.heals(healed) : deedWords.atMost
}
