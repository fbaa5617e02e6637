import { type Box, type Game, TABLE } from '@ludoteca/kernel'
import { box as plazaBox } from '@ludoteca/testgame'
import { describe, expect, test, vi } from 'vitest'
import { FakeListener } from './fake-listener.ts'
import { AUTOPILOT, HUMAN, Process, settle } from './kit.ts'

const plaza = plazaBox as unknown as Box
const PEOPLE = [HUMAN, HUMAN]
const QUIET = { clocks: false, rounds: 400, elections: false }
const GO_ON = { type: 'continue' }
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `telling ${++keys}` })

/** Another process on the same storage. */
function neighbour({ store, env, controls }: Process, box = plaza): Process {
  const process = new Process([box], store, env)
  process.controls = controls
  return process
}

async function sit({ tables }: Process, matchId: string, seat: number | null): Promise<FakeListener> {
  const listener = new FakeListener(`at ${seat}`)
  await tables.attach(matchId, listener, { seat, host: false })
  return listener
}

describe('a view that cannot be made', () => {
  /** Plaza, in which those who watch can be made to break the rules code. */
  function fragile() {
    const watched = { isBroken: false }
    const view: Game['view'] = (s, viewer) => {
      if (watched.isBroken && viewer === 'spectator') throw new Error('a bug in a view')
      return plaza.game.view(s, viewer)
    }
    return { watched, process: new Process([{ ...plaza, game: { ...plaza.game, view } }]) }
  }

  test('keeps neither the move from being answered nor others from hearing of it', async () => {
    const { watched, process } = fragile()
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const [player, watcher] = [await sit(process, matchId, 0), await sit(process, matchId, null)]
    watched.isBroken = true
    expect(await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })).toEqual({ ok: true })
    expect(player.viewerState?.view).toMatchObject({ phase: 'BID' })
    expect(watcher.isLost).toBe(true)
    expect(process.faults).toHaveLength(1)
    expect(await process.tables.submit({ matchId, ...input(0, NO_BID) })).toEqual({ ok: true })
    expect(process.faults).toHaveLength(1)
  })

  test('is made later, and whoever was let go hears what they have missed', async () => {
    const { watched, process } = fragile()
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const watcher = await sit(process, matchId, null)
    watched.isBroken = true
    await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    watched.isBroken = false
    const again = watcher.successor()
    await process.tables.attach(matchId, again, { seat: null, host: false, factCount: again.factCount })
    await process.tables.submit({ matchId, ...input(0, NO_BID) })
    expect(again.facts).toEqual((await sit(process, matchId, null)).facts)
    expect(again.viewerState?.view).toMatchObject({ phase: 'BID' })
  })

  test('of nobody in particular lets go of everybody, and the move is answered', async () => {
    let isBroken = false
    const live = {
      field: 'votes',
      everyMs: 1,
      of: () => {
        if (isBroken) throw new Error('a bug in what changes all the time')
        return 0
      },
    }
    const process = new Process([{ ...plaza, live }])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const player = await sit(process, matchId, 0)
    isBroken = true
    const answer = await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    expect([answer, player.isLost]).toEqual([{ ok: true }, true])
  })
})

describe('news of another process', () => {
  test('that could not be read are read later', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const other = neighbour(process)
    const listener = await sit(other, matchId, 0)
    await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    const { store } = process
    const reading = vi.spyOn(store, 'after').mockRejectedValueOnce(new Error('away'))
    other.tables.catchUp([matchId], false)
    await expect.poll(() => listener.viewerState?.view).toMatchObject({ phase: 'BID' })
    expect(reading.mock.calls.length).toBeGreaterThan(1)
  })
})

describe('a match that another process plays', () => {
  test('is put away again by one that was given it and to which nobody listens', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, { ...QUIET, clocks: true })
    const other = neighbour(process)
    process.store.onStored = (id) => other.tables.catchUp([id], false)
    await sit(process, matchId, 0)
    process.env.time += 4_000
    await other.tables.sweep()
    await settle()
    await other.tables.sweep()
    // Nobody has moved since: it is the one that looks after the match.
    expect(other.tables.size).toBe(1)
    await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    await settle()
    await other.tables.sweep()
    expect(other.tables.size).toBe(0)
    expect(process.store.due(matchId)).not.toBeNull()
  })

  test('is played there, and not by a table that was put away', async () => {
    const process = new Process([plaza], undefined, undefined, { botMs: 20 })
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const other = neighbour(process)
    other.controls = { seats: [HUMAN, AUTOPILOT], paused: false }
    await other.tables.lateJoin(matchId)
    await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    other.tables.catchUp([matchId], false)
    await settle()
    await other.tables.sweep()
    expect(other.tables.size).toBe(0)
    process.env.time += 60_000
    // Longer than a process waits for another one to play.
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(process.store.rows(matchId)).toHaveLength(1)
  })
})

test('those who come at the same time have a long story read once for all of them', async () => {
  const process = new Process([plaza], undefined, undefined, { snapshotEvery: 1_000_000 })
  const matchId = await process.start('plaza', [AUTOPILOT, AUTOPILOT], { ...QUIET, rounds: 30 })
  await vi.waitUntil(() => process.ended.length === 1)
  const whole = vi.spyOn(process.store, 'after')
  const crowd = await Promise.all(Array.from({ length: 8 }, () => sit(process, matchId, null)))
  expect(crowd[0]?.facts).toHaveLength(200)
  for (const { facts } of crowd) expect(facts).toEqual(crowd[0]?.facts)
  expect(whole.mock.calls.filter(([, seq]) => seq === 0)).toHaveLength(1)
})
