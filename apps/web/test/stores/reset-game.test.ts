import { expect, test } from 'vitest'
import { keepHabits } from '../../src/games/banca/model/auction-habits.ts'
import { createRoot } from '../../src/stores/root.ts'
import { boxOf, seatsOf, startLocal } from '../match/games.ts'
import { FakeStorage } from './fake-storage.ts'

const banca = await boxOf('banca')
const pearls = await boxOf('pearls')

/** Everything in the storage. */
function contents(storage: Storage): Record<string, string | null> {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').sort()
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]))
}

test('Reset removes all data of one game from the device, and nothing else changes [17.4]', () => {
  const storage = new FakeStorage()
  const root = createRoot({ storage, session: new FakeStorage(), languages: ['en'], path: '/' })
  root.saves.keep('other', startLocal(pearls, seatsOf('human', 'human')).record)
  root.belongings.keep('pearls', { colour: 'red' })
  storage.setItem('ludoteca.carcosa.quiet.v1', 'a b')
  const before = contents(storage)

  const seats = seatsOf('human', 'human', 'human', 'human')
  const { record } = startLocal(banca, seats, { options: { mode: 'table' } })
  for (const id of ['a', 'b', 'c']) root.saves.keep(id, record)
  storage.setItem('ludoteca.save.v1.b', 'damaged')
  root.belongings.keep('banca', { crest: 3 })
  root.learnt.finish('banca', [])
  keepHabits(storage, { way: 'screen', clockSec: 15 })
  expect(Object.keys(contents(storage)).length).toBeGreaterThan(Object.keys(before).length)

  root.resetGame('banca')
  expect(contents(storage)).toEqual(before)
  expect(root.saves.list.map(({ id }) => id)).toEqual(['other'])
  expect(root.belongings.of('pearls')).toEqual({ colour: 'red' })
})
