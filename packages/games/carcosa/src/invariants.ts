import { ROOMS } from './data/board.ts'
import { cardOf, PRINTED, SUPPLY_FROM, supplyNumber, type Uid } from './data/cards.ts'
import { SANITY_FLOOR } from './data/constants.ts'
import { ITEM_OF, type ItemId } from './data/items.ts'
import { slotsUsed } from './rules/items.ts'
import { effectiveMax, objectSlots } from './rules/souls.ts'
import { flawsOfSpecials } from './rules/special-setup.ts'
import { isKidnapped } from './rules/statuses.ts'
import type { Player, State } from './state.ts'

/** [11 T63] What is always true. */
export function invariants(s: Readonly<State>): string[] {
  const uids = everyUid(s)
  return [
    ...flawsOfSpecials(s.specials),
    ...flawsOfCards(s, uids),
    ...flawsOfBoxes(s),
    ...flawsOfKeys(s, uids),
    ...flawsOfMonsters(s),
    ...s.players.flatMap((p, seat) => flawsOfSoul(s, p).map((flaw) => `soul ${seat}: ${flaw}`)),
  ]
}

/** [D-01] Every uid is in exactly one place. */
function flawsOfCards(s: Readonly<State>, uids: readonly Uid[]): string[] {
  const flaws: string[] = []
  const seen = new Set<Uid>()
  for (const uid of uids) {
    if (seen.has(uid)) flaws.push(`card ${uid} (${cardOf(uid)}) in two places`)
    seen.add(uid)
  }
  const tokens = [...seen].filter((uid) => uid >= SUPPLY_FROM)
  // The crown lies in the Santuario until somebody takes it.
  const printed = seen.size - tokens.length + (s.crown.holder === null ? 1 : 0)
  if (printed !== PRINTED.length) flaws.push(`${printed} of ${PRINTED.length} cards`)
  if (tokens.length !== s.supplyCount) flaws.push(`${tokens.length} of ${s.supplyCount} tokens`)
  if (tokens.some((uid) => supplyNumber(uid) >= s.supplyCount)) flaws.push('a token that was never made')
  return flaws
}

function everyUid(s: Readonly<State>): Uid[] {
  const uids = [...s.motemey.cards, ...s.discard, ...s.removed, ...s.book.attached]
  for (const { cards } of s.boxes) uids.push(...cards)
  for (const { keys, items, soulbound } of s.players) uids.push(...keys, ...items, ...soulbound)
  for (const { loot } of s.monsters) uids.push(...loot)
  for (const { armory } of s.specials) uids.push(...armory)
  for (const frame of s.agenda) {
    if (frame.step === 'returnCard') uids.push(frame.uid)
    if (frame.step === 'motemeyChoose') uids.push(...frame.offers)
  }
  return uids
}

function flawsOfBoxes({ boxAt, boxes, motemey, stairs }: Readonly<State>): string[] {
  const flaws: string[] = []
  if (new Set(boxAt).size !== ROOMS.length || boxAt.length !== ROOMS.length) flaws.push('a room without its own box')
  for (const { cards, known } of [...boxes, motemey]) {
    if (cards.length !== known.length) flaws.push('a deck does not know its cards')
  }
  if (stairs.length !== 3) flaws.push('a floor without stairs')
  return flaws
}

/** [7.7] All keys there are: six printed ones and the ritual's. */
function flawsOfKeys(s: Readonly<State>, uids: readonly Uid[]): string[] {
  const keys = uids.filter((uid) => cardOf(uid) === 'KEY').length
  const flaws: string[] = []
  if (keys > 7 || keys < 6) flaws.push(`${keys} keys`)
  const destroyed = s.removed.filter((uid) => cardOf(uid) === 'KEY').length
  if (destroyed !== s.keysDestroyed) flaws.push(`${destroyed} keys out of the game, ${s.keysDestroyed} counted`)
  return flaws
}

function flawsOfMonsters({ monsters, players }: Readonly<State>): string[] {
  const flaws: string[] = []
  if (new Set(monsters.map(({ id }) => id)).size !== monsters.length) flaws.push('a figure twice')
  for (const { id, node, victim } of monsters) {
    if (victim !== null && players[victim]?.node !== node) flaws.push(`${id} has lost its victim`)
  }
  players.forEach((p, seat) => {
    if (isKidnapped(p) !== monsters.some(({ victim }) => victim === seat)) flaws.push(`soul ${seat} and its sack`)
  })
  return flaws
}

function flawsOfSoul(s: Readonly<State>, p: Readonly<Player>): string[] {
  const flaws: string[] = []
  if (p.sanity < SANITY_FLOOR || p.sanity > effectiveMax(p)) flaws.push(`sanity ${p.sanity} of ${effectiveMax(p)}`)
  if (p.atMinus5 !== (p.sanity === SANITY_FLOOR)) flaws.push('the mark of −5 is wrong')
  const overflowing = s.agenda.some(({ step }) => step === 'overflow')
  if (!overflowing && slotsUsed(p) > objectSlots(p)) flaws.push(`${slotsUsed(p)} things in ${objectSlots(p)} slots`)
  if (p.actionsLeft < 0 || p.shield < 0) flaws.push('less than nothing left')
  if (new Set(p.statuses.map(({ id }) => id)).size !== p.statuses.length) flaws.push('a status twice')
  for (const { id, left } of p.statuses) if (left <= 0) flaws.push(`${id} is over`)
  if (p.keys.some((uid) => cardOf(uid) !== 'KEY')) flaws.push('a key that is none')
  if (p.soulbound.some((uid) => !ITEM_OF[cardOf(uid) as ItemId].soulbound)) flaws.push('bound to what is not soulbound')
  if (p.items.some((uid) => ITEM_OF[cardOf(uid) as ItemId].soulbound)) flaws.push('something soulbound among items')
  return flaws
}
