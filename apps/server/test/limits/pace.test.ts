import { isRefusal, type Refusal } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { Pace, type PaceSettings, type Turn } from '../../src/limits/pace.ts'

/** Tries that wait for nothing but for `pass`, and tell how long they would have waited. */
function slowDown(settings: Partial<PaceSettings> = {}) {
  const clock = { time: 0, elapsed: () => clock.time }
  const waits: number[] = []
  const waiting: (() => void)[] = []
  const pause = (ms: number, signal: AbortSignal) => {
    waits.push(ms)
    return new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  const pace = new Pace(clock, settings, pause)
  const pass = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  const attempt = async (key: string, place: string, isRight = false) => {
    const turn = pace.turn(key, place)
    pass()
    return accepted(await turn).end(isRight)
  }
  return { pace, clock, waits, pass, attempt }
}

function accepted(turn: Turn | Refusal): Turn {
  if (isRefusal(turn)) throw new Error(`refused: ${turn.code}`)
  return turn
}

test('each further mistake waits longer, up to a bound, from wherever it comes', async () => {
  const { attempt, waits } = slowDown()
  for (let i = 0; i < 20; i++) await attempt('ana', `place ${i}`)
  expect(waits.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(Math.max(...waits)).toBe(15_000)
})

test('what is right counts for nothing, and other keys do not wait', async () => {
  const { attempt, waits } = slowDown()
  for (let i = 0; i < 20; i++) await attempt('ana', 'here', true)
  for (let i = 0; i < 10; i++) await attempt('bea', 'there')
  waits.length = 0
  await attempt('ana', 'here')
  expect(waits).toEqual([])
})

test('of many at once each waits for those before it', async () => {
  const { pace, pass, waits } = slowDown()
  const turns = Array.from({ length: 9 }, (_, i) => pace.turn('ana', `place ${i}`))
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000])
  pass()
  for (const turn of turns) accepted(await turn).end(false)
})

test('mistakes are forgotten after some time, whatever the clock on the wall says', async () => {
  const { attempt, waits, clock } = slowDown()
  for (let i = 0; i < 50; i++) await attempt('ana', 'here')
  clock.time += 12 * 50_000
  waits.length = 0
  for (let i = 0; i < 3; i++) await attempt('ana', 'here')
  expect(waits).toEqual([])
})

test('only so many wait in all, for one key and from one place; more are told when to come again', async () => {
  const { pace, pass } = slowDown({ freeTries: 0, waitingMax: 6, perKeyMax: 4, perPlaceMax: 2, keptPerKey: 0 })
  const refusal = { code: 'RATE_LIMIT', params: { seconds: 15 } }
  const turns = [pace.turn('ana', 'a'), pace.turn('ana', 'a')]
  expect(await pace.turn('ana', 'a')).toEqual(refusal)
  expect(await pace.turn('bea', 'a')).toEqual(refusal)
  turns.push(pace.turn('ana', 'b'), pace.turn('ana', 'b'))
  expect(await pace.turn('ana', 'c')).toEqual(refusal)
  turns.push(pace.turn('bea', 'c'), pace.turn('bea', 'c'))
  expect(await pace.turn('cleo', 'd')).toEqual(refusal)
  pass()
  for (const turn of turns) accepted(await turn).end(false)
  const later = pace.turn('cleo', 'd')
  pass()
  accepted(await later).end(false)
})

test('a few places do not take all that there is under one key: some of it is for those who have none yet', async () => {
  const { pace, pass } = slowDown({ freeTries: 0 })
  const turns: Promise<Turn | Refusal>[] = []
  for (let i = 0; i < 8; i++) for (let k = 0; k < 4; k++) turns.push(pace.turn('ana', `place ${i}`))
  const owner = pace.turn('ana', 'home')
  const other = pace.turn('bea', 'place 7')
  pass()
  const taken = (await Promise.all(turns)).filter((turn) => !isRefusal(turn))
  // Two places had four each before the rest was kept; the six others have one each.
  expect(taken).toHaveLength(14)
  for (const turn of [...taken, await owner, await other]) accepted(turn).end(true)
  const later = Array.from({ length: 4 }, () => pace.turn('ana', 'place 0'))
  pass()
  for (const turn of later) accepted(await turn).end(true)
})

test('who does not wait for the answer leaves their place to others, and has not tried', async () => {
  const { pace, waits, pass } = slowDown({ freeTries: 0, perPlaceMax: 1 })
  for (let i = 0; i < 5; i++) {
    const gone = new AbortController()
    const turn = pace.turn('ana', 'here', gone.signal)
    gone.abort()
    expect(await turn).toMatchObject({ code: 'CLOSING' })
  }
  const turn = pace.turn('ana', 'here')
  pass()
  accepted(await turn).end(true)
  expect(waits).toEqual([500, 500, 500, 500, 500, 500])
})

test('nobody waits for a server that stops', async () => {
  const { pace } = slowDown({ freeTries: 0 })
  const turn = pace.turn('ana', 'here')
  pace.close()
  expect(await turn).toMatchObject({ code: 'CLOSING' })
})

test('only so many keys are remembered, those tried last', async () => {
  const { pace, attempt, waits } = slowDown({ freeTries: 0, keysMax: 100 })
  await attempt('ana', 'here')
  for (let i = 0; i < 1_000; i++) await attempt(`handle ${i}`, 'here')
  expect(pace.size).toBe(100)
  waits.length = 0
  await attempt('handle 999', 'here')
  expect(waits).toEqual([1000])
})
