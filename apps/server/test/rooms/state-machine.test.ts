import { type HostCommand, PROTOCOL_CODES } from '@ludoteca/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeserted } from '../../src/rooms/room.ts'
import { setReady } from '../../src/rooms/seats.ts'
import { launch, launched, launchFailed } from '../../src/rooms/start.ts'
import { boxOf, Scene, times } from './kit.ts'

type Step = (scene: Scene) => string | undefined

const PEOPLE = Array.from({ length: 24 }, (_, i) => (i === 0 ? 'Ana' : `Gente ${i}`))
/** Some come often, so that things happen between them; the rest fill the room. */
const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PEOPLE.slice(0, 4)) }, fc.constantFrom(...PEOPLE))
const seat = fc.nat({ max: 5 })
const strength = fc.constantFrom('random' as const, 'easy' as const, 'normal' as const)

const command: fc.Arbitrary<HostCommand> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<HostCommand>({ command: 'START' }) },
  { weight: 4, arbitrary: fc.record({ command: fc.constant('ADD_BOT' as const), strength }) },
  fc.record({ command: fc.constant('ADD_BOT' as const), strength, seat }),
  fc.record({ command: fc.constant('REMOVE_BOT' as const), seat }),
  fc.constant<HostCommand>({ command: 'CANCEL_START' }),
  fc.constant<HostCommand>({ command: 'CLOSE' }),
  fc.record({
    command: fc.constant('SET_GAME' as const),
    game: fc.constantFrom('plaza', 'ludomercatus', 'banca'),
  }),
  fc.record({
    command: fc.constant('SET_OPTIONS' as const),
    options: fc.constantFrom({}, { rounds: 1 }, { nonsense: 1 }),
    seats: fc.integer({ min: 0, max: 13 }),
  }),
  fc.record({
    command: fc.constant('SET_ROOM' as const),
    kind: fc.constantFrom('public' as const, 'friends' as const),
    idle: fc.constantFrom('pause' as const, 'continue' as const),
    locked: fc.boolean(),
  }),
  fc.record({ command: fc.constant('KICK' as const), participantId: name.map((n) => `p-${n}`) }),
  fc.record({ command: fc.constant('HAND_OVER' as const), participantId: name.map((n) => `p-${n}`) }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(name, fc.constantFrom('PLAYER' as const, 'PLAYER' as const, 'WATCHER' as const)).map(
      ([n, role]): Step =>
        (scene) =>
          scene.join(n, role),
    ),
  },
  name.map(
    (n): Step =>
      (scene) =>
        scene.leave(n),
  ),
  {
    weight: 2,
    arbitrary: name.map(
      (n): Step =>
        (scene) =>
          scene.lose(n),
    ),
  },
  {
    weight: 2,
    arbitrary: name.map(
      (n): Step =>
        (scene) =>
          scene.comeBack(n),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(name, fc.option(seat), fc.constantFrom('no' as const, 'now' as const, 'later' as const)).map(
      ([n, s, late]): Step =>
        (scene) =>
          scene.sit(n, s, late),
    ),
  },
  {
    weight: 2,
    arbitrary: name.map(
      (n): Step =>
        (scene) =>
          scene.do((room) => setReady(room, scene.id(n), true)),
    ),
  },
  {
    weight: 2,
    arbitrary: name.map(
      (n): Step =>
        (scene) =>
          scene.rematch(n),
    ),
  },
  name.map(
    (n): Step =>
      (scene) =>
        scene.rematch(n, false),
  ),
  fc.tuple(name, name).map(
    ([n, displayName]): Step =>
      (scene) =>
        scene.profile(n, { displayName }),
  ),
  {
    weight: 8,
    arbitrary: command.map(
      (c): Step =>
        (scene) =>
          scene.host(c),
    ),
  },
  fc.tuple(name, command).map(
    ([n, c]): Step =>
      (scene) =>
        scene.host(c, n),
  ),
  {
    weight: 5,
    arbitrary: fc.constantFrom(0, 1000, 5000, 15_000, 60_000, 600_000).map(
      (ms): Step =>
        (scene) => {
          scene.wait(ms)
          return undefined
        },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'b').map(
      (token): Step =>
        (scene) => {
          const { game } = boxOf(scene.room.game)
          const next = { token, serverSeed: `${scene.now}`.repeat(4) }
          return scene.do((room, now) => launch(room, game, next, now, times))
        },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()).map(
      ([token, late]): Step =>
        (scene) =>
          scene.do((room) => launched(room, token, `match ${scene.now}`, late)),
    ),
  },
  fc.constantFrom('a', 'b').map(
    (token): Step =>
      (scene) =>
        scene.do((room) => launchFailed(room, token)),
  ),
  fc.constant<Step>((scene) => {
    scene.end()
    return undefined
  }),
)

test('whatever people do, a room stays sound', () => {
  const visited = new Map<string, number>()
  const count = (what: string) => visited.set(what, (visited.get(what) ?? 0) + 1)
  fc.assert(
    fc.property(
      fc.constantFrom(2, 3, 6),
      fc.boolean(),
      fc.array(step, { minLength: 40, maxLength: 120, size: 'max' }),
      (seats, isPublic, steps) => {
        const scene = new Scene({ seats, kind: isPublic ? 'public' : 'friends' })
        for (const play of steps) {
          const before = scene.room
          const code = play(scene)
          count(code ?? scene.room.status)
          if (code !== undefined) {
            expect(PROTOCOL_CODES).toContain(code)
            expect(scene.room).toBe(before)
          }
          if (isDeserted(scene.room)) return
        }
      },
    ),
    { numRuns: 300 },
  )
  const often = [
    'lobby',
    'countdown',
    'running',
    'ended',
    'NOT_HOST',
    'BAD_PHASE',
    'SEAT_TAKEN',
    'CANNOT_START',
    'KICKED',
  ]
  expect(often.filter((what) => (visited.get(what) ?? 0) < 5)).toEqual([])
}, 120_000)
