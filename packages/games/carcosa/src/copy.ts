import { copyFrame, type Frame } from './frames.ts'
import type { Deck, Monster, Player, Special, State, Status } from './state.ts'

/** A position of its own. The options never change, so they are shared. */
export function copy(s: Readonly<State>): State {
  return {
    config: s.config,
    round: s.round,
    phase: s.phase,
    ending: s.ending,
    starter: s.starter,
    active: s.active,
    players: copyEach(s.players, copyPlayer),
    monsters: copyEach(s.monsters, copyMonster),
    specials: copyEach(s.specials, copySpecial),
    boxAt: s.boxAt.slice(),
    boxes: copyEach(s.boxes, copyDeck),
    motemey: copyDeck(s.motemey),
    stairs: s.stairs.slice(),
    tempStairs: s.tempStairs.slice(),
    stairsCharges: s.stairsCharges,
    king: {
      floor: s.king.floor,
      vanish: s.king.vanish,
      doubled: s.king.doubled,
      limitedFloor: s.king.limitedFloor,
      d4: s.king.d4,
      d6: s.king.d6,
    },
    crown: { holder: s.crown.holder, target: s.crown.target },
    book: { holder: s.book.holder, attached: s.book.attached.slice() },
    keysDestroyed: s.keysDestroyed,
    ritualDone: s.ritualDone,
    salonUses: s.salonUses,
    tueTueCount: s.tueTueCount,
    discard: s.discard.slice(),
    removed: s.removed.slice(),
    supplyCount: s.supplyCount,
    reveals: s.reveals,
    lastMinus5Source: s.lastMinus5Source,
    agenda: copyEach<Frame>(s.agenda, copyFrame),
  }
}

function copyEach<T>(items: readonly T[], copyOne: (item: T) => T): T[] {
  const copies: T[] = []
  for (let i = 0; i < items.length; i++) copies.push(copyOne(items[i] as T))
  return copies
}

function copyDeck({ cards, known }: Deck): Deck {
  return { cards: cards.slice(), known: known.slice() }
}

function copyMonster({ id, node, stun, loot, victim }: Monster): Monster {
  return { id, node, stun, loot: loot.slice(), victim }
}

function copySpecial({ node, kind, revealed, destroyed, activations, armory }: Special): Special {
  return { node, kind, revealed, destroyed, activations, armory: armory.slice() }
}

function copyStatus({ id, left, source, fresh, untilRoundEnd }: Status): Status {
  return { id, left, source, fresh, untilRoundEnd }
}

function copyPlayer(p: Player): Player {
  return {
    role: p.role,
    node: p.node,
    sanity: p.sanity,
    sanityMax: p.sanityMax,
    objectSlotPenalty: p.objectSlotPenalty,
    actionsLeft: p.actionsLeft,
    keys: p.keys.slice(),
    items: p.items.slice(),
    soulbound: p.soulbound.slice(),
    statuses: copyEach(p.statuses, copyStatus),
    shield: p.shield,
    protecting: p.protecting,
    atMinus5: p.atMinus5,
    lastMinus5Round: p.lastMinus5Round,
    skipNextRound: p.skipNextRound,
    turnLocked: p.turnLocked,
    freeMoveUsed: p.freeMoveUsed,
    doubleRollUsed: p.doubleRollUsed,
    tabernaUsed: p.tabernaUsed,
    escapeTried: p.escapeTried,
    ritualRefused: p.ritualRefused,
    freeActions: p.freeActions,
    tradeOffers: p.tradeOffers,
    ringUsedRound: p.ringUsedRound,
    moveBlockedRound: p.moveBlockedRound,
    yellowProtectionRound: p.yellowProtectionRound,
    graceRound: p.graceRound,
  }
}
