import type { Action } from '../moves.ts'
import type { ActionRule } from './action.ts'
import { attachTale } from './attach-tale.ts'
import { discardSanidad, endTurn, escapeTrap, meditate, search, useVial } from './basics.ts'
import { armeriaDrop, armeriaTake, motemeyBuy, motemeySell, tabernaPeek, tabernaRecover } from './free-rooms.ts'
import { healerHeal } from './healer-heal.ts'
import { move, useCompass, useStairs } from './moving.ts'
import { camaraRitual, monasterioUse, puertasTeleport, salonUse } from './paid-rooms.ts'
import { setProtect } from './set-protect.ts'
import { takeCrown } from './take-crown.ts'
import { tradeOffer } from './trading.ts'
import { useBlunt } from './use-blunt.ts'
import { useRing } from './use-ring.ts'

/** [6.1] All 26. */
export const ACTIONS: { readonly [T in Action['type']]: ActionRule<T> } = {
  move,
  search,
  meditate,
  useCompass,
  useVial,
  useBlunt,
  useStairs,
  attachTale,
  takeCrown,
  discardSanidad,
  escape: escapeTrap,
  healerHeal,
  setProtect,
  tradeOffer,
  motemeyBuy,
  motemeySell,
  tabernaRecover,
  tabernaPeek,
  armeriaDrop,
  armeriaTake,
  puertasTeleport,
  camaraRitual,
  salonUse,
  monasterioUse,
  useRing,
  endTurn,
}
