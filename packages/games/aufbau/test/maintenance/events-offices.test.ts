import { expect, test } from 'vitest'
import type { OfficeKind } from '../../src/estate.ts'
import type { Player } from '../../src/state.ts'
import { givenOffice, givenOrganization, givenSpecialist, settle, starterOffice } from '../givens.ts'
import { event, Play } from '../kit.ts'
import { effectOf, result, round3 } from './round3.ts'

const MINE = [10, 11, 2]

test('[S96] a war is paid for each round, and by offices once', () => {
  const play = Play.b2().advance({ w: [2, 2, 3, ...MINE] })
  expect(play.gold).toBe(1.5)
  expect(play.me.ledger.filter(({ source }) => source === 'tax').map(({ gold12 }) => gold12)).toEqual([-108])
  const larger = (p: Player) => {
    givenOffice(p, 'medium')
    givenOffice(p, 'large')
  }
  expect(round3([event(4)], 'now', larger).advance().gold).toBe(22 - 5 - 4 - 10 - 20)
  expect(round3([event(4)], 'before', larger).advance().gold).toBe(17)
})

test('[6.3] taxes close no workshop', () => {
  const play = round3([event(4)], 'now', (p) => {
    p.gold12 = -12
  }).advance()
  expect(play.gold).toBe(-8)
  expect(play.me.turn.maintained).toEqual(['workshop-starter', 'storage-starter'])
})

test('[S111] a cult that cannot hide loses a level and influence', () => {
  const play = Play.b2()
    .with((p) => givenOrganization(p, 'cult', 'small', { levels: 1 }))
    .advance({ w: [3, 3, ...MINE], p: [3, 10, 4] })
  expect(play.me.organizations[0]?.followers.levels).toBe(0)
  expect(result(play)).toEqual([9.5, 4, 6])
  expect(play.fact('eventRolled')).toMatchObject({
    event: 6,
    target: 'org-1',
    defence: { roll: 10, bonus: 3, dc: 14, held: false },
    influence: 4,
    levels: 1,
  })
})

test('[row 6] a cult that hides loses nothing, and one without people or in unrest is left alone', () => {
  const hidden = round3([event(6)], 'before', (p) => givenOrganization(p, 'cult', 'small', { levels: 1 }))
  hidden.advance({ p: [5, 11] })
  expect(hidden.me.organizations[0]?.followers.levels).toBe(1)
  expect(hidden.me.turn.influence).toBe(10)
  const unseen = round3([event(6)], 'before', (p) => givenOrganization(p, 'cult', 'small', { levels: 1 }))
  unseen.advance({ p: [6] })
  expect(unseen.me.organizations[0]?.followers.levels).toBe(1)
  for (const people of [{ levels: 0 }, { levels: 1, loyalty: 1, inUnrest: true }]) {
    round3([event(6)], 'before', (p) => givenOrganization(p, 'cult', 'small', people)).advance()
  }
})

test('[row 7] offices bring half their gold, rounded down over all of them', () => {
  const play = round3([event(7)], 'before', (p) => {
    starterOffice(p).yieldMode = 'gold'
    givenOffice(p, 'medium', null, { yieldMode: 'gold' })
  }).advance()
  expect(result(play)).toEqual([22 + Math.floor(13 / 2), 3, 1])
})

test('[S108, D-22] with more taxes every office brings gold, whatever it yields', () => {
  const play = Play.b2().advance({ w: [11, 12, 15, ...MINE] })
  expect(result(play)).toEqual([12.5, 3, 5])
  expect(round3([event(23)], 'before', (p) => givenOffice(p, 'large')).advance().gold).toBe(22 + 2 + 6)
})

