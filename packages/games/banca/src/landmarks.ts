import type { Landmarks } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'

const RULES: { readonly [T in Fact['type']]?: (fact: Extract<Fact, { type: T }>) => string | null } = {
  turnStarted: ({ modifier }) => `modifier:${modifier}`,
  exited: () => 'exit',
  lowerRefused: () => 'lowerRefused',
  lotteryDrawn: ({ entrants }) => (entrants.length === 1 ? 'lottery:single' : 'lottery:drawn'),
  lotterySkipped: () => 'lottery:skipped',
  biddingOpened: () => 'auction:opened',
  passed: ({ auto }) => (auto ? 'auction:autoPass' : null),
  auctionWon: () => 'auction:won',
  auctionSkipped: () => 'auction:skipped',
  payout: ({ allEqual }) => (allEqual ? 'allEqual' : null),
  penalty: ({ due, paid }) => (paid < due ? 'penalty:capped' : 'penalty:full'),
  bonus: () => 'bonus',
  settingsChanged: () => 'settingsChanged',
  swept: () => 'sweep',
  gameOver: ({ reason }) => reason,
}

const FACTS: readonly Fact['type'][] = [
  'gameStarted',
  'turnStarted',
  'exited',
  'stayed',
  'decided',
  'levelRaised',
  'levelLowered',
  'levelKept',
  'lowerRefused',
  'lotteryEntered',
  'lotteryDrawn',
  'lotterySkipped',
  'biddingOpened',
  'bid',
  'passed',
  'auctionWon',
  'auctionSkipped',
  'payout',
  'penalty',
  'bonus',
  'turnEnded',
  'settingsChanged',
  'swept',
  'gameOver',
]

/** What random play over both modes and various options ought to come by. */
export const landmarks: Landmarks<Fact> = {
  expected: {
    fact: FACTS,
    rule: [
      ...[1, 2, 3, 4].map((modifier) => `modifier:${modifier}`),
      'exit',
      'lowerRefused',
      'lottery:single',
      'lottery:drawn',
      'lottery:skipped',
      'auction:opened',
      'auction:autoPass',
      'auction:won',
      'auction:skipped',
      'allEqual',
      'penalty:capped',
      'penalty:full',
      'bonus',
      'settingsChanged',
      'sweep',
      'allLeft',
      'lastPlayer',
      'turnLimit',
    ],
  },
  reachedBy(fact) {
    const rule = (RULES[fact.type] as ((fact: Fact) => string | null) | undefined)?.(fact)
    return rule ? [`fact:${fact.type}`, `rule:${rule}`] : [`fact:${fact.type}`]
  },
}
