import type { Box, Seat } from '@ludoteca/kernel'
import { differences } from '@ludoteca/kernel/testing'
import { shelf } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { FakeListener } from '../tables/fake-listener.ts'
import { HUMAN, Process, settle } from '../tables/kit.ts'
import { type Scene, TWINS, type Twins, type Way } from './twins.ts'

/** What somebody was sent, and answered when they pried. */
interface Overheard {
  readonly listener: FakeListener
  readonly answers: string[]
}

/** Plays one way at a table in memory, and gives what everybody heard who may not know, by who they are. */
async function play(twins: Twins, box: Box, way: Way): Promise<Map<string, Overheard>> {
  const process = new Process([box])
  const seats = Array.from({ length: twins.seats }, () => HUMAN)
  const matchId = await process.start(box.game.id, seats, twins.options)
  const everybody = new Map<Seat | null, Overheard>()
  for (const seat of [...seats.keys(), null]) {
    const listener = new FakeListener(`${seat}`)
    everybody.set(seat, { listener, answers: [] })
    await process.tables.attach(matchId, listener, { seat, host: seat === 0 })
  }
  let keys = 0
  const submit = async (seat: Seat, move: unknown) => {
    const answer = await process.tables.submit({ matchId, seat, move, key: `${++keys}` })
    await settle()
    return JSON.stringify(answer)
  }
  const scene: Scene = {
    move: async (seat, move) => expect(await submit(seat, move), JSON.stringify(move)).toBe('{"ok":true}'),
    view: <V>(seat: Seat) => everybody.get(seat)?.listener.viewerState?.view as V,
  }
  await twins.opening(scene)
  await way(scene)
  const outside = [...everybody].filter(([seat]) => seat === null || !twins.insiders.includes(seat))
  for (const [seat, { listener, answers }] of outside) {
    if (seat !== null) for (const move of twins.prying) answers.push(await submit(seat, move))
    await process.tables.snapshotTo(matchId, listener)
  }
  await twins.closing(scene)
  expect(process.faults).toEqual([])
  return new Map(outside.map(([seat, overheard]) => [seat === null ? 'a watcher' : `seat ${seat}`, overheard]))
}

const bytesOf = (run: Map<string, Overheard>) =>
  Object.fromEntries(
    [...run].map(([who, { listener, answers }]) => [
      who,
      [...listener.types.map((type, i) => `${type} ${listener.payloads[i]}`), ...answers],
    ]),
  )

test('every game has its twins', () => {
  const ids = new Set(Object.values(TWINS).map(({ box }) => box.game.id))
  expect(shelf.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
})

describe.each(Object.entries(TWINS))('in memory, in %s', (_game, twins) => {
  const { box, ways, mark } = twins
  const world = twins.elsewhere?.(box) ?? box
  const [first, ...others] = Object.values(ways)

  test(`${Object.keys(ways).join(' or ')}: nobody else receives one other byte`, async () => {
    const real = bytesOf(await play(twins, box, first as Way))
    for (const other of others.length === 0 ? [first] : others) {
      expect(bytesOf(await play(twins, world, other as Way))).toEqual(real)
    }
    for (const messages of Object.values(real)) expect(messages.length).toBeGreaterThan(2)
  })

  if (mark === undefined) return
  test('without an answer nothing is otherwise but the mark that it is in', async () => {
    const [answered, not] = [await play(twins, box, first as Way), await play(twins, box, async () => {})]
    for (const [who, { listener, answers }] of not) {
      const other = answered.get(who) as Overheard
      expect(answers).toEqual(other.answers)
      expect([...differences(listener.viewerState, other.listener.viewerState, '')]).toEqual(
        mark.paths.map((path) => `.${path}`),
      )
      expect(unheard(other.listener, listener)).toEqual(mark.facts)
      expect(unheard(listener, other.listener)).toEqual([])
    }
  })
})

/** What one heard and the other did not. */
function unheard(one: FakeListener, other: FakeListener): readonly object[] {
  // A snapshot tells everything once more.
  const heard = new Set(other.facts.map((fact) => JSON.stringify(fact)))
  return [...new Set(one.facts.map((fact) => JSON.stringify(fact)))].flatMap((text) =>
    heard.has(text) ? [] : (JSON.parse(text) as object),
  )
}
