import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, CROWD, type Game, type Io, type Move, TABLE } from '@ludoteca/kernel'
import { box as pearlsBox } from '@ludoteca/pearls'
import { box as plazaBox } from '@ludoteca/testgame'
import { describe, expect, test } from 'vitest'
import type { Controls } from '../../src/tables/ports.ts'
import { FakeListener } from './fake-listener.ts'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const pearls = pearlsBox as unknown as Box
const plaza = plazaBox as unknown as Box
const imperio = imperioBox as unknown as Box

let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `key ${++keys}` })
const bid = (card: number) => ({ type: 'bid', card })
/** Bidding this card is a bug, unless a bot does so, which sits here where there is one. */
const BAD = 13
const BOT_SEAT = 2
const isBad = (seat: number, move: Move) => seat !== BOT_SEAT && (move as Move & { card?: number }).card === BAD
const boom = () => {
  throw new Error('a bug')
}

interface Watch extends Move {
  readonly watcher: string
}
type Where = 'apply' | 'check' | 'decisions afterwards' | 'outcome afterwards' | 'facts'

/** Pearls, whose rules fail at one card. */
function faulty(where: Where): Box {
  const { game } = pearls
  const wrong: Partial<Game> = {
    apply(s, seat, move, io) {
      game.apply(s, seat, move, io)
      if (!isBad(seat, move)) return
      if (where === 'apply') boom()
      if (where === 'facts') io.tell({ type: 'odd', big: 1n } as never)
    },
    decisions(s) {
      if (where === 'decisions afterwards' && hasBad(s)) boom()
      const asked = game.decisions(s)
      if (where !== 'check') return asked
      const check = (_s: object, seat: number, move: Move) => (isBad(seat, move) ? boom() : undefined)
      return asked.map((d) => ({ ...d, choices: d.choices.map((choice) => ({ ...choice, check })) }))
    },
    outcome(s) {
      if (where === 'outcome afterwards' && hasBad(s)) boom()
      return game.outcome(s)
    },
  }
  return { ...pearls, game: { ...game, ...wrong } }
}

/** Whether the card lies in some seat's bid. */
function hasBad(s: object): boolean {
  const frame = (s as { agenda: readonly { sealed?: readonly (number | null)[] }[] }).agenda.at(-1)
  return frame?.sealed?.includes(BAD) ?? false
}

async function table(box: Box, options: object = { pearls: 13 }) {
  const process = new Process([box])
  let reads = 0
  const { after } = process.store
  process.store.after = (...args) => {
    reads++
    return after.apply(process.store, args)
  }
  const matchId = await process.start(box.game.id, [HUMAN, HUMAN, HUMAN], options)
  const submit = (seat: number, move: object, listener?: FakeListener) =>
    process.tables.submit({ matchId, ...input(seat, move), listener })
  return { process, matchId, submit, store: process.store, reads: () => reads }
}

