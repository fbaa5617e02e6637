import { drawAny, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { type HistoryEntry, historyOf } from '../src/history.ts'
import { landmarks } from '../src/landmarks.ts'
import type { Phase } from '../src/view.ts'
import { startMatch } from './kit.ts'

type Kind = Exclude<HistoryEntry['type'], 'undo' | 'settingsChanged'>

/** The log table of the rules: what each kind of entry holds, and the phase it belongs to. */
const TABLE_OF_ENTRIES: Readonly<Record<Kind, readonly [phase: Phase, ...data: string[]]>> = {
  gameStarted: ['EXIT', 'names', 'config', 'bank'],
  turnStarted: ['EXIT', 'turn', 'modifier', 'penalty', 'n'],
  exited: ['EXIT', 'balance'],
  stayed: ['EXIT', 'balance'],
  swept: ['EXIT', 'amount'],
  decided: ['DECIDE'],
  levelRaised: ['DECIDE', 'level', 'm10', 'balance'],
  levelLowered: ['DECIDE', 'level', 'm10', 'balance'],
  levelKept: ['DECIDE', 'level', 'm10', 'balance'],
  lowerRefused: ['DECIDE', 'bank'],
  lotteryEntered: ['DECIDE', 'fee', 'balance'],
  lotteryDrawn: ['DECIDE', 'entrants', 'winner', 'reward', 'm10'],
  lotterySkipped: ['DECIDE'],
  biddingOpened: ['AUCTION'],
  bid: ['AUCTION', 'amount'],
  passed: ['AUCTION', 'auto'],
  auctionWon: ['AUCTION', 'amount', 'reward', 'balance', 'm10'],
  auctionSkipped: ['AUCTION'],
  payout: ['SUMMARY', 'D', 'T', 'shares', 'rest'],
  penalty: ['SUMMARY', 'due', 'paid', 'balance'],
  bonus: ['SUMMARY', 'm10'],
  turnEnded: ['SUMMARY', 'balances', 'm10s'],
  gameOver: ['OVER', 'ranking', 'bank'],
}

/** So little money that refunds, bids and penalties fail. */
const POOR: Partial<Config> = { initialMoney: 1_000, bankContribution: 0, levelRefund: 500 }

const MATCHES = 200
/** Some entries are rare, and must not hang on the luck of these seeds. */
const MATCHES_MAX = 2000

function entriesOfMatch(i: number): readonly HistoryEntry[] {
  const mode = i % 4 < 3 ? 'live' : 'table'
  const match = startMatch({ mode, maxTurns: 6, ...(i % 2 ? POOR : {}) }, `history ${i}`)
  const chance = new SeededChance(`history ${i}`)
  while (!match.outcome()) {
    const drawn = drawAny(match.position.state, match.decisions, chance)
    if (!drawn) throw new Error('stuck')
    match.submit(drawn.seat, drawn.move)
  }
  return historyOf(match)
}

const entries: HistoryEntry[] = []
const missing = new Set<string>(Object.keys(TABLE_OF_ENTRIES))
for (let i = 0; i < MATCHES || (missing.size > 0 && i < MATCHES_MAX); i++) {
  for (const entry of entriesOfMatch(i)) {
    entries.push(entry)
    missing.delete(entry.type)
  }
}

test('the table covers every kind of entry [16]', () => {
  const kinds = [...Object.keys(TABLE_OF_ENTRIES), 'settingsChanged']
  expect(new Set(kinds)).toEqual(new Set(landmarks.expected.fact))
})

test.each(Object.entries(TABLE_OF_ENTRIES))('an entry %s has its phase and data: %j [16]', (type, [phase, ...data]) => {
  const found = entries.filter((entry) => entry.type === type)
  expect(found.length).toBeGreaterThan(0)
  // `decided` also says that a live exit choice is in.
  const phases = type === 'decided' ? ['EXIT', 'DECIDE'] : [phase]
  expect(new Set(found.map((entry) => entry.phase))).toEqual(new Set(phases))
  for (const entry of found) expect(Object.keys(entry.data)).toEqual(expect.arrayContaining(data))
})

test('a sealed choice is not in the log [16, 18]', () => {
  for (const { type, data } of entries) if (type === 'decided') expect(data).toEqual({})
})
