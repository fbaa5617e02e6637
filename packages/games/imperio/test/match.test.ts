import { CROWD, hashText, isRefusal, Match, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { type Config, roomTerms } from '../src/config.ts'
import { CARD_CATEGORIES, copiesIn, EVENT_CARDS } from '../src/data/cards/deck.ts'
import { DISTRICTS } from '../src/data/districts.ts'
import { PROPERTIES } from '../src/data/properties.ts'
import { imperio, imperio1 } from '../src/game.ts'
import { ownerId } from '../src/owners.ts'
import { coin } from '../src/rules/hash.ts'
import { fameCrownOf, finalRanking, rankLines } from '../src/rules/ranking.ts'
import { es } from '../src/text/es.ts'
import { bareState, freshTable, give, MS, O1, O2, O3, O4, own, tableAt } from './kit.ts'

function startMatch(options: Partial<Config> = {}, players = 4, seed = 'imperio') {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Casero ${seat + 1}`, kind: 'human' }))
  return Match.start(imperio, { options, seats, seed })
}
function started(options: Partial<Config> = {}, players = 4, seed?: string) {
  const match = startMatch(options, players, seed)
  if (isRefusal(match)) throw new Error(JSON.stringify(match))
  return match
}

describe('options [1.1, 1.3]', () => {
  test('every mode has its own limits', () => {
    expect(startMatch({ mode: 'LONG' }, 9)).toMatchObject({ code: 'E_CONFIG' })
    expect(isRefusal(startMatch({ mode: 'LONG' }, 8))).toBe(false)
    expect(isRefusal(startMatch({}, 12))).toBe(false)
    expect(startMatch({}, 3)).toMatchObject({ code: 'E_CONFIG' })
  })

  test('rooms among friends begin with real labels; public ones need the accepted disclaimer for them [1.8]', () => {
    expect([true, false].map((isPublic) => roomTerms.usual(isPublic).teamSet)).toEqual(['PARODY', 'REAL_LABEL'])
    const { config: defaults } = bareState({}, 4)
    const real = { ...defaults, teamSet: 'REAL_LABEL' } as const
    expect(roomTerms.refusalOf(real, true)).toMatchObject({ code: 'DISCLAIMER_REQUIRED' })
    expect(roomTerms.refusalOf({ ...real, realLabelsAccepted: true }, true)).toBeUndefined()
    expect(roomTerms.refusalOf(real, false)).toBeUndefined()
    expect(roomTerms.refusalOf(defaults, true)).toBeUndefined()
  })

  test('the persona may be chosen', () => {
    expect(started({ pressPersona: 'PP-04' }).view(0).personaId).toBe('PP-04')
  })

  test.each([
    ['QUICK', 9],
    ['STANDARD', 10],
    ['LONG', 11],
  ] as const)('%s starts with %i', (mode, cash) => {
    const { owners } = started({ mode }).view(0)
    expect(owners[0]).toMatchObject({ cash, debt: 0, fame: 0, compliance: 1, politicalExposure: 0 })
  })

  test('clocks may be turned off, or run faster', () => {
    const clocks = (options: Partial<Config>) => started(options).decisions.find(({ open }) => !open)?.clockMs
    expect([clocks({}), clocks({ clockPct: 10 }), clocks({ clocks: false })]).toEqual([5000, 500, undefined])
  })
})

describe('before the first round', () => {
  test('owners say once what they bring along [1.7, 1.9]', () => {
    const table = freshTable({ uniqueTeams: true }, 4)
    const team = table.owner(O2).team
    expect(new Set(table.s.owners.map((owner) => owner.team)).size).toBe(4)
    table.do(O2, { type: 'profile', team })
    expect(table.try(O1, { type: 'profile', team })).toBe('TEAM_TAKEN')
    table.do(O1, { type: 'profile', preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
    expect(table.try(O1, { type: 'profile', preferAutoPay: true })).toBe('ALREADY_SUBMITTED')
    expect(imperio.view(table.s, O1).own).toMatchObject({ preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
    expect(imperio.view(table.s, O2).own).toMatchObject({ preferAutoPay: true, famePolicy: 'NONE' })
    table.goOn()
    expect([table.s.round, table.s.phase]).toEqual([1, 'REVEAL'])
    expect(table.try(O2, { type: 'profile', preferAutoPay: false })).toBe('E_SEAT')
  })

  test('without unique teams a dynasty may be shared', () => {
    const table = freshTable({}, 4)
    const { team } = table.owner(O2)
    expect(table.try(O1, { type: 'profile', team })).toBeUndefined()
    expect(table.owner(O1).team).toBe(team)
  })

  test('there are no rumours yet, but watchers may come', () => {
    const table = freshTable({}, 4)
    expect(table.try(CROWD, { type: 'watcherRumor', targetOwnerId: 'O-01', watcher: 'w' })).toBe('E_PHASE')
    expect(table.try(CROWD, { type: 'watch', present: true, watcher: 'w' })).toBeUndefined()
  })
})

test('phases last as long as the mode says [2.2]', () => {
  const table = freshTable({}, 4)
  const seconds = new Map<string, number>()
  while (table.s.round < 2) {
    const decision = table.position.decisions.find(({ open }) => !open)
    if (!seconds.has(table.s.phase)) seconds.set(table.s.phase, (decision?.clockMs ?? 0) / 1000)
    table.fallBack()
  }
  expect([...seconds]).toEqual([
    ['MATCH_INIT', 5],
    ['REVEAL', 5],
    ['BID', 25],
    ['INCOME', 4],
    ['ACTION', 25],
    ['MOOD', 10],
    ['DEALS', 1],
    ['EVENTS', 5],
    ['PRESS', 5],
  ])
})

test('every clock has a prompt of its own, so that the next phase has all of its time', () => {
  const table = freshTable({}, 4)
  let before = new Set<string>()
  while (!imperio.outcome(table.s)) {
    const phase = table.s.phase
    const keys = table.position.decisions.filter(({ open }) => !open).map(({ seat, prompt }) => `${seat} ${prompt}`)
    table.fallBack()
    const now = table.position.decisions.filter(({ open }) => !open).map(({ seat, prompt }) => `${seat} ${prompt}`)
    if (table.s.phase !== phase) before = new Set(keys)
    if (table.s.phase !== phase) expect(now.filter((key) => before.has(key))).toEqual([])
  }
})

describe('the end', () => {
  test('TS-96: Wealth, then Fame; the crown goes to the most famous', () => {
    const s = bareState({ mode: 'STANDARD' }, 4)
    for (const [seat, cash, fame] of [
      [O1, 40, 3],
      [O2, 40, 5],
      [O3, 38, 9],
      [O4, 1, 0],
    ] as const) {
      give(s, seat, { cash, fame })
    }
    s.ranking = finalRanking(s)
    expect(s.ranking).toEqual([O2, O1, O3, O4])
    expect(fameCrownOf(s)).toBe(O3)
  })

  test('further ties: less Debt, more properties, more cash, the coin [7.5]', () => {
    const s = bareState({ mode: 'STANDARD' }, 6)
    for (const seat of [0, 1]) give(s, seat, { cash: 20, debt: 0 })
    give(s, 2, { cash: 22, debt: 2 })
    own(s, 3, 'P-10')
    give(s, 3, { cash: 15 })
    own(s, 4, 'P-11')
    give(s, 4, { cash: 16 })
    give(s, 5, { cash: 0 })
    const [first, second] = coin(MS, 'RANK', ['O-01', 'O-02']) === 'O-01' ? [0, 1] : [1, 0]
    expect(finalRanking(s)).toEqual([4, 3, first, second, 2, 5])
    s.ranking = finalRanking(s)
    expect(fameCrownOf(s)).toBeNull()
  })

  test('whoever is as rich as the one before him is told what decided [7.5]', () => {
    const s = bareState({ mode: 'STANDARD' }, 7)
    for (const seat of [0, 1]) give(s, seat, { cash: 20 })
    give(s, 2, { cash: 22, debt: 2 })
    own(s, 3, 'P-10')
    give(s, 3, { cash: 15 })
    own(s, 4, 'P-11')
    give(s, 4, { cash: 16 })
    give(s, 5, { cash: 20, fame: 1 })
    give(s, 6, { cash: 3 })
    s.ranking = finalRanking(s)
    const lines = rankLines(s)
    expect(lines.map(({ tieBreak }) => tieBreak)).toEqual([
      undefined,
      'FAME',
      'CASH',
      'PROPERTIES',
      'COIN',
      'DEBT',
      undefined,
    ])
    const told = es.fact(
      {
        type: 'matchEnded',
        ranking: lines,
        titles: { richestId: 'O-06', fameCrownId: null },
        matchSeed: MS,
        seedCommit: '',
      },
      (seat) => 'ABCDEFG'[seat] as string,
    )
    expect(told).toMatch(/^Se jugaron todas las rondas\. Los dos primeros empatan en Riqueza: decide la Fama\. /)
    expect(told).toContain(
      '1. F (Riqueza 20, Fama 1); 2. E (Riqueza 20, Fama 0; empata en Riqueza con F y decide la Fama)',
    )
    expect(told).toContain('3. D (Riqueza 20, Fama 0; empata en Riqueza con E y decide la Caja)')
    expect(told).toContain('7. G (Riqueza 3, Fama 0).')
  })

  test.each([
    [imperio1, 'roundsPlayed', 'Se jugaron todas las rondas: gana la mayor Riqueza.'],
    [imperio, 'tied.FAME', 'Se jugaron todas las rondas. Los dos primeros empatan en Riqueza: decide la Fama.'],
  ] as const)('how a match ended tells of a tie at the top, from version 2 on [7.5]', (rules, reason, words) => {
    const table = tableAt('PRESS', (s) => give(s, O2, { fame: 1 }), { round: 10 }).goOn()
    expect(rules.outcome(table.s)).toMatchObject({ reason, winners: [O2] })
    expect(es.ending(reason)).toBe(words)
  })

  test('the coin decides again for every place, whoever sits first [7.5]', () => {
    const s = bareState({}, 4)
    const rankings = new Set<string>()
    for (let i = 0; i < 12; i++) {
      s.matchSeed = `seed ${i}`
      const first = coin(s.matchSeed, 'RANK', ['O-01', 'O-02', 'O-03', 'O-04'])
      const ranking = finalRanking(s).map(ownerId)
      const left = ['O-01', 'O-02', 'O-03', 'O-04'].filter((id) => id !== first)
      expect(ranking.slice(0, 2)).toEqual([first, coin(s.matchSeed, 'RANK', left)])
      rankings.add(ranking.join())
    }
    expect(rankings.size).toBeGreaterThan(4)
  })

  test('the crown needs 3 Fame; among equals the better rank has it [decision 169]', () => {
    const s = bareState({}, 4)
    give(s, O4, { cash: 30 })
    for (const seat of [O2, O4]) give(s, seat, { fame: 3 })
    s.ranking = finalRanking(s)
    expect(fameCrownOf(s)).toBe(O4)
    for (const seat of [O2, O4]) give(s, seat, { fame: 2 })
    expect(fameCrownOf(s)).toBeNull()
  })

  test('negative cash counts as it is, and nothing is sold [7.4]', () => {
    const table = tableAt(
      'PRESS',
      (s) => {
        own(s, O1, 'P-11')
        give(s, O1, { cash: -1 })
      },
      { round: 10 },
    )
    table.goOn()
    expect(table.s.phase).toBe('END')
    expect(imperio.outcome(table.s)).toMatchObject({ scores: [3, 10, 10, 10], winners: [table.s.ranking[0]] })
    expect(table.last('matchEnded')).toMatchObject({ matchSeed: MS, titles: { fameCrownId: null } })
    expect(table.last('matchEnded').ranking.at(-1)).toEqual({
      ownerId: 'O-01',
      rank: 4,
      wealth: 3,
      fame: 0,
      debt: 0,
      properties: 1,
      ladderPoints: 0,
    })
    expect(imperio.view(table.s, O2).matchSeed).toBe(MS)
  })

  test('whoever was strictly last after round 2 is remembered, but not in the last round [7.3]', () => {
    const lastAfter = (round: number) => {
      const table = tableAt('PRESS', (s) => give(s, O3, { cash: 1 }), { round })
      return table.s.stats.map(({ wasLastAfterRound2 }) => wasLastAfterRound2)
    }
    expect([lastAfter(1), lastAfter(2), lastAfter(10)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ])
  })
})

test('TS-102: the log replays to the same hashes, and the seed fits what was published', () => {
  const play = () => {
    const match = started({}, 5, 'replay')
    while (!match.outcome()) {
      const decision = match.decisions.find(({ open }) => !open)
      if (!decision || decision.open) throw new Error('nobody is awaited')
      match.submit(decision.seat, decision.fallback)
    }
    return match
  }
  const [a, b] = [play(), play()]
  expect(a.linkAt(a.seq)).toBe(b.linkAt(b.seq))
  const { matchSeed, seedCommit } = a.view('spectator')
  expect(hashText(matchSeed)).toBe(seedCommit)
  expect(matchSeed).toMatch(/^[0-9a-f]{64}$/)
  expect(started().view(TABLE).matchSeed).toBe('')
})

describe('the tables', () => {
  test('84 properties, 7 in each district; tags as the rulebook counts them', () => {
    expect(PROPERTIES.map(({ id }) => id)).toEqual(
      Array.from({ length: 84 }, (_, i) => `P-${String(i + 1).padStart(2, '0')}`),
    )
    for (const { name } of DISTRICTS) expect(PROPERTIES.filter(({ district }) => district === name)).toHaveLength(7)
    const counts = {
      residencial: 44,
      cultura: 19,
      costa: 18,
      oficinas: 17,
      premium_area: 15,
      turismo: 14,
      logistica: 14,
    }
    for (const [tag, count] of Object.entries({ ...counts, gobierno: 12, zona_caliente: 5 })) {
      expect(PROPERTIES.filter(({ tags }) => tags.some((own) => own === tag))).toHaveLength(count)
    }
  })

  test('53 cards that are drawn and one that is not', () => {
    expect(CARD_CATEGORIES.map((category) => copiesIn(category).length)).toEqual([12, 14, 14, 16])
    expect(EVENT_CARDS).toHaveLength(54)
    expect(EVENT_CARDS.filter(({ polarity }) => polarity === 'POSITIVE')).toHaveLength(11)
    expect(EVENT_CARDS.filter(({ effects, choice }) => (effects === null) === (choice === null))).toEqual([])
    expect(EVENT_CARDS.filter(({ choice }) => choice !== null)).toHaveLength(7)
  })
})
