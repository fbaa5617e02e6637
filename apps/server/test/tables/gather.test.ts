import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { counterBox } from './counter.ts'
import { HUMAN, Process, settle } from './kit.ts'

const count = (key: number) => ({ seat: 0, move: { type: 'count' }, key: `gather ${key}` })

/** A table, and how many moves each of its appends held. */
async function watched() {
  const process = new Process([counterBox('none')])
  const matchId = await process.start('counter', [HUMAN, HUMAN])
  await settle()
  const appends: number[] = []
  const append = process.store.append.bind(process.store)
  process.store.append = (id, rows, due) => {
    appends.push(rows.length)
    return append(id, rows, due)
  }
  return { submit: (key: number) => process.tables.submit({ matchId, ...count(key) }), appends }
}

test('moves that come close upon each other are stored together', async () => {
  const { submit, appends } = await watched()
  const answers = []
  for (let key = 0; key < 3; key++) {
    answers.push(submit(key), submit(10 + key))
    await setImmediate()
  }
  for (const answer of await Promise.all(answers)) expect(answer).toEqual({ ok: true })
  expect(appends).toEqual([6])
})

test('a move that comes alone is stored with the next turn of the event loop', async () => {
  const { submit, appends } = await watched()
  const answer = submit(0)
  await setImmediate()
  await setImmediate()
  expect(appends).toEqual([1])
  await answer
})

test('nobody waits for moves that never stop coming', async () => {
  const { submit, appends } = await watched()
  const answers = []
  for (let key = 0; key < 40; key++) {
    answers.push(submit(key), submit(100 + key))
    await setImmediate()
  }
  await Promise.all(answers)
  expect(appends.length).toBeGreaterThan(4)
  expect(Math.max(...appends)).toBeLessThan(20)
})
