import { type Floor, floorOf, type NodeId } from '../data/board.ts'
import { SANITY_FLOOR } from '../data/constants.ts'
import { ALL_LOSE_AMOUNT, EXPELLED_TO, kingEffectOf, rouletteFloor } from '../data/king.ts'
import { TENSION_BAND_MILLI } from '../data/tension.ts'
import type { Move } from '../moves.ts'
import { arrivalLoss, isProtected } from '../rules/king.ts'
import { canSacrifice } from '../rules/sacrifice.ts'
import { isKidnapped } from '../rules/statuses.ts'
import { type Tense, tensionMilli } from '../rules/tension.ts'
import type { KingPickFrame, Player } from '../state.ts'
import type { View } from '../view.ts'

/** [13.6] What a night would leave behind. */
interface Night extends Tense {
  readonly players: Player[]
  readonly lost: number
}

/** [13.6] Which of the four pairs of dice the King takes. */
export function pickDice(view: View, { d4, d6 }: Readonly<KingPickFrame>, harsh: boolean): Move {
  let best: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < d4.length; i++) {
    for (let j = 0; j < d6.length; j++) {
      const night = nightWith(view, d4[i] as number, d6[j] as number)
      const liking = harsh ? harmOf(view, night) : dramaOf(view, night)
      if (liking <= most) continue
      most = liking
      best = { type: 'kingPick', d4: i, d6: j }
    }
  }
  return best ?? { type: 'kingPick', d4: 0, d6: 0 }
}

/** [5.5] The King's arrival and his effect, as far as they hurt or move souls. */
function nightWith(view: View, d4: number, d6: number): Night {
  const floor = rouletteFloor(view.king.floor, d4)
  const effect = kingEffectOf(d6)
  const presence = arrivalLoss(view)
  let lost = 0
  const players = view.players.map((p, seat): Player => {
    const isThere = floorOf(p.node) === floor
    const loss = (isThere ? presence : 0) + (effect === 'ALL_LOSE' && !isProtected(view, seat) ? ALL_LOSE_AMOUNT : 0)
    const sanity = Math.max(SANITY_FLOOR, p.sanity - loss)
    lost += p.sanity - sanity
    return { ...p, sanity, node: movedBy(view, seat, floor, effect) }
  })
  const { config, round, monsters, crown } = view
  return { config, round, monsters, crown, king: { floor }, players, lost }
}
function movedBy(view: View, seat: number, floor: Floor, effect: ReturnType<typeof kingEffectOf>): NodeId {
  const p = view.players[seat] as Readonly<Player>
  if (isKidnapped(p)) return p.node
  if (effect === 'BY_STAIRS' && floorOf(p.node) === floor) return view.stairs[EXPELLED_TO[floor] - 1] as NodeId
  return effect === 'ATTRACT' && !isProtected(view, seat) ? `F${floor}_P` : p.node
}

const PER_KEY = 3
const FOR_THE_UMBRAL = 5

/** [13.6] A harsh King: sanity lost, keys destroyed, a full Umbral broken up. */
function harmOf(view: View, night: Night): number {
  let harm = night.lost
  for (let seat = 0; seat < night.players.length; seat++) {
    const before = view.players[seat] as Readonly<Player>
    const hasFallen = before.sanity > SANITY_FLOOR && (night.players[seat] as Player).sanity === SANITY_FLOOR
    if (hasFallen && !canSacrifice(before)) harm += PER_KEY * before.keys.length
  }
  if (isUmbralFull(view.players, view) && !isUmbralFull(night.players, view)) harm += FOR_THE_UMBRAL
  return isUmbralFull(night.players, view) && view.teamKeys >= view.config.keysToWin ? harm - FOR_THE_UMBRAL : harm
}
function isUmbralFull(players: readonly Readonly<Player>[], { config }: View): boolean {
  return players.every(({ node }) => node === config.umbralNode)
}

const MERCY_UNTIL = 10
const MERCY_GONE = 20
const WINNING_FROM = 12
const MERCY = 1000
const SPOILED = 500

/** [13.6] A dramatic King: near the middle of the band; merciful at first; no sudden ends. */
function dramaOf(view: View, night: Night): number {
  const [low, target, high] = TENSION_BAND_MILLI as readonly [number, number, number]
  const tension = tensionMilli(night)
  let liking = -Math.abs(tension - target) - (tension < low || tension > high ? SPOILED : 0)
  const mercy = Math.min(1, Math.max(0, (MERCY_GONE - view.round) / (MERCY_GONE - MERCY_UNTIL)))
  const falls = night.players.some(
    (p, seat) => p.sanity === SANITY_FLOOR && view.players[seat]?.sanity !== SANITY_FLOOR,
  )
  if (falls) liking -= Math.round(MERCY * mercy)
  const isWon = view.teamKeys >= view.config.keysToWin && isUmbralFull(night.players, view)
  return isWon && view.round < WINNING_FROM ? liking - SPOILED : liking
}
