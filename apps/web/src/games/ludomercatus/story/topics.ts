import type { Fact, FactType } from '@ludoteca/ludomercatus'

/** What a line of the story is about. */
export type Topic = 'all' | 'moves' | 'money' | 'property' | 'trades'
export const TOPICS: readonly Topic[] = ['all', 'moves', 'money', 'property', 'trades']

const TYPES: Readonly<Record<Exclude<Topic, 'all' | 'money'>, readonly FactType[]>> = {
  moves: ['dice', 'moved', 'sentToJail', 'leftJail', 'cardDrawn', 'cardReturned'],
  property: [
    'bought',
    'declined',
    'auctionOpened',
    'bid',
    'passed',
    'auctionSold',
    'auctionUnsold',
    'built',
    'soldBuildings',
    'shortageOpened',
    'claimed',
    'placed',
    'mortgaged',
    'unmortgaged',
    'inherited',
  ],
  trades: ['tradeProposed', 'tradeCountered', 'tradeAccepted', 'tradeDeclined', 'tradeWithdrawn'],
}

/** Whether a line belongs to a topic. Turns always do: they say when something was. */
export function isAbout(fact: Fact, topic: Topic): boolean {
  if (topic === 'all' || fact.type === 'turnStarted' || fact.type === 'gameOver') return true
  if (topic === 'money') return 'payer' in fact || fact.type === 'debtOpened' || fact.type === 'bankrupt'
  return TYPES[topic].includes(fact.type)
}