test('[S112] a purge takes the least office at court, and its favour', () => {
  const play = Play.b2()
    .with((p) => givenOffice(p, 'small', 'courtOffice', { yieldMode: 'gold' }))
    .advance({ w: [6, 6, ...MINE], p: [4] })
  expect(play.me.offices.map(({ id }) => id)).toEqual(['office-starter'])
  expect([play.gold, play.me.turn.influence]).toEqual([10.5, 5])
  expect(play.fact('lost')).toMatchObject({ target: 'office-2', event: 12 })
  expect(play.fact('rumour')).toMatchObject({ what: 'officeLost', seat: 0 })
})

test('[row 12] at most two offices fall in a section, the smallest first, and projects go with them', () => {
  const play = round3([event(12)], 'before', (p) => {
    givenOffice(p, 'medium', 'courtOffice')
    givenOffice(p, 'small', 'courtOffice')
    givenOffice(p, 'small', 'courtOffice')
    p.incidents.officeLoss12 = 1
    p.projects = [
      {
        id: 'project-1',
        key: 'general.small.office',
        host: 'office-3',
        startedAtRound: 2,
        totalRounds: 4,
        remainingRounds: 2,
        laborPerRound: 1,
        magicPowerPerRound: 0,
        options: [],
        materials: [],
      },
    ]
  })
  play.advance({ p: [4] })
  expect(play.me.offices.map(({ id }) => id)).toEqual(['office-starter', 'office-2', 'office-4'])
  expect(play.me.projects).toEqual([])
  expect(effectOf(play.me, 12).influence).toBe(6)
  // The limit is reached, so there is no roll any more.
  play.toNextActions()
  expect(play.me.offices).toHaveLength(3)
})

test('[P6, P7] cults are looked into before the court is purged', () => {
  const play = round3([event(12), event(6)], 'before', (p) => {
    givenOffice(p, 'small', 'courtOffice')
    givenOrganization(p, 'cult', 'small', { levels: 1 })
  })
  // Nobody looks at the cult, and the office falls.
  play.advance({ p: [6, 4] })
  expect([play.me.offices.length, play.me.organizations[0]?.followers.levels]).toEqual([1, 1])
})

test('[row 12, D-15] among offices of one tier ids are compared letter by letter', () => {
  const play = round3([event(12)], 'before', (p) => {
    givenOffice(p, 'small', 'courtOffice', { id: 'office-2' })
    givenOffice(p, 'small', 'courtOffice', { id: 'office-10' })
  }).advance({ p: [4] })
  expect(play.fact('lost').target).toBe('office-10')
})

test('[row 12, D-23] a five is a narrow escape, and without an office at court nobody rolls', () => {
  const play = round3([event(12)], 'before', (p) => givenOffice(p, 'small', 'courtOffice')).advance({ p: [5] })
  expect(play.me.offices).toHaveLength(2)
  round3([event(12)], 'before').advance()
})

test('[S99] an inquiry halves what offices give, and feeds the dark', () => {
  const play = Play.b2()
    .with((p) => givenOrganization(p, 'underworld', 'small'))
    .advance({ w: [9, 9, 20, ...MINE] })
  expect(result(play)).toEqual([13.5, 2, 6])
})

test('[row 18] underworld, spies and cults gain by rank unless they are in unrest', () => {
  const play = round3([event(18)], 'before', (p) => {
    p.offices = []
    givenOrganization(p, 'spy', 'medium')
    givenOrganization(p, 'cult', 'large', { levels: 1, loyalty: 1, inUnrest: true })
    givenOrganization(p, 'collegiumTrade', 'large')
  }).advance()
  expect(effectOf(play.me, 18).influence).toBe(4)
})

test('[S95] whoever fails an inspection loses influence for all offices', () => {
  const play = Play.b2().advance({ w: [19, 20, ...MINE], p: [8, 3, 4] })
  expect(play.me.turn.influence).toBe(0)
  expect(effectOf(play.me, 39).influence).toBe(-7)
  expect(play.fact('rumour')).toMatchObject({ what: 'inspection', event: 39 })
})

