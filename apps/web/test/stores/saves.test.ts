import { BadRecord, type MatchRecord, writeRecord } from '@ludoteca/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { SavesStore } from '../../src/stores/saves.ts'
import { boxOf, fallBack, seatsOf, startLocal } from '../match/games.ts'
import { FakeStorage } from './fake-storage.ts'

const pearls = await boxOf('pearls')
const match = startLocal(pearls, seatsOf('human', 'human'))
const begun = match.record
while (!match.outcome) {
  match.take()
  await fallBack(match)
}
const over = match.record

let storage: FakeStorage
let saves: SavesStore
beforeEach(() => {
  storage = new FakeStorage()
  saves = new SavesStore(storage)
})

test('what was kept is there after the page was loaded again', () => {
  saves.keep('a', begun)
  const later = new SavesStore(storage)
  expect(later.list).toEqual(saves.list)
  expect(later.find('a')).toMatchObject({ game: 'pearls', players: ['Ana', 'Ben'], moves: 0, isOver: false })
  expect(later.open('a')).toEqual(begun)
})

test('the latest of a game is the one that was played last and is not over', () => {
  saves.keep('a', begun)
  saves.keep('b', begun)
  saves.keep('c', over)
  expect(saves.latest('pearls')?.id).toBe('b')
  saves.keep('a', begun)
  expect(saves.latest('pearls')?.id).toBe('a')
  expect(saves.latest('banca')).toBeUndefined()
})

test('what waits is the match that was played last of all games, if somebody has moved in it and it is not over', () => {
  const { outcome: _none, ...underWay } = over
  saves.keep('a', underWay)
  saves.keep('b', { ...underWay, game: 'banca' })
  saves.keep('c', over)
  saves.keep('d', begun)
  expect(saves.unfinished?.id).toBe('b')
})

test('the oldest that are over go first when there are too many', () => {
  vi.useFakeTimers()
  for (let i = 0; i < 30; i++) {
    vi.setSystemTime(1000 + i)
    saves.keep(`m${i}`, i === 7 || i === 9 ? over : begun)
  }
  saves.keep('one more', begun)
  saves.keep('and one', begun)
  saves.keep('and another', begun)
  vi.useRealTimers()
  const ids = saves.list.map(({ id }) => id)
  expect(ids).toHaveLength(30)
  expect(['m7', 'm9', 'm0'].some((id) => ids.includes(id))).toBe(false)
  expect(saves.open('m7')).toBeUndefined()
})

test('a full storage is said, and forgotten when there is room again', () => {
  storage.roomFor = 10
  saves.keep('a', begun)
  expect(saves.isFailing).toBe(true)
  storage.roomFor = Number.POSITIVE_INFINITY
  saves.keep('a', begun)
  expect(saves.isFailing).toBe(false)
  expect(saves.open('a')).toEqual(begun)
})

test('where the storage is full, matches that are over make room, and no others', () => {
  saves.keep('a', over)
  saves.keep('b', begun)
  saves.keep('c', over)
  const used = [0, 1, 2, 3].reduce((sum, i) => sum + (storage.getItem(storage.key(i) ?? '')?.length ?? 0), 0)
  storage.roomFor = used + 100
  saves.keep('d', over)
  expect(saves.isFailing).toBe(false)
  expect(saves.list.map(({ id }) => id)).toEqual(['d', 'c', 'b'])
})

test('a storage that takes nothing is said to be failing, and nothing else happens', () => {
  saves.keep('a', over)
  storage.roomFor = 0
  saves.keep('b', begun)
  expect(saves.isFailing).toBe(true)
})

test('a match can be removed', () => {
  saves.keep('a', begun)
  saves.remove('a')
  expect(saves.list).toEqual([])
  expect(saves.open('a')).toBeUndefined()
})

test('a record can be brought in from a file, and nothing else', () => {
  const taken: MatchRecord = saves.import('a', writeRecord(over))
  expect(taken).toEqual(over)
  expect(saves.open('a')).toEqual(over)
  expect(() => saves.import('b', 'a letter')).toThrow(BadRecord)
  expect(saves.find('b')).toBeUndefined()
})

test('what cannot be read is not there', () => {
  storage.setItem('ludoteca.saves.v1', '{"broken')
  storage.setItem('ludoteca.save.v1.a', '{"format":"something else"}')
  const later = new SavesStore(storage)
  expect(later.list).toEqual([])
  expect(later.open('a')).toBeUndefined()
})
