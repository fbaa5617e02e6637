import { type Fact, imperio } from '@ludoteca/imperio'
import { isRefusal, Match } from '@ludoteca/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { fameCrownOf } from '../../src/games/imperio/end/crowns.ts'
import { badgesOf, isWorthTelling, popsUp } from '../../src/games/imperio/end/earners.ts'
import { FinalTable } from '../../src/games/imperio/end/final-table.tsx'
import { historyOf } from '../../src/games/imperio/end/history.ts'
import { districtInNews, lastEdition } from '../../src/games/imperio/press/news.ts'
import { TableContext, type TableParts } from '../../src/kit/table-kit.ts'
import { MarketTable } from './market-table.ts'

/** What is told of a match in which nobody ever says anything: every question is answered by its fallback. */
function silentMatch(owners: number): readonly Fact[] {
  const seats = Array.from({ length: owners }, (_, seat) => ({ name: `Casero ${seat + 1}`, kind: 'human' as const }))
  const match = Match.start(imperio, { options: { clocks: false }, seats, seed: 'silencio' })
  if (isRefusal(match)) throw new Error(match.code)
  const facts: Fact[] = []
  while (match.outcome() === undefined) {
    const next = match.decisions.find((decision) => decision.open !== true)
    if (next === undefined || next.open) throw new Error('nobody is asked')
    const answer = match.submit(next.seat, next.fallback)
    if (!answer.ok) throw new Error(answer.refusal.code)
    facts.push(...answer.told.map(({ fact }) => fact as Fact))
  }
  return facts
}

describe('how a match went', () => {
  test('is told by its story: wealth after each round and in the end', () => {
    const facts = silentMatch(4)
    const { rounds, wealth, deals } = historyOf(facts, 4)
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 7])
    const ended = facts.find((fact) => fact.type === 'matchEnded')
    for (const line of ended?.ranking ?? []) {
      expect(wealth[Number(line.ownerId.slice(2)) - 1]?.at(-1)).toBe(line.wealth)
    }
    expect(deals).toEqual([0, 0, 0, 0])
  })

  test('counts a deal once, for both sides, and never for the bank', () => {
    const deal = { dealId: 'D-1', status: 'RESOLVED', fromOwnerId: 'O-01', toOwnerId: 'O-03' }
    const loan = { dealId: 'D-2', status: 'RESOLVED', fromOwnerId: 'O-01', toOwnerId: 'BANK' }
    const open = { dealId: 'D-3', status: 'PENDING', fromOwnerId: 'O-02', toOwnerId: 'O-03' }
    const facts = [
      { type: 'dealsUpdate', deals: [deal, loan, open] },
      { type: 'dealsUpdate', deals: [deal] },
    ] as unknown as readonly Fact[]
    expect(historyOf(facts, 3).deals).toEqual([2, 0, 1])
  })

  test('nobody is famous with less than three; of equals the better placed one is', () => {
    expect(fameCrownOf([2, 0, 1], [2, 2, 1])).toBeUndefined()
    expect(fameCrownOf([2, 0, 1], [4, 4, 1])).toBe(0)
  })
})

test('whoever is as rich as the one before reads what decided, and nobody else does [7.5]', () => {
  const names = (seat: number) => ['Ana', 'Beto', 'Carla', 'Dina'][seat] as string
  const bare = new MarketTable().until('BID').view(0)
  const owners = bare.owners.map((owner, seat) => ({ ...owner, fame: seat === 2 ? 1 : 0 }))
  const view = { ...bare, owners, wealth: [9, 20, 20, 8], ranking: [2, 1, 0, 3] }
  const parts = { match: { view, names, viewer: 0 } } as unknown as TableParts
  const table = renderToStaticMarkup(createElement(TableContext, { value: parts }, createElement(FinalTable)))
  const rows = table.split('<tr').slice(2)
  expect(rows.map((row) => /Empate con[^<]*/.exec(row)?.[0])).toEqual([
    undefined,
    'Empate con Carla: decide la Fama',
    undefined,
    undefined,
  ])
})

describe('the front page', () => {
  const lot = (propertyId: string, price: number, winnerId: string | null = 'O-01') =>
    ({ propertyId, price, winnerId, tieBreak: 'NONE', bids: [] }) as const

  test('shows where something happened, or else the dearest lot that was sold', () => {
    expect(districtInNews([{ district: 'Callao' } as never], [])).toBe('Callao')
    expect(districtInNews([], [])).toBe('Centro')
    expect(districtInNews([], [lot('P-01', 9, null)])).toBe('Centro')
    expect(districtInNews([], [lot('P-01', 5), lot('P-02', 9), lot('P-01', 9, null)])).toBe('San Isidro')
  })

  test('lies about until the next edition comes out', () => {
    const story = (...facts: readonly unknown[]) => facts.map((fact) => ({ fact: fact as Fact }))
    const reveal = (round: number) => ({ type: 'revealMarket', round })
    const headlines = [{ text: 'Titular', kind: 'AUCTION', ownerId: null }]
    const press = { type: 'pressTicker', personaId: 'PP-01', headlines }
    const bids = { type: 'bidResults', lots: [lot('P-02', 4)], brokenPacts: [] }
    expect(lastEdition(story(reveal(1), bids))).toBeUndefined()
    const first = { round: 1, headlines, district: 'San Isidro' }
    expect(lastEdition(story(reveal(1), bids, press))).toEqual(first)
    expect(lastEdition(story(reveal(1), bids, press, reveal(2), bids))).toEqual(first)
  })
})

describe('[7.3.3] only people earn badges', () => {
  const seats = (['human', 'bot', 'autopilot'] as const).map((control) => ({
    name: control,
    kind: control === 'bot' ? ('bot' as const) : ('human' as const),
    strength: null,
    control,
    connected: true,
  }))
  const owners = seats.map(() => ({ achievements: ['A-AUC-01', 'A-WIN-01'] }))
  const match = { seats, view: { owners } }

  test('and what bots got, or the autopilot, is not told', () => {
    const unlocked = (ownerId: string, achievementId = 'A-AUC-01') =>
      ({ type: 'achievementUnlock', ownerId, achievementId, first: true, trophy: false }) as const
    const told = ['O-01', 'O-02', 'O-03'].map((id) => isWorthTelling({ seats }, unlocked(id)))
    expect(told).toEqual([true, false, false])
    expect(isWorthTelling({ seats }, unlocked('O-01', 'A-WIN-01'))).toBe(false)
    expect(isWorthTelling({ seats }, { type: 'bidIn', seat: 1 })).toBe(true)
  })

  test('first crowns are those of accounts, and not one for every victory [7.3.2]', () => {
    const shown = (earned?: readonly (readonly string[])[]) =>
      seats.map((_, seat) => badgesOf({ ...match, earned }, seat))
    expect(shown()).toEqual([['A-AUC-01'], [], ['A-AUC-01']])
    const read = [['A-AUC-01', 'A-WIN-01'], [], []]
    expect(shown(read)).toEqual(read)
  })
})

test('one’s own badges and the trophies of others pop up, but nothing over who has won', () => {
  const unlocked = (ownerId: string, trophy: boolean) =>
    ({ type: 'achievementUnlock', ownerId, achievementId: 'A-AUC-01', first: true, trophy }) as const
  const badges = [unlocked('O-01', false), unlocked('O-02', false), unlocked('O-02', true)]
  expect(badges.map((badge) => popsUp(badge, 0, 'PRESS'))).toEqual([true, false, true])
  expect(badges.map((badge) => popsUp(badge, 0, 'END'))).toEqual([false, false, false])
})