test('[row 39] an inspection can be passed, and counts all ranks when it is not', () => {
  const passed = round3([event(39)], 'before').advance({ p: [12] })
  expect(passed.me.turn.influence).toBe(5)
  expect(passed.told.filter(({ type }) => type === 'rumour')).toEqual([])
  const failed = round3([event(39)], 'before', (p) => givenOffice(p, 'large')).advance({ p: [1, 1, 2] })
  expect(effectOf(failed.me, 39).influence).toBe(-12)
  round3([event(39)], 'before', (p) => {
    p.offices = []
  }).advance()
})

const FAVOURS: readonly (readonly [row: number, kind: OfficeKind, influence: number])[] = [
  [6, 'churchOversight', 6],
  [12, 'courtOffice', 6],
  [22, 'courtOffice', 4],
  [24, 'churchOversight', 6],
  [25, 'militaryOffice', 4],
  [26, 'militaryOffice', 4],
  [37, 'militaryOffice', 6],
]
test.each(FAVOURS)('[row %i] gives influence to an office of kind %s, once', (row, kind, influence) => {
  const play = round3([event(row)], 'before', (p) => {
    p.domains = []
    givenOffice(p, 'small', kind)
    givenOffice(p, 'large', kind)
  }).advance({ p: row === 12 ? [20] : [] })
  expect(effectOf(play.me, row).influence).toBe(influence)
  const without = round3([event(row)], 'before', (p) => {
    p.domains = []
    p.offices = []
  }).advance()
  expect(effectOf(without.me, row).influence).toBe(0)
})

test('[row 9] the offices of cities gain while the capital builds, and workshops cost a gold piece more', () => {
  const play = round3([event(9, { values: [1, 1] })], 'before').advance()
  expect(effectOf(play.me, 9).influence).toBe(2)
  expect(play.gold).toBe(21)
})

test.each([
  [24, 'cult', 6],
  [35, 'cult', 6],
  [26, 'spy', 4],
] as const)('[row %i] gives influence to a %s that is not in unrest', (row, kind, influence) => {
  const events = [event(row, { values: [1] })]
  const given = (inUnrest: boolean) => (p: Player) => {
    settle(givenOrganization(p, kind, 'large').followers, 1, 1, inUnrest)
  }
  expect(effectOf(round3(events, 'before', given(false)).advance().me, row).influence).toBe(influence)
  expect(effectOf(round3(events, 'before', given(true)).advance().me, row).influence).toBe(0)
})

test('[row 37] mercenaries in pay are worth six influence', () => {
  const play = round3([event(37)], 'before', (p) => {
    p.domains = []
    p.troops.levels.mercenary = 1
  }).advance()
  expect(effectOf(play.me, 37).influence).toBe(6)
})

test('[row 38] a miracle blesses a cult with gold and influence', () => {
  const cult = (p: Player) => givenOrganization(p, 'cult', 'medium')
  const blessed = round3([event(38, { miracle: true })], 'before', cult).advance()
  expect(effectOf(blessed.me, 38)).toEqual({ gold: 12, labor: 0, influence: 12 })
  const ordinary = round3([event(38)], 'before', cult).advance()
  expect(effectOf(ordinary.me, 38)).toEqual({ gold: 0, labor: 0, influence: 0 })
  const rising = round3([event(38, { miracle: true })], 'before', (p) =>
    givenOrganization(p, 'cult', 'medium', { levels: 1, loyalty: 2, inUnrest: true }),
  ).advance()
  expect(effectOf(rising.me, 38).gold).toBe(0)
})

test('[4.3] rolls against inspections take no modifiers of specialists', () => {
  const play = round3([event(39)], 'before', (p) => givenSpecialist(p, 'simple', [1, 2])).advance({ p: [11, 1, 1] })
  expect(play.fact('eventRolled').defence).toEqual({ roll: 11, bonus: 3, dc: 15, held: false })
})
