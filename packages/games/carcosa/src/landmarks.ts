import type { Landmarks } from '@ludoteca/kernel'
import { CARD_IDS } from './data/cards.ts'
import { EVENTS, rowOf } from './data/events.ts'
import { ENDINGS, KING_EFFECTS } from './data/king.ts'
import { FIGURES, OMENS, TUE_TUE_LOSSES } from './data/monsters.ts'
import { ROLE_IDS, type RoleId } from './data/roles.ts'
import { SPECIAL_ROOMS_POOL } from './data/special-rooms.ts'
import { STATUSES } from './data/statuses.ts'
import { FACT_TYPES, type Fact } from './facts.ts'
import { LOSS_SOURCES } from './state.ts'

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)

/** What random play over all options ought to come by. */
export const landmarks: Landmarks<Fact> = {
  expected: {
    fact: FACT_TYPES,
    card: CARD_IDS,
    status: ids(STATUSES),
    monster: ids(FIGURES),
    omen: OMENS.flatMap((omen) => [`${omen}/low`, `${omen}/high`]),
    special: SPECIAL_ROOMS_POOL,
    used: SPECIAL_ROOMS_POOL,
    king: KING_EFFECTS,
    role: ROLE_IDS,
    event: EVENTS.flatMap(({ id, rows }) => rows.map((_, row) => `${id}/${row}`)),
    loss: LOSS_SOURCES,
    // Events always go back to their decks, so the decks are never all empty.
    ending: ENDINGS.filter((ending) => ending !== 'LOSE_DECK'),
    rule: [
      ...[...TUE_TUE_LOSSES.keys(), TUE_TUE_LOSSES.length].map((songs) => `tueTue:${songs + 1}`),
      // Nobody without a plan brings three tales to the Book more than once in some hundred matches; the fourth is Motemey's.
      ...[1, 2].map((nth) => `tale:${nth}`),
      'king:rerolled',
      'king:doubled',
      'king:away',
      'falseKing:held',
      'falseKing:failed',
      'sacrifice:OBJECT_SLOT',
      'sacrifice:SANITY_MAX',
      'minus5:again',
      'escape:free',
      'escape:failed',
      'monster:again',
      'specialDestroyed:known',
      'specialDestroyed:unknown',
      'rotation:GLOBAL',
      'rotation:INTERNAL',
    ],
  },
  // Souls at random lose the house within twelve rounds: these tables let them live, find tales and leave.
  shortcuts: [
    { options: { keysToWin: 1, houseLoss: 0, presenceTable: [0, 0, 1, 1], keysLoseThreshold: 0 } },
    { options: { houseLoss: 0, baseActions: 4, presenceTable: [0, 0, 0, 0], ringActivation: true, maxRounds: 40 } },
  ],
  reachedBy: (fact) => [`fact:${fact.type}`, ...marksOf(fact)],
}

/** Facts that show what a role alone can do. The Explorador is known by his fear of stairs. */
const ABILITIES: { readonly [T in Fact['type']]?: RoleId } = {
  healerGave: 'HEALER',
  guarded: 'TANK',
  rolledTwice: 'HIGH_ROLLER',
  psychicLooked: 'PSYCHIC',
}

function marksOf(fact: Fact): string[] {
  const role = ABILITIES[fact.type]
  if (role) return [`role:${role}`]
  switch (fact.type) {
    case 'cardRevealed':
    case 'motemeyBought':
      return [`card:${fact.card}`]
    case 'rolled':
      if (fact.why === 'EVENT') return [`event:${fact.event}/${rowOf(fact.event, fact.total)}`]
      return fact.why === 'STAIRS' ? ['role:SCOUT'] : []
    case 'statusGained':
      return [`status:${fact.status}`]
    case 'sanityLost':
      return [`loss:${fact.source}`]
    case 'escapeTried':
      return [`rule:escape:${fact.free ? 'free' : 'failed'}`]
    case 'sacrificed':
      return [`rule:sacrifice:${fact.mode}`]
    case 'fellToMinus5':
      return fact.again ? [`loss:${fact.source}`, 'rule:minus5:again'] : [`loss:${fact.source}`]
    case 'specialRevealed':
      return [`special:${fact.special}`]
    case 'specialDestroyed':
      return [`rule:specialDestroyed:${fact.special === null ? 'unknown' : 'known'}`]
    case 'roomUsed':
      return [`used:${fact.special}`]
    case 'gameEnded':
      return [`ending:${fact.ending}`]
    default:
      return [...marksOfMonsters(fact), ...marksOfTheKing(fact)]
  }
}

function marksOfMonsters(fact: Fact): string[] {
  switch (fact.type) {
    case 'monsterAppeared':
      return [`monster:${fact.monster}`]
    case 'monsterAlreadyHere':
      return ['rule:monster:again']
    case 'omenRead':
      return [`omen:${fact.omen}/${fact.low ? 'low' : 'high'}`]
    case 'tueTueSang':
      return [`rule:tueTue:${Math.min(fact.count, TUE_TUE_LOSSES.length + 1)}`]
    case 'bluntUsed':
      return fact.reaction ? ['role:BRAWLER'] : []
    default:
      return []
  }
}

function marksOfTheKing(fact: Fact): string[] {
  switch (fact.type) {
    case 'kingEffect':
      return [`king:${fact.effect}`]
    case 'kingRolled':
      return fact.rerolled ? ['rule:king:rerolled'] : []
    case 'kingDoubled':
      return ['rule:king:doubled']
    case 'kingAbsent':
      return ['rule:king:away']
    case 'crownTaken':
      return ['card:CROWN']
    case 'falseKingChecked':
      return [`rule:falseKing:${fact.success ? 'held' : 'failed'}`]
    case 'taleAttached':
      return [`rule:tale:${fact.nth}`]
    case 'boxesRotated':
      return [`rule:rotation:${fact.rotation}`]
    default:
      return []
  }
}
