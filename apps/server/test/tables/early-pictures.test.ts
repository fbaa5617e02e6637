import type { Box } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { FakeListener } from './fake-listener.ts'
import { AUTOPILOT, HUMAN, Process, settle } from './kit.ts'
import { raceBox } from './race.ts'

const PASS = { type: 'pass' }
let keys = 0
const input = (seat: number) => ({ seat, move: PASS, key: `early ${++keys}` })
const READY = 'SHARE_ASSET_READY'

/** A race in which there is something to show from the first pass on, and the rest in the end. */
const seen: object[] = []
const box: Box = {
  ...raceBox,
  game: {
    ...raceBox.game,
    apply(s, seat, move, io) {
      raceBox.game.apply(s, seat, move, io)
      io.tell({ type: 'passed' })
    },
  },
  share: {
    facts: ['passed'],
    during: ['passed'],
    pictures(of) {
      seen.push(of)
      const { stage } = of.view as { stage: number }
      const about = { assetType: 'TROPHY', width: 1, height: 1, title: 'Half', lines: [], text: 'Look:' }
      const told = of.facts.map(({ type }) => type).join()
      const names = of.players.map(({ name }) => name).join()
      const half = { ...about, name: 'half', draw: () => `<svg>${stage} ${told} ${names}</svg>` }
      const whole = { ...about, name: 'whole', draw: () => `<svg>${of.outcome?.reason}</svg>` }
      return [...(stage > 0 ? [half] : []), ...(of.outcome === undefined ? [] : [whole])]
    },
  },
}

describe('a picture that is there before the end [2.6]', () => {
  test('is told to everybody at once, and not again in the end', async () => {
    const process = new Process([box])
    const matchId = await process.start('race', [HUMAN, HUMAN])
    const [player, watcher] = [new FakeListener('a'), new FakeListener('b')]
    await process.tables.attach(matchId, player, { seat: 0, host: true })
    await process.tables.attach(matchId, watcher, { seat: null, host: false })
    expect(player.types).not.toContain(READY)
    await process.tables.submit({ matchId, ...input(0) })
    for (const { types } of [player, watcher]) expect(types.filter((type) => type === READY)).toHaveLength(1)
    expect(process.offered).toEqual([`${matchId}.half at 1`])
    await process.tables.submit({ matchId, ...input(1) })
    await settle()
    for (const { types } of [player, watcher]) expect(types.filter((type) => type === READY)).toHaveLength(2)
    expect(JSON.parse(player.payloads.at(-1) as string)).toMatchObject({ pageUrl: `/s/${matchId}.whole` })
  })

  test('is told to whoever comes later, too', async () => {
    const process = new Process([box])
    const matchId = await process.start('race', [HUMAN, HUMAN])
    await process.tables.attach(matchId, new FakeListener('a'), { seat: 0, host: true })
    await process.tables.submit({ matchId, ...input(0) })
    const late = new FakeListener('late')
    await process.tables.attach(matchId, late, { seat: null, host: false })
    expect(late.types).toEqual(['MATCH_START', 'STATE_SNAPSHOT', READY])
  })

  test('shows its own moment for good, in every process, with those who began', async () => {
    const process = new Process([box])
    const matchId = await process.start('race', [HUMAN, HUMAN])
    await process.tables.submit({ matchId, ...input(0) })
    const drawn = async (of: Process, moment: number | null) => {
      const pictures = await of.tables.pictures(matchId, [], { moment })
      return Array.isArray(pictures) ? pictures.map((picture) => picture.draw()) : pictures
    }
    const before = await drawn(process, 1)
    expect(before).toEqual([expect.stringMatching(/^<svg>1 passed Seat 0,Seat 1<\/svg>$/)])
    expect(await drawn(process, null)).toBeUndefined()
    await process.tables.submit({ matchId, ...input(1) })
    await settle()
    expect(await drawn(new Process([box], process.store, process.env), 1)).toEqual(before)
    expect(await drawn(process, null)).toHaveLength(2)
  })

  test('is made of what those see who only watch', () => {
    expect(seen.length).toBeGreaterThan(0)
    for (const of of seen) expect(Object.keys((of as { view: object }).view)).toEqual(['stage'])
  })
})

describe('a picture of an achievement', () => {
  /** Whoever passes has passed: that is an achievement, if they did it themselves. */
  const earning: Box = {
    ...box,
    autopilot: () => PASS,
    career: {
      achievements: [{ id: 'pass', name: 'Pass', description: '', category: '', by: 'match' }],
      counters: [],
      badge: () => '',
      reader: () => {
        let heard = 0
        return {
          hear: (told) => told.map(() => ({ seat: heard++ % 2, achievement: 'pass' })),
          end: () => ({ earned: [], counted: [] }),
        }
      },
    },
    share: {
      during: ['passed'],
      ofAchievements: true,
      pictures({ view, isEarned }) {
        const { stage } = view as { stage: number }
        const about = { assetType: 'TROPHY', width: 1, height: 1, title: '', lines: [], text: '', draw: () => '<svg/>' }
        const earned = [0, 1].filter((seat) => isEarned?.(seat, 'pass') ?? seat < stage)
        return earned.map((seat) => ({ ...about, name: `of-${seat}`, achievementId: 'pass' }))
      },
    },
  }

  test('is told of as soon as it is known that somebody has earned it themselves', async () => {
    const process = new Process([earning])
    const matchId = await process.start('race', [HUMAN, HUMAN])
    const player = new FakeListener('a')
    await process.tables.attach(matchId, player, { seat: 0, host: true })
    await process.tables.submit({ matchId, ...input(0) })
    await settle()
    expect(player.types.filter((type) => type === READY)).toHaveLength(1)
    const late = new FakeListener('late')
    await process.tables.attach(matchId, late, { seat: null, host: false })
    expect(late.types).toContain(READY)
    expect(process.offered).toEqual([`${matchId}.of-0 at 1`])
    expect(process.faults).toEqual([])
  })

  test('is not told of where the autopilot earned it for them', async () => {
    const process = new Process([earning])
    const player = new FakeListener('a')
    const matchId = await process.start('race', [AUTOPILOT, HUMAN])
    await process.tables.attach(matchId, player, { seat: 1, host: true })
    while (player.payloads.every((payload) => !payload.includes('passed'))) await settle()
    await settle()
    const late = new FakeListener('late')
    await process.tables.attach(matchId, late, { seat: null, host: false })
    await settle()
    expect([...player.types, ...late.types]).not.toContain(READY)
    expect(process.offered).toEqual([])
    expect(process.faults).toEqual([])
  })
})
