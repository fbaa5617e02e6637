import type { Landmarks } from '@ludoteca/kernel'
import { CARDS } from './data/cards.ts'
import type { Fact } from './facts.ts'

/** Named situations of the rules that random play ought to meet, each known by one fact. */
const RULES = [
  'rent:base',
  'rent:doubled',
  'rent:house1',
  'rent:house2',
  'rent:house3',
  'rent:house4',
  'rent:hotel',
  'rent:harbour1',
  'rent:harbour2',
  'rent:harbour3',
  'rent:harbour4',
  'rent:harbourCard1',
  'rent:harbourCard2',
  'rent:work4',
  'rent:work10',
  'rent:workCard',
  'token',
  'salary',
  'tax',
  'jail:space',
  'jail:card',
  'jail:doubles',
  'leave:fine',
  'leave:card',
  'leave:doubles',
  'leave:thirdFailure',
  'purchase',
  'auction:sold',
  'auction:unsold',
  'auction:autoPass',
  'build:house',
  'build:hotel',
  'sale',
  'shortage',
  'shortage:auction',
  'shortage:place',
  'mortgage',
  'unmortgage',
  'trade:accepted',
  'trade:declined',
  'trade:countered',
  'trade:withdrawn',
  'trade:charges',
  'debt:opened',
  'debt:settled',
  'bankruptcy:player',
  'bankruptcy:bank',
  'inherit',
  'end:lastSurvivor',
] as const

type Rule = (typeof RULES)[number]

export const landmarks: Landmarks<Fact> = {
  expected: { card: [...CARDS.keys()], rule: RULES },
  reachedBy(fact) {
    if (fact.type === 'cardDrawn') return [`card:${fact.card}`]
    const rule = ruleOf(fact)
    return rule === undefined ? [] : [`rule:${rule}`]
  },
}

/** The situation a fact shows; rarer ones than those expected (several creditors, limits) have names, too. */
function ruleOf(fact: Fact): Rule | `${string}:${string}` | undefined {
  switch (fact.type) {
    case 'rentPaid':
      return `rent:${fact.rule}`
    case 'rentForgone':
      return 'rent:forgone'
    case 'tokenTaken':
      return 'token'
    case 'received':
      return fact.reason === 'salary' ? 'salary' : undefined
    case 'paid':
      return fact.reason === 'tax' ? 'tax' : fact.reason === 'tradeCharges' ? 'trade:charges' : undefined
    case 'sentToJail':
      return `jail:${fact.cause}`
    case 'leftJail':
      return `leave:${fact.how}`
    case 'bought':
      return 'purchase'
    case 'auctionOpened':
      return fact.lot === 'space' ? undefined : 'shortage:auction'
    case 'auctionSold':
      return 'auction:sold'
    case 'auctionUnsold':
      return 'auction:unsold'
    case 'passed':
      return fact.auto ? 'auction:autoPass' : undefined
    default:
      return propertyRuleOf(fact)
  }
}

function propertyRuleOf(fact: Fact): Rule | `${string}:${string}` | undefined {
  switch (fact.type) {
    case 'built':
      return `build:${fact.kind}`
    case 'soldBuildings':
      return 'sale'
    case 'shortageOpened':
      return 'shortage'
    case 'placed':
      return 'shortage:place'
    case 'mortgaged':
      return 'mortgage'
    case 'unmortgaged':
      return 'unmortgage'
    case 'tradeAccepted':
      return 'trade:accepted'
    case 'tradeDeclined':
      return 'trade:declined'
    case 'tradeCountered':
      return 'trade:countered'
    case 'tradeWithdrawn':
      return 'trade:withdrawn'
    case 'debtOpened':
      return 'debt:opened'
    case 'debtSettled':
      return 'debt:settled'
    case 'bankrupt':
      return fact.creditors.length > 1
        ? 'bankruptcy:several'
        : fact.creditors.length > 0
          ? 'bankruptcy:player'
          : 'bankruptcy:bank'
    case 'inherited':
      return 'inherit'
    case 'gameOver':
      return `end:${fact.reason}`
    default:
      return undefined
  }
}
