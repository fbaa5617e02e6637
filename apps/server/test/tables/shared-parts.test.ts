import type { Json, Viewer } from '@ludoteca/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Broadcast, type Moment } from '../../src/tables/broadcast/broadcast.ts'
import type { StartedMatch } from '../../src/tables/ports.ts'
import { Story } from '../../src/tables/replica/story.ts'
import { FakeListener } from './fake-listener.ts'

const SEATS = 4
const OBJECTS = 4
const KEYS = ['a', 'b', 'c/d']

/** What a key of somebody's view holds: one of the objects of the state, a copy of one, a value, or nothing at all. */
type Showing = { readonly object: number } | { readonly copyOf: number } | { readonly value: Json } | undefined
type Content = Readonly<Record<string, Json>>

/** What happens before a commit. Where two worlds differ, in ways that the first seat cannot see, there are two. */
interface Happening {
  readonly shows: readonly { readonly seat: number; readonly key: string; readonly now: readonly [Showing, Showing] }[]
  readonly contents: readonly { readonly object: number; readonly now: readonly [Content, Content] }[]
  /** This object is replaced by another one. */
  readonly replaced: number | null
  readonly comings: readonly number[]
  readonly goings: readonly number[]
  readonly refreshed: readonly number[]
}

const seat = fc.nat(SEATS - 1)
const object = fc.nat(OBJECTS - 1)
const plain = fc.constantFrom<Json[]>(null, 0, 1, 'x', true)
const inner = fc.oneof(plain, fc.array(plain, { maxLength: 5 }), fc.record({ x: plain, y: plain }))
const content = fc.dictionary(fc.constantFrom('m', 'n', 'o'), inner, { noNullPrototype: true })
const showing: fc.Arbitrary<Showing> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ object }) },
  fc.record({ copyOf: object }),
  fc.record({ value: plain }),
  fc.constant(undefined),
)
const happening: fc.Arbitrary<Happening> = fc.record({
  shows: fc.array(fc.record({ seat, key: fc.constantFrom(...KEYS), now: fc.tuple(showing, showing) }), {
    maxLength: 4,
  }),
  contents: fc.array(fc.record({ object, now: fc.tuple(content, content) }), { maxLength: 3 }),
  replaced: fc.option(object, { freq: 4 }),
  comings: fc.array(seat, { maxLength: 2 }),
  goings: fc.array(seat, { maxLength: 1 }),
  refreshed: fc.array(seat, { maxLength: 1 }),
})
const happenings = fc.array(happening, { minLength: 1, maxLength: 12 })

/** A state, views of it, and whoever looks at them. In the second world all is otherwise that the first seat cannot see. */
class World {
  readonly #messages: string[] = []
  readonly #which: 0 | 1
  readonly #objects: Record<string, Json>[] = Array.from({ length: OBJECTS }, () => ({}))
  readonly #contents = Array.from({ length: OBJECTS }, (): readonly [Content, Content] => [{}, {}])
  readonly #views = Array.from({ length: SEATS }, () => new Map<string, Showing>())
  readonly #desks = new Broadcast(
    { box: {}, pictureLinks: { idOf: () => '', offer: async () => {} }, earnedIn: async () => undefined },
    (error) => {
      throw error
    },
  )
  readonly #listeners = new Map<number, FakeListener>()

  constructor(which: 0 | 1) {
    this.#which = which
    // Everybody begins with the same before them.
    for (const view of this.#views) for (const [i, key] of KEYS.entries()) view.set(key, { object: i })
    for (let seat = 0; seat < SEATS; seat++) this.#come(seat)
  }

  commit({ shows, contents, replaced, comings, goings, refreshed }: Happening): void {
    for (const seat of goings) this.#leave(seat)
    for (const seat of comings) this.#come(seat)
    for (const seat of refreshed) this.#refresh(seat)
    for (const { seat, key, now } of shows) this.#views[seat]?.set(key, seat === 0 ? now[0] : now[this.#which])
    for (const { object, now } of contents) this.#contents[object] = now
    if (replaced !== null) this.#objects[replaced] = {}
    for (let i = 0; i < OBJECTS; i++) this.#fill(i)
    this.#desks.update(this.#moment(), [])
  }

  /** What each of those who are there should have before them, and what they have. */
  get views(): { readonly seen: unknown; readonly true: unknown }[] {
    return [...this.#listeners].map(([seat, { viewerState }]) => ({
      seen: viewerState?.view,
      true: clone(this.#viewOf(seat)),
    }))
  }

  /** Everything that the first seat was sent. */
  end(): readonly string[] {
    this.#leave(0)
    return this.#messages
  }

  #come(seat: number): void {
    if (this.#listeners.has(seat)) return
    const listener = new FakeListener(String(seat))
    this.#listeners.set(seat, listener)
    this.#desks.add(listener, { seat, host: false }, this.#moment(), [])
  }

  #leave(seat: number): void {
    const listener = this.#listeners.get(seat)
    if (listener === undefined) return
    this.#desks.remove(listener)
    this.#listeners.delete(seat)
    if (seat === 0) this.#messages.push(...listener.payloads)
  }

  #refresh(seat: number): void {
    const listener = this.#listeners.get(seat)
    if (listener) this.#desks.refresh(listener, this.#moment(), [])
  }

  /** The state changes in place. */
  #fill(object: number): void {
    const [first] = this.#views as [Map<string, Showing>]
    const isSeen = [...first.values()].some((showing) => tellsOf(showing, object))
    const contents = this.#contents[object] as readonly [Content, Content]
    const target = this.#objects[object] as Record<string, Json>
    for (const key of Object.keys(target)) delete target[key]
    Object.assign(target, clone(contents[isSeen ? 0 : this.#which]))
  }

  #viewOf(viewer: Viewer): object {
    const view: Record<string, unknown> = { me: viewer }
    for (const [key, showing] of this.#views[viewer as number] as Map<string, Showing>) {
      if (showing === undefined) continue
      if ('object' in showing) view[key] = this.#objects[showing.object]
      else view[key] = 'value' in showing ? showing.value : clone(this.#objects[showing.copyOf])
    }
    return view
  }

  #moment(): Moment {
    const match = {
      game: { view: (_: object, viewer: Viewer) => this.#viewOf(viewer) },
      position: { state: {}, decisions: [] },
    }
    const loaded = { match, story: new Story() } as unknown as Moment['loaded']
    const started = {
      game: 'g',
      rulesVersion: 1,
      options: {},
      seats: [],
      generator: 'chacha12',
      seedCommit: 's',
      serverSeed: 't',
      startedAt: 0,
    }
    return { started: started as unknown as StartedMatch, loaded, clocks: '{}', now: 0, outcome: undefined }
  }
}

function tellsOf(showing: Showing, object: number): boolean {
  if (showing === undefined || 'value' in showing) return false
  return ('object' in showing ? showing.object : showing.copyOf) === object
}

function clone<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

describe('whoever shares what with whom', () => {
  test('everybody has exactly their own view before them after each commit', () => {
    fc.assert(
      fc.property(happenings, (all) => {
        const world = new World(0)
        for (const one of all) {
          world.commit(one)
          for (const view of world.views) expect(view.seen).toEqual(view.true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('what a seat cannot see leaves no trace in what it is sent', () => {
    fc.assert(
      fc.property(happenings, (all) => {
        const [one, other] = [new World(0), new World(1)]
        for (const happening of all) for (const world of [one, other]) world.commit(happening)
        expect(other.end()).toEqual(one.end())
      }),
      { numRuns: 500 },
    )
  })
})
