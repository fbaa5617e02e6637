import { SALON_VANITY_FROM_USE } from '../data/constants.ts'
import { isYellow } from '../data/events.ts'
import type { Move } from '../moves.ts'
import { effectiveMax } from '../rules/souls.ts'
import { restThreshold } from './danger.ts'
import { cardAt, isTimeToLeave, type Mind, openRoom } from './mind.ts'
import { stepsOut } from './routes.ts'
import { worthOfCard } from './worth.ts'

/** [13.1, 6] The Puertas lead to whoever already stands in the Umbral. */
export function teleportOut({ view, seat, me }: Mind): Move | undefined {
  if (!isTimeToLeave(view) || me.actionsLeft === 0 || !openRoom(view, me.node, 'PUERTAS_AMARILLO')) return undefined
  const { umbralNode } = view.config
  const target = view.players.findIndex(({ node }, other) => other !== seat && node === umbralNode)
  if (target < 0 || stepsOut(me.node, umbralNode) <= 100) return undefined
  return { type: 'puertasTeleport', target }
}

/** [13.1, 7] What the Monasterio heals on average. */
const MONASTERIO_MEAN = 5

export function useMonasterio(mind: Mind): Move | undefined {
  const { view, me } = mind
  if (me.actionsLeft === 0 || isTimeToLeave(view) || !openRoom(view, me.node, 'MONASTERIO_LOCURA')) return undefined
  const isLow = me.sanity < restThreshold(mind) || effectiveMax(me) - me.sanity >= MONASTERIO_MEAN
  return isLow && !me.atMinus5 ? { type: 'monasterioUse' } : undefined
}

/** What must be at stake, in hundredths of a card never seen. */
const WORTH_AN_ACTION = -60

/** [7.8] The Salón against a yellow event that is known to lie on top here, when it can still be drawn afterwards. */
export function useSalon(mind: Mind): Move | undefined {
  const { view, me } = mind
  if (me.actionsLeft < 2 || isTimeToLeave(view) || me.yellowProtectionRound === view.round) return undefined
  // Later uses would bring vanity.
  if (view.salonUses + 1 >= SALON_VANITY_FROM_USE || !openRoom(view, me.node, 'SALON_BELLEZA')) return undefined
  const room = view.rooms.find(({ room: id }) => id === me.node)
  const top = room && cardAt(mind, room, 0)
  if (top === undefined || !isYellow(top.card)) return undefined
  return worthOfCard(mind, top.card) < WORTH_AN_ACTION ? { type: 'salonUse' } : undefined
}
