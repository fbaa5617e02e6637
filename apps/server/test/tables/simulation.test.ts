import { type Box, CROWD, drawFields, type MatchRecord, type Move, SeededChance, TABLE, verify } from '@ludoteca/kernel'
import type { ViewerState } from '@ludoteca/protocol'
import { box } from '@ludoteca/testgame'
import { expect, test } from 'vitest'
import type { Place } from '../../src/tables/ports.ts'
import { FakeListener } from './fake-listener.ts'
import { FakeStore, type Fault } from './fake-store.ts'
import { HUMAN, Process, settle } from './kit.ts'

const SEATS = 4
const plaza = box as unknown as Box

/** A person who looks through one process at a time, moves, asks again when there was no answer, and loses connections. */
class Actor {
  readonly place: Place
  readonly acknowledged: string[] = []
  listener = new FakeListener()

  constructor(place: Place) {
    this.place = place
  }

  /** Something this person could do now, or could have done a moment ago. */
  draw(chance: SeededChance): { seat: number; move: Move } | undefined {
    const { current, decisions } = this.listener.viewerState as ViewerState
    if (current.length === 0) return undefined
    const key = chance.pick('actor', current)
    const { choices } = decisions[key] as ViewerState['decisions'][string]
    if (choices.length === 0) return undefined
    const { type, params } = chance.pick('actor', choices)
    const seat = key.startsWith('table:') ? TABLE : (this.place.seat ?? CROWD)
    return { seat, move: drawFields(params, chance, type) as unknown as Move }
  }
}

/** Two processes that share a storage which fails now and then; they die and come back, and people come and go. */
async function play(seed: string) {
  const chance = new SeededChance(seed)
  const store = new FakeStore()
  const one = new Process([plaza], store)
  const processes = [one, new Process([plaza], store, one.env)]
  const matchId = await one.start('plaza', Array(SEATS).fill(HUMAN), { rounds: 2 }, seed)
  const controls = one.controls
  const tellAll = (missed: boolean) => {
    for (const process of processes) process.tables.catchUp([matchId], missed)
  }
  // Notifications come late or not at all.
  store.onStored = () => {
    if (chance.int('bell', 3) > 0) setImmediate(() => tellAll(false))
  }
  store.fault = async (): Promise<Fault> => {
    if (chance.int('delay', 2) === 0) await settle(chance.int('delay', 4))
    return chance.int('fault', 12) > 0 ? 'none' : chance.pick('fault', ['before', 'after'] as const)
  }
  const actors = [0, 1, 2, 3, null, null].map((seat, i) => new Actor({ seat, host: i === 0 }))
  const attach = async (actor: Actor) => {
    for (const process of processes) process.tables.detach(actor.listener)
    actor.listener = actor.listener.successor()
    const { tables } = chance.pick('where', processes)
    await tables.attach(matchId, actor.listener, { ...actor.place, factCount: actor.listener.factCount })
  }
  for (const process of processes) process.controls = controls
  for (const actor of actors) await attach(actor)

  const restart = async () => {
    const at = chance.int('restart', processes.length)
    const dead = processes[at] as Process
    // A dead process tells nobody anything any more.
    for (const { listener } of actors) dead.tables.detach(listener)
    const fresh = new Process([plaza], store, one.env)
    fresh.controls = controls
    processes[at] = fresh
    for (const actor of actors) await attach(actor)
  }
  const move = async (actor: Actor) => {
    const drawn = actor.draw(chance)
    if (drawn === undefined) return
    const key = `${seed} ${actors.indexOf(actor)} ${chance.int('key', 2 ** 30)}`
    for (let tries = 0; tries < 50; tries++) {
      const answer = await chance.pick('where', processes).tables.submit({ matchId, ...drawn, key })
      if (answer.ok) actor.acknowledged.push(key)
      if (answer.ok || answer.code !== 'BUSY') return
    }
    throw new Error('never answered')
  }
  for (let step = 0; step < 400 && store.finished.length === 0; step++) {
    const moving = actors.filter(() => chance.int('who', 3) === 0).map(move)
    if (chance.int('restart', 25) === 0) await restart()
    if (chance.int('lost', 8) === 0) await attach(chance.pick('lost', actors))
    await Promise.all(moving)
  }
  store.fault = () => 'none'
  tellAll(true)
  await settle(50)
  return { store, matchId, actors, processes }
}

test.each(Array.from({ length: 25 }, (_, i) => `storm ${i}`))(
  'no acknowledged move is lost or made twice, and everybody sees the same match: %s',
  async (seed) => {
    const { store, matchId, actors, processes } = await play(seed)
    const stored = store.rows(matchId).map(({ key }) => key)
    expect(stored.length).toBeGreaterThan(20)
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored).toEqual(expect.arrayContaining(actors.flatMap(({ acknowledged }) => acknowledged)))
    expect(store.rows(matchId).map(({ seq }) => seq)).toEqual(stored.map((_, i) => i + 1))
    const reader = new Process([plaza], store)
    reader.controls = (processes[0] as Process).controls
    for (const { listener, place } of actors) {
      const fresh = new FakeListener()
      await reader.tables.attach(matchId, fresh, { ...place, factCount: 0 })
      expect(listener.viewerState?.view).toEqual(fresh.viewerState?.view)
      expect(listener.viewerState?.current).toEqual(fresh.viewerState?.current)
      expect(listener.facts).toEqual(fresh.facts)
    }
    const record = (await reader.tables.record(matchId)) as MatchRecord
    expect(record.moves).toHaveLength(stored.length)
    if (record.seed !== undefined) expect(verify(plaza.game, record).divergence).toBeUndefined()
  },
)
