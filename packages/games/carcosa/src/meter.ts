import type { Meter } from '@ludoteca/kernel'
import { ENDINGS, KING_EFFECTS } from './data/king.ts'
import { FIGURES } from './data/monsters.ts'
import { SPECIAL_ROOMS_POOL } from './data/special-rooms.ts'
import type { Fact } from './facts.ts'
import { teamKeys } from './rules/keys.ts'
import { LOSS_SOURCES, type State } from './state.ts'

/** Names of what is counted for each of many things, made once: putting one together costs more than counting. */
function namesOf<T extends string>(prefix: string, all: readonly T[]): Readonly<Record<T, string>> {
  return Object.fromEntries(all.map((each) => [each, `${prefix}.${each}`])) as Record<T, string>
}
const LOST = namesOf('lost', LOSS_SOURCES)
const FELL = namesOf('minus5', LOSS_SOURCES)
const MONSTER = namesOf(
  'monster',
  FIGURES.map(({ id }) => id),
)
const KING = namesOf('king', KING_EFFECTS)
const ROOM = namesOf('room', SPECIAL_ROOMS_POOL)

/** Everything that is counted, there from the start, so that means over many matches are right. */
const NAMES: readonly string[] = [
  // What was lost by what, and what it was that brought somebody to −5.
  ...LOSS_SOURCES.flatMap((source) => [LOST[source], FELL[source]]),
  ...Object.values(MONSTER),
  ...Object.values(KING),
  ...Object.values(ROOM),
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

function hearOne(fact: Fact, count: Count): void {
  switch (fact.type) {
    case 'sacrificed':
      return count('sacrifices')
    case 'cardRevealed':
      return count('cards')
    case 'turnStarted':
      return count('turns')
    case 'turnSkipped':
      return count('turnsSkipped')
    case 'bluntUsed':
      return count('blunts')
    case 'motemeyBought':
      return count('purchases')
    case 'taleAttached':
      return count('tales')
    case 'crownTaken':
      return count('crowns')
    case 'ritualDone':
      return count('rituals')
    case 'specialRevealed':
      return count('roomsRevealed')
    case 'specialDestroyed':
      return count('roomsDestroyed')
    case 'sanityLost':
      count(LOST[fact.source], fact.amount)
      return count('lost', fact.amount)
    case 'healed':
      return count('healed', fact.amount)
    case 'fellToMinus5':
      count(FELL[fact.source])
      return count('minus5')
    case 'monsterAppeared':
      return count(MONSTER[fact.monster])
    case 'kingEffect':
      return count(KING[fact.effect])
    case 'roomUsed':
      return count(ROOM[fact.special])
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
