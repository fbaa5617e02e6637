import { floorOf } from '../data/board.ts'
import { cardOf, type Uid } from '../data/cards.ts'
import { ARMERIA_PLACES, SANITY_FLOOR } from '../data/constants.ts'
import type { Move } from '../moves.ts'
import { arrivalLoss } from '../rules/king.ts'
import { hasKeySlot } from '../rules/souls.ts'
import { kingPercents } from './danger.ts'
import { isAtTheEnd, isTimeToLeave, type Mind, openRoom } from './mind.ts'

/** From so many nights in a hundred on, the King is reckoned with. */
const KING_LIKELY = 25

/** [7.6, 7.8] Whoever has nothing left to give up and will fall tonight leaves the keys here: nothing takes them from −5. */
export function storeInArmeria(mind: Mind): Move | undefined {
  const { view, me } = mind
  const armeria = openRoom(view, me.node, 'ARMERIA')
  if (armeria === undefined || armeria.armory.length >= ARMERIA_PLACES || me.keys.length === 0) return undefined
  return isFalling(mind) ? { type: 'armeriaDrop', uid: me.keys[0] as Uid } : undefined
}

/** What lies there and can be used: keys, by whoever will keep them. */
export function takeFromArmeria(mind: Mind): Move | undefined {
  const { view, me } = mind
  const armeria = openRoom(view, me.node, 'ARMERIA')
  if (armeria === undefined || armeria.armory.length === 0 || !hasKeySlot(me) || isFalling(mind)) return undefined
  const uid = armeria.armory.find((each) => cardOf(each) === 'KEY')
  return uid === undefined ? undefined : { type: 'armeriaTake', uid }
}

/** Without actions to rest, the night brings this soul to −5 and takes what it holds. */
function isFalling({ view, me }: Mind): boolean {
  if (me.atMinus5 || me.actionsLeft > 0 || !isAtTheEnd(me) || isTimeToLeave(view)) return false
  const comes = (kingPercents(view)[floorOf(me.node) - 1] as number) >= KING_LIKELY
  return me.sanity - view.config.houseLoss - (comes ? arrivalLoss(view) : 0) <= SANITY_FLOOR
}