describe('a fault that one person’s move causes', () => {
  test.each<Where>(['apply', 'check', 'decisions afterwards', 'outcome afterwards', 'facts'])(
    'in %s refuses that move, and the table plays on at once',
    async (where) => {
      const { process, matchId, submit, store } = await table(faulty(where))
      const listener = new FakeListener()
      await process.tables.attach(matchId, listener, { seat: 1, host: false })
      expect(await submit(0, bid(2))).toEqual({ ok: true })
      const seen = JSON.stringify(listener.viewerState)
      expect(await submit(1, bid(BAD))).toMatchObject({ ok: false, code: 'SERVER' })
      expect(process.faults).toHaveLength(1)
      expect(JSON.stringify(listener.viewerState)).toBe(seen)
      expect(store.rows(matchId)).toHaveLength(1)
      expect(await submit(1, bid(1))).toEqual({ ok: true })
      expect(await submit(2, bid(3))).toEqual({ ok: true })
      expect(store.rows(matchId).map(({ move }) => move)).toEqual([bid(2), bid(1), bid(3)])
      // What is stored plays again to what everybody sees.
      const fresh = new Process([pearls], store)
      fresh.controls = process.controls
      const other = new FakeListener()
      await fresh.tables.attach(matchId, other, { seat: 1, host: false })
      expect(listener.viewerState?.view).toEqual(other.viewerState?.view)
    },
  )

  test.each<Where>(['apply', 'check'])('in %s leaves the others’ moves of the same moment alone', async (where) => {
    const { submit, store, process, matchId } = await table(faulty(where))
    const answers = await Promise.all([submit(0, bid(2)), submit(1, bid(BAD)), submit(2, bid(3))])
    expect(answers).toMatchObject([{ ok: true }, { ok: false, code: 'SERVER' }, { ok: true }])
    expect(store.rows(matchId).map(({ seat }) => seat)).toEqual([0, 2])
    expect(process.faults).toHaveLength(1)
  })

  test('is tried on a copy from then on, so that the match is not read anew for each', async () => {
    const { submit, reads, process } = await table(faulty('apply'))
    await submit(0, bid(BAD))
    await submit(0, bid(1))
    const before = reads()
    for (let i = 0; i < 20; i++) expect(await submit(1, bid(BAD))).toMatchObject({ code: 'SERVER' })
    expect(reads()).toBe(before)
    expect(process.faults).toHaveLength(21)
    expect(await submit(1, bid(1))).toEqual({ ok: true })
  })

  test('and that no copy shows bars that person for a while, and nobody else', async () => {
    const { submit, reads, process } = await table(faulty('facts'))
    const [ana, beto] = [new FakeListener('ana'), new FakeListener('beto')]
    for (let i = 0; i < 10; i++) expect(await submit(0, bid(BAD), ana)).toMatchObject({ code: 'SERVER' })
    expect(reads()).toBe(2)
    expect(await submit(1, bid(1), beto)).toEqual({ ok: true })
    expect(await submit(0, bid(1), ana)).toMatchObject({ code: 'SERVER' })
    process.env.time += 30_000
    expect(await submit(0, bid(1), ana)).toEqual({ ok: true })
  })

  test('in the explanation of a refusal leaves the refusal as it is', async () => {
    const { submit, process } = await table({ ...pearls, explain: boom })
    expect(await submit(0, { type: 'nonsense' })).toMatchObject({ ok: false, code: 'E_PHASE' })
    expect(process.faults).toHaveLength(1)
    expect(await submit(0, bid(1))).toEqual({ ok: true })
  })

  test('in the words of a refusal still lets it be answered, and those who moved with it', async () => {
    const { submit } = await table({ ...pearls, words: { ...pearls.words, refusal: boom } })
    const answers = await Promise.all([submit(0, bid(99)), submit(1, bid(1))])
    expect(answers).toMatchObject([{ code: 'E_RANGE', message: expect.stringContaining('broke') }, { ok: true }])
  })

  test.each<Where>(['apply', 'check', 'facts'])('in %s does not keep bots waiting for a moment', async (where) => {
    const process = new Process([faulty(where)], undefined, undefined, { botMs: 0 })
    const matchId = await process.start('pearls', [HUMAN, HUMAN, BOT], { pearls: 13 })
    const submit = (seat: number, move: object) => process.tables.submit({ matchId, ...input(seat, move) })
    const byBot = () => process.store.rows(matchId).filter(({ by }) => by === 'bot').length
    await settle()
    expect(byBot()).toBe(1)
    expect(await submit(0, bid(BAD))).toMatchObject({ code: 'SERVER' })
    for (const seat of [0, 1]) expect(await submit(seat, bid(1))).toEqual({ ok: true })
    await settle()
    expect(byBot()).toBe(2)
  })

  test('does not keep clocks from firing in time', async () => {
    const { game } = plaza
    let isArmed = true
    const apply = (s: object, seat: number, move: Move, io: Io) => {
      if (move.type === 'bid' && isArmed) {
        isArmed = false
        boom()
      }
      game.apply(s, seat, move, io)
    }
    const { submit, process, store, matchId } = await table(
      { ...plaza, game: { ...game, apply } },
      { clocks: true, rounds: 3, elections: false },
    )
    await submit(TABLE, { type: 'continue' })
    const move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
    expect(await submit(0, move)).toMatchObject({ code: 'SERVER' })
    process.env.time += 1_000_000
    process.tables.catchUp([matchId], false)
    await settle()
    expect(store.rows(matchId).some(({ by }) => by === 'clock')).toBe(true)
  })
})

describe('a fault that a watcher causes', () => {
  /** Imperio, whose rules fail when this one comes. */
  function against(watcher: string): Box {
    const { game } = imperio
    const apply = (s: object, seat: number, move: Move, io: Io) => {
      game.apply(s, seat, move, io)
      if (move.type === 'watch' && (move as Watch).watcher === watcher) boom()
    }
    return { ...imperio, game: { ...game, apply } }
  }

  test('by coming halts nothing: the match goes on without knowing of them', async () => {
    const process = new Process([against('mallory')])
    const SEATS = [HUMAN, HUMAN, HUMAN, HUMAN]
    const matchId = await process.start('imperio', SEATS, { clocks: false })
    const controls: Controls = { seats: SEATS, paused: false, watchers: ['mallory', 'ana'] }
    process.controls = controls
    process.tables.control(matchId, controls)
    const watched = () =>
      process.store.rows(matchId).flatMap(({ seat, move }) => (seat === CROWD ? [(move as Watch).watcher] : []))
    await expect.poll(watched).toEqual(['ana'])
    process.tables.control(matchId, { ...controls, watchers: ['mallory', 'ana', 'beto'] })
    await expect.poll(watched).toEqual(['ana', 'beto'])
    expect(process.faults.length).toBeGreaterThan(0)
  })
})
