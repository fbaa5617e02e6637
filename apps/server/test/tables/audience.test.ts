import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, CROWD } from '@ludoteca/kernel'
import { box as plazaBox } from '@ludoteca/testgame'
import { describe, expect, test } from 'vitest'
import type { Controls } from '../../src/tables/ports.ts'
import { HUMAN, Process, settle } from './kit.ts'

const imperio = imperioBox as unknown as Box
const plaza = plazaBox as unknown as Box
const SEATS = [HUMAN, HUMAN, HUMAN, HUMAN]
const GRACE = 5_000
const LAG = 1_000

async function open(box = imperio): Promise<{ process: Process; matchId: string }> {
  const process = new Process([box])
  return { process, matchId: await process.start(box.game.id, SEATS, { clocks: false }) }
}

/** The room says who watches. */
async function watchedBy(process: Process, matchId: string, ...watchers: string[]): Promise<void> {
  const controls: Controls = { seats: SEATS, paused: false, watchers }
  process.controls = controls
  process.tables.control(matchId, controls)
  await settle()
}

async function pass(process: Process, matchId: string, ms: number): Promise<void> {
  process.env.time += ms
  process.tables.catchUp([matchId], false)
  await settle()
}

/** Another process on the same storage, which has the match open and believes these to watch. */
async function neighbour({ store, env }: Process, matchId: string, ...watchers: string[]): Promise<Process> {
  const process = new Process([imperio], store, env)
  process.controls = { seats: SEATS, paused: false, watchers }
  await process.tables.lateJoin(matchId)
  await settle()
  return process
}

/** What the log says about watchers: `+ana` came, `-ana` went, other moves of the crowd by their names. */
function story({ store }: Process, matchId: string): string[] {
  return store.rows(matchId).flatMap(({ seat, move }) => {
    const { type, present, watcher } = move as { type: string; present?: boolean; watcher?: string }
    if (seat !== CROWD) return []
    return type === 'watch' ? `${present ? '+' : '-'}${watcher}` : `${type} ${watcher}`
  })
}

describe('the audience of a match', () => {
  test('is known to the rules as soon as somebody comes', async () => {
    const { process, matchId } = await open()
    await watchedBy(process, matchId, 'ana')
    await watchedBy(process, matchId, 'ana', 'beto')
    expect(story(process, matchId)).toEqual(['+ana', '+beto'])
  })

  test('is known before it acts, even in the same moment', async () => {
    const { process, matchId } = await open()
    await process.tables.submit({ matchId, seat: -1, move: { type: 'continue' }, key: 'go on' })
    process.tables.control(matchId, { seats: SEATS, paused: false, watchers: ['ana'] })
    const move = { type: 'watcherRumor', targetOwnerId: 'O-01', watcher: 'ana' }
    expect(await process.tables.submit({ matchId, seat: CROWD, move, key: 'rumour' })).toEqual({ ok: true })
    expect(story(process, matchId)).toEqual(['+ana', 'watcherRumor ana'])
  })

  test('does not shrink because a connection is lost for a moment', async () => {
    const { process, matchId } = await open()
    await watchedBy(process, matchId, 'ana')
    await watchedBy(process, matchId)
    await pass(process, matchId, GRACE - 1)
    await watchedBy(process, matchId, 'ana')
    await pass(process, matchId, GRACE)
    expect(story(process, matchId)).toEqual(['+ana'])
  })

  test('shrinks when somebody stays away', async () => {
    const { process, matchId } = await open()
    await watchedBy(process, matchId, 'ana', 'beto')
    await watchedBy(process, matchId, 'beto')
    await pass(process, matchId, GRACE - 1)
    expect(story(process, matchId)).toEqual(['+ana', '+beto'])
    await pass(process, matchId, 1)
    expect(story(process, matchId)).toEqual(['+ana', '+beto', '-ana'])
  })

  test('is put right after a crash by whoever has the match next', async () => {
    const { process, matchId } = await open()
    await watchedBy(process, matchId, 'ana')
    await process.tables.close()
    const next = await neighbour(process, matchId, 'beto')
    expect(story(next, matchId)).toEqual(['+ana', '+beto'])
    await pass(next, matchId, GRACE)
    expect(story(next, matchId)).toEqual(['+ana', '+beto', '-ana'])
  })

  test('is told once, however many processes know of it', async () => {
    const { process, matchId } = await open()
    const other = await neighbour(process, matchId)
    await Promise.all([watchedBy(process, matchId, 'ana'), watchedBy(other, matchId, 'ana')])
    for (const one of [process, other]) await pass(one, matchId, LAG)
    expect(story(process, matchId)).toEqual(['+ana'])
    expect([...process.faults, ...other.faults]).toEqual([])
  })

  test('is not undone by a process that has not heard of it yet', async () => {
    const { process, matchId } = await open()
    const other = await neighbour(process, matchId)
    await watchedBy(process, matchId, 'ana')
    await pass(other, matchId, 0)
    await pass(other, matchId, GRACE)
    await watchedBy(other, matchId, 'ana')
    await pass(other, matchId, LAG)
    expect(story(process, matchId)).toEqual(['+ana'])
  })

  test('changes nothing while the match is paused', async () => {
    const { process, matchId } = await open()
    process.tables.control(matchId, { seats: SEATS, paused: true, watchers: ['ana'] })
    await settle()
    expect(story(process, matchId)).toEqual([])
    await watchedBy(process, matchId, 'ana')
    expect(story(process, matchId)).toEqual(['+ana'])
  })

  test('is none of the business of rules that do not ask', async () => {
    const { process, matchId } = await open(plaza)
    await watchedBy(process, matchId, 'ana')
    expect(story(process, matchId)).toEqual([])
  })

  test('is not forced upon rules that refuse to hear of it', async () => {
    let asked = 0
    const audience = {
      of: () => {
        asked++
        return []
      },
      move: () => ({ type: 'nonsense' }),
    }
    const { process, matchId } = await open({ ...imperio, audience })
    await watchedBy(process, matchId, 'ana')
    const before = asked
    await settle(100)
    expect(asked).toBe(before)
    expect(process.faults).toEqual([])
    expect(process.store.rows(matchId)).toEqual([])
  })
})
