import type { Meter } from '@ludoteca/kernel'
import { ENDINGS, KING_EFFECTS } from './data/king.ts'
import { FIGURES } from './data/monsters.ts'
import { SPECIAL_ROOMS_POOL } from './data/special-rooms.ts'
import type { Fact } from './facts.ts'
import { teamKeys } from './rules/keys.ts'
import { LOSS_SOURCES, type State } from './state.ts'

/** Everything that is counted, there from the start, so that means over many matches are right. */
const NAMES: readonly string[] = [
  // What was lost by what, and what it was that brought somebody to −5.
  ...LOSS_SOURCES.flatMap((source) => [`lost.${source}`, `minus5.${source}`]),
  ...FIGURES.map(({ id }) => `monster.${id}`),
  ...KING_EFFECTS.map((effect) => `king.${effect}`),
  ...SPECIAL_ROOMS_POOL.map((special) => `room.${special}`),
  'lost',
  'healed',
  'minus5',
  'sacrifices',
  'cards',
  'turns',
  'turnsSkipped',
  'trapped',
  'escapes',
  'blunts',
  'trades',
  'purchases',
  'keysFound',
  'tales',
  'crowns',
  'rituals',
  'roomsRevealed',
  'roomsDestroyed',
]

/** Measures one match: how it ended, how long it took, what wore the souls down and what they made use of. */
export function meter(): Meter<Fact, State> {
  const counts = new Map(NAMES.map((name) => [name, 0]))
  const count = (name: string, times = 1) => counts.set(name, (counts.get(name) ?? 0) + times)
  return {
    hear(told) {
      for (const { fact } of told) hearOne(fact, count)
    },
    read(s, { reason }) {
      return {
        rounds: s.round,
        ...Object.fromEntries(ENDINGS.map((ending) => [`ended.${ending}`, ending === reason ? 1 : 0])),
        keysInHand: teamKeys(s),
        keysDestroyed: s.keysDestroyed,
        sanityLeft: s.players.reduce((sum, { sanity }) => sum + sanity, 0) / s.players.length,
        ...Object.fromEntries(counts),
      }
    },
  }
}

type Count = (name: string, times?: number) => void

/** What each of these facts is counted as, once. */
const ONCE: { readonly [T in Fact['type']]?: string } = {
  sacrificed: 'sacrifices',
  cardRevealed: 'cards',
  turnStarted: 'turns',
  turnSkipped: 'turnsSkipped',
  bluntUsed: 'blunts',
  motemeyBought: 'purchases',
  taleAttached: 'tales',
  crownTaken: 'crowns',
  ritualDone: 'rituals',
  specialRevealed: 'roomsRevealed',
  specialDestroyed: 'roomsDestroyed',
}

function hearOne(fact: Fact, count: Count): void {
  const once = ONCE[fact.type]
  if (once) count(once)
  switch (fact.type) {
    case 'sanityLost':
      count(`lost.${fact.source}`, fact.amount)
      return count('lost', fact.amount)
    case 'healed':
      return count('healed', fact.amount)
    case 'fellToMinus5':
      count(`minus5.${fact.source}`)
      return count('minus5')
    case 'monsterAppeared':
      return count(`monster.${fact.monster}`)
    case 'kingEffect':
      return count(`king.${fact.effect}`)
    case 'roomUsed':
      return count(`room.${fact.special}`)
    case 'statusGained':
      return fact.status === 'TRAPPED_SPIDER' || fact.status === 'TRAPPED_SACK' ? count('trapped') : undefined
    case 'escapeTried':
      return fact.free ? count('escapes') : undefined
    case 'tradeAnswered':
      return fact.accepted ? count('trades') : undefined
    case 'itemGained':
      // What comes out of the Armería, a trade or the Duende's sack was found before.
      return fact.card === 'KEY' && FINDS.includes(fact.from) ? count('keysFound') : undefined
  }
}

const FINDS: readonly string[] = ['DECK', 'MOTEMEY', 'RITUAL']
