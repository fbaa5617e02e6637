import { floorOf, isRoom, type RoomId } from '../data/board.ts'
import { cardOf, isTale, type Uid } from '../data/cards.ts'
import { ESCAPE_TARGET, MOTEMEY_PRICE, VIAL_HEAL } from '../data/constants.ts'
import { FIGURE_OF } from '../data/monsters.ts'
import type { Move } from '../moves.ts'
import { held, holds } from '../rules/items.ts'
import { effectiveMax } from '../rules/souls.ts'
import { hasStatus, isTrapped } from '../rules/statuses.ts'
import type { Monster } from '../state.ts'
import type { RoomView } from '../view.ts'
import { restThreshold } from './danger.ts'
import { isHunting, isTimeToLeave, type Mind, openRoom, unseenIn } from './mind.ts'

const DIE_MAX = 6

/** [13.1, 2] Trying to get free costs nothing, unless it cannot succeed. */
export function breakFree({ me }: Mind): Move | undefined {
  if (!isTrapped(me)) return undefined
  if (hasStatus(me, 'SANIDAD') && me.sanity < 1) return { type: 'discardSanidad' }
  return !me.escapeTried && me.sanity + DIE_MAX >= ESCAPE_TARGET ? { type: 'escape' } : undefined
}

/** [13.1, 3] First the Duende with keys, then the Viejo with a victim, then whoever catches. */
export function strike({ view, me }: Mind): Move | undefined {
  if (view.monsters.length === 0 || !holds(me, 'BLUNT')) return undefined
  let target: Readonly<Monster> | undefined
  for (const monster of view.monsters) {
    if (monster.node !== me.node || urgencyOf(monster) === 0) continue
    if (target === undefined || urgencyOf(monster) > urgencyOf(target)) target = monster
  }
  return target && { type: 'useBlunt', uid: held(me, 'BLUNT')[0] as Uid, monster: target.id }
}
function urgencyOf({ id, loot, victim, stun }: Readonly<Monster>): number {
  if (loot.length > 0) return loot.some((uid) => cardOf(uid) === 'KEY') ? 9 : 7
  if (victim !== null) return 8
  if (stun > 0 || id === 'DUENDE' || id === 'VIEJO_DEL_SACO') return 0
  return id === 'ARANA' ? 6 : 5
}

/** [13.1, 4] The later the round of the match, the more a night without the King is worth. */
export function readTale({ view, seat, me }: Mind): Move | undefined {
  if (view.book.holder !== seat || view.king.vanish > 0) return undefined
  const uid = me.items.find((each) => isTale(cardOf(each)))
  return uid === undefined ? undefined : { type: 'attachTale', uid }
}

/** [13.1, 5] A Vial when it is needed and nothing of it is lost. */
export function drink(mind: Mind): Move | undefined {
  const { me } = mind
  if (mind.character.letsGo && me.atMinus5) return undefined
  if (me.sanity > Math.min(0, restThreshold(mind)) || me.sanity + VIAL_HEAL > effectiveMax(me)) return undefined
  return holds(me, 'VIAL') ? { type: 'useVial', uid: held(me, 'VIAL')[0] as Uid } : undefined
}

/** [13.1, 5] The Taberna costs nothing; a soul in its best state looks around instead. */
export function useTaberna(mind: Mind): Move | undefined {
  const { view, me } = mind
  if (me.tabernaUsed || !openRoom(view, me.node, 'TABERNA')) return undefined
  if (me.sanity < effectiveMax(me) && !me.atMinus5) return { type: 'tabernaRecover' }
  if (isTimeToLeave(view) || me.sanity <= restThreshold(mind)) return undefined
  const rooms = view.rooms.filter((room) => room.size > 0 && room.seen[0]?.at !== 0)
  if (rooms.length < 2) return undefined
  rooms.sort((a, b) => interestOf(mind, b) - interestOf(mind, a) || a.box - b.box)
  return { type: 'tabernaPeek', rooms: rooms.slice(0, 2).map(({ room }) => room) }
}
/** Rooms nearby with much that is unknown. */
function interestOf({ me }: Mind, room: RoomView): number {
  return unseenIn(room) + (floorOf(room.room as RoomId) === floorOf(me.node) ? 10 : 0)
}

/** [13.1, 9] Motemey's cards while keys are missing. */
export function buy(mind: Mind): Move | undefined {
  const { view, me } = mind
  if (me.sanity <= MOTEMEY_PRICE || !openRoom(view, me.node, 'MOTEMEY') || isTimeToLeave(view)) return undefined
  return isHunting(mind) ? { type: 'motemeyBuy' } : undefined
}

/** What Motemey pays for treasures that are of no other use, while there is room for it. */
export function sell({ view, me }: Mind): Move | undefined {
  if (me.items.length === 0 || !openRoom(view, me.node, 'MOTEMEY')) return undefined
  const room = effectiveMax(me) - me.sanity
  const uid = me.items.find((each) => {
    const card = cardOf(each)
    return (card === 'TREASURE_SCROLL' || card === 'TREASURE_PENDANT') && room >= 3
  })
  return uid === undefined ? undefined : { type: 'motemeySell', uid }
}

/** [13.1, 6] Ways that cost no action lead to the Umbral. */
export function hurryOut({ view, me }: Mind): Move | undefined {
  const { umbralNode } = view.config
  if (!isTimeToLeave(view) || me.node === umbralNode) return undefined
  // [13.4] A paranoid soul cannot join the others.
  if (hasStatus(me, 'PARANOIA') && hasStatus(me, 'SANIDAD')) return { type: 'discardSanidad' }
  const isNear = floorOf(me.node) === floorOf(umbralNode)
  if (isNear && isRoom(me.node) && holds(me, 'COMPASS'))
    return { type: 'useCompass', uid: held(me, 'COMPASS')[0] as Uid }
  if (isNear || me.actionsLeft === 0 || !holds(me, 'TREASURE_STAIRS') || view.tempStairs.includes(me.node))
    return undefined
  return { type: 'useStairs', uid: held(me, 'TREASURE_STAIRS')[0] as Uid }
}

/** [13.1, 5] Without actions left, a Brújula leads away from whoever catches souls at the end of the round. */
export function slipAway({ view, me }: Mind): Move | undefined {
  if (me.actionsLeft > 0 || !isRoom(me.node) || !holds(me, 'COMPASS')) return undefined
  const isCaught = view.monsters.some(
    ({ id, node, stun }) => node === me.node && stun === 0 && FIGURE_OF[id].contact !== null,
  )
  return isCaught ? { type: 'useCompass', uid: held(me, 'COMPASS')[0] as Uid } : undefined
}
