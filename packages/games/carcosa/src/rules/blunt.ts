import type { Io, Seat } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import { BLUNT_STUN } from '../data/constants.ts'
import { KEY_ID } from '../data/items.ts'
import { FIGURE_OF, type MonsterId } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { Monster, Player, State } from '../state.ts'
import { figureOf, removeFigure, stunFigure } from './figures.ts'
import { destroy, discard, gain, gainKey, hasFreeSlot, takesSlot } from './items.ts'
import { hasKeySlot, soulAt } from './souls.ts'
import { endStatus } from './statuses.ts'

/** [7.9] A soul strikes a figure. The BLUNT leaves first, so its place is free for what comes back. */
export function strikeFigure(s: State, seat: Seat, uid: Uid, id: MonsterId, reaction: boolean, io: Io<Fact>): void {
  const figure = figureOf(s, id) as Monster
  discard(s, seat, uid, reaction ? 'REACTION' : 'USED', io)
  io.tell({ type: 'bluntUsed', seat, monster: id, reaction })
  if (FIGURE_OF[id].blunt === 'REMOVED') return removeFigure(s, figure, io)
  stunFigure(figure, BLUNT_STUN, io)
  if (figure.victim !== null) endStatus(s, figure.victim, 'TRAPPED_SACK', 'FREED', io)
  recoverLoot(s, seat, figure, io)
}

/** [7.9] What fits comes back, the rest is destroyed. */
function recoverLoot(s: State, seat: Seat, figure: Monster, io: Io<Fact>): void {
  const { kept, lost } = lootFor(soulAt(s, seat), figure.loot)
  figure.loot = []
  for (const uid of kept) takeBack(s, seat, uid, io)
  destroy(s, lost, null, 'LOOT', io)
}

/** [7.9] What of the loot these hands can hold: things in the order they were stolen while places allow, then keys. */
export function lootFor(p: Readonly<Player>, loot: readonly Uid[]): { readonly kept: Uid[]; readonly lost: Uid[] } {
  const hands: Player = { ...p, items: [...p.items], keys: [...p.keys] }
  const kept: Uid[] = []
  const lost: Uid[] = []
  for (const uid of loot) {
    const fits = isKey(uid) ? hasKeySlot(hands) : !takesSlot(uid) || hasFreeSlot(hands)
    if (!fits) lost.push(uid)
    else {
      kept.push(uid)
      ;(isKey(uid) ? hands.keys : hands.items).push(uid)
    }
  }
  return { kept, lost }
}

function takeBack(s: State, seat: Seat, uid: Uid, io: Io<Fact>): void {
  if (isKey(uid)) return gainKey(s, seat, uid, 'LOOT', io)
  // There is a place for it, so nothing is asked.
  gain(s, seat, uid, 'LOOT', io)
}

const isKey = (uid: Uid): boolean => cardOf(uid) === KEY_ID
