import { BadRecord, type MatchRecord, writeRecord } from '@ludoteca/kernel'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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
  const begun = startLocal(pearls, seatsOf('human', 'normal')).record
  saves.keep('a', underWay)
  saves.keep('b', { ...underWay, game: 'banca' })
  saves.keep('c', over)
  saves.keep('d', begun)
  expect(saves.unfinished()?.id).toBe('b')
  expect(saves.unfinished('pearls')?.id).toBe('a')
})

test('a match that several people were named for waits before anybody has moved, too [17.3]', () => {
  saves.keep('a', begun)
  expect(saves.unfinished()?.id).toBe('a')
  expect(new SavesStore(storage).unfinished()?.id).toBe('a')
  saves.keep('a', over)
  expect(saves.unfinished()).toBeUndefined()
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

test('the keys and texts in the storage stay what they are: a match that is kept today is there for ever [17.1]', () => {
  saves.keep('a', over)
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i))
  expect(keys.sort()).toEqual(['ludoteca.save.v1.a', 'ludoteca.saves.v1'])
  expect(storage.getItem('ludoteca.save.v1.a')).toBe(writeRecord(over))
  const kept = '[{"id":"b","game":"pearls","players":["Ana","Ben"],"moves":14,"isOver":true,"savedAt":1700000000000}]'
  const other = new FakeStorage()
  other.setItem('ludoteca.saves.v1', kept)
  other.setItem('ludoteca.save.v1.b', writeRecord(over))
  expect(new SavesStore(other).list).toEqual(JSON.parse(kept))
  expect(new SavesStore(other).open('b')).toEqual(over)
})

describe('what is damaged', () => {
  const DAMAGED = writeRecord(over).slice(0, 700)

  test('is said to be so, is there as it is, and goes only when somebody removes it [T46]', () => {
    saves.keep('a', begun)
    storage.setItem('ludoteca.save.v1.a', DAMAGED)
    const later = new SavesStore(storage)
    expect(later.find('a')?.players).toEqual(['Ana', 'Ben'])
    expect(later.open('a')).toBeUndefined()
    expect(later.isDamaged('a')).toBe(true)
    expect(later.textOf('a')).toBe(DAMAGED)
    expect(storage.getItem('ludoteca.save.v1.a')).toBe(DAMAGED)
    later.remove('a')
    expect(later.isDamaged('a')).toBe(false)
    expect(storage.getItem('ludoteca.save.v1.a')).toBeNull()
  })

  test('is sound again when the match is kept anew', () => {
    storage.setItem('ludoteca.save.v1.a', DAMAGED)
    expect(saves.isDamaged('a')).toBe(true)
    saves.keep('a', begun)
    expect(saves.isDamaged('a')).toBe(false)
  })

  test('is not what a later version wrote: that is only not known here yet [T46]', () => {
    saves.keep('a', begun)
    storage.setItem('ludoteca.save.v1.a', writeRecord(begun).replace(/"formatVersion": \d+/, '"formatVersion": 99'))
    const later = new SavesStore(storage)
    expect(later.open('a')).toBeUndefined()
    expect(later.troubleWith('a')).toBe('unknownRules')
    expect(later.isDamaged('a')).toBe(false)
  })

  test.each(['{"broken', '{}', '[1,{"id":"b"},null]', ''])(
    'may be the list, %j: no match is lost with it [T46]',
    (list) => {
      saves.keep('a', begun)
      saves.keep('b', over)
      storage.setItem('ludoteca.saves.v1', list)
      const later = new SavesStore(storage)
      expect(later.find('a')).toMatchObject({ game: 'pearls', players: ['Ana', 'Ben'], moves: 0, isOver: false })
      expect(later.find('b')).toMatchObject({ moves: 14, isOver: true })
      later.keep('c', begun)
      expect(new SavesStore(storage).list.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    },
  )

  test('may be both: then as much is said as can be made out', () => {
    storage.setItem('ludoteca.save.v1.a', DAMAGED)
    storage.setItem('ludoteca.save.v1.b', '\u0000')
    const later = new SavesStore(storage)
    expect(later.find('a')).toMatchObject({ game: 'pearls', players: [], isOver: false })
    expect(later.find('b')).toMatchObject({ game: '', players: [], moves: 0 })
    expect(later.isDamaged('b')).toBe(true)
  })
})

test('all matches of one game can be removed, over, under way or damaged, and none of others [17.4]', () => {
  saves.keep('a', begun)
  saves.keep('b', over)
  saves.keep('c', { ...begun, game: 'banca' })
  saves.keep('d', { ...over, game: 'banca' })
  storage.setItem('ludoteca.save.v1.d', '{')
  saves.removeAll('banca')
  expect(new SavesStore(storage).list.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(['c', 'd'].map((id) => storage.getItem(`ludoteca.save.v1.${id}`))).toEqual([null, null])
})

test('with a game go the matches that another window has kept meanwhile, and none of others [17.4]', () => {
  saves.keep('a', begun)
  const otherWindow = new SavesStore(storage)
  otherWindow.keep('b', { ...begun, game: 'banca' })
  otherWindow.keep('c', begun)
  saves.removeAll('banca')
  expect(storage.getItem('ludoteca.save.v1.b')).toBeNull()
  expect(saves.list.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(new SavesStore(storage).list.map(({ id }) => id).sort()).toEqual(['a', 'c'])
})

test('how long a match was played is kept with it, also while nobody moves', () => {
  saves.keep('a', begun, 1_000)
  saves.keep('b', begun)
  saves.keepTime('a', 61_000)
  saves.keepTime('no such match', 5)
  const later = new SavesStore(storage)
  expect(later.find('a')?.playedMs).toBe(61_000)
  expect(later.find('b')?.playedMs).toBe(0)
  expect(later.list.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a storage that takes nothing does not stop the clock', () => {
  saves.keep('a', begun, 1_000)
  storage.setItem = () => {
    throw new Error('full')
  }
  expect(() => saves.keepTime('a', 2_000)).not.toThrow()
})
