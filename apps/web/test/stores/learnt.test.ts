import type { SeatedMove } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import {
  gameOfLearnSave,
  isAgainAsked,
  learnAddress,
  learnSaveId,
  placeAfter,
  roomIn,
} from '../../src/screens/learn/address.ts'
import { learningFirst } from '../../src/screens/learn/learn-first.ts'
import { LearntStore } from '../../src/stores/learnt.ts'
import type { Root } from '../../src/stores/root.ts'
import { FakeStorage } from '../stores/fake-storage.ts'

const MOVES: readonly SeatedMove[] = [{ seat: 0, move: { type: 'bid' } }]

/** The server as far as tutorials go. */
class Desk {
  readonly taken: unknown[] = []
  trouble: string | undefined
  finishTutorial = async (game: string, moves: readonly SeatedMove[]) => {
    if (this.trouble !== undefined) throw Object.assign(new Error(this.trouble), { code: this.trouble, params: {} })
    this.taken.push([game, moves])
    return { game, at: 1 }
  }
}

describe('what was learnt on this device', () => {
  test('is remembered with the moves that prove it, until the server has taken them', async () => {
    const storage = new FakeStorage()
    new LearntStore(storage).finish('pearls', MOVES)
    const later = new LearntStore(storage)
    expect(later.has('pearls')).toBe(true)
    const desk = new Desk()
    expect(await later.handIn(desk, 'banca')).toBe(false)
    expect(await later.handIn(desk, 'pearls')).toBe(true)
    expect(desk.taken).toEqual([['pearls', MOVES]])
    // For whoever comes next on this device it proves nothing.
    expect(await new LearntStore(storage).handIn(desk, 'pearls')).toBe(false)
    expect(new LearntStore(storage).has('pearls')).toBe(true)
  })

  test('is kept when the server was not reached, and dropped when it does not believe it', async () => {
    const learnt = new LearntStore(new FakeStorage())
    learnt.finish('pearls', MOVES)
    const desk = new Desk()
    desk.trouble = 'BUSY'
    await expect(learnt.handIn(desk, 'pearls')).rejects.toThrow('BUSY')
    desk.trouble = 'BAD_PROOF'
    expect(await learnt.handIn(desk, 'pearls')).toBe(false)
    desk.trouble = undefined
    expect(await learnt.handIn(desk, 'pearls')).toBe(false)
  })

  test('is forgotten with the game, and survives damage', async () => {
    const storage = new FakeStorage()
    const learnt = new LearntStore(storage)
    learnt.finish('pearls', MOVES)
    learnt.finish('banca', MOVES)
    learnt.forget('pearls')
    expect(learnt.games).toEqual(['banca'])
    expect(await learnt.handIn(new Desk(), 'pearls')).toBe(false)
    storage.setItem('ludoteca.proofs.v1', '{"banca":')
    expect(await learnt.handIn(new Desk(), 'banca')).toBe(false)
    learnt.forget('banca')
    expect(storage.getItem('ludoteca.learnt.v1')).toBeNull()
  })
})

describe('what needs a tutorial', () => {
  const required = Object.assign(new Error('first'), { code: 'TUTORIAL_REQUIRED', params: { game: 'pearls' } })
  const rootWith = (desk: Desk) => {
    const learnt = new LearntStore(new FakeStorage())
    return { learnt, session: { api: Promise.resolve(desk) } as unknown as Root['session'] }
  }

  test('is asked for again once what was learnt here was handed in', async () => {
    const desk = new Desk()
    const root = rootWith(desk)
    root.learnt.finish('pearls', MOVES)
    const work = async () => {
      if (desk.taken.length === 0) throw required
      return { roomId: 'ABCDE' }
    }
    expect(await learningFirst(root, work)).toEqual({ roomId: 'ABCDE' })
  })

  test('leads to the tutorial who has not played it, and says everything else as it is', async () => {
    const root = rootWith(new Desk())
    expect(await learningFirst(root, () => Promise.reject(required))).toEqual({ unlearnt: 'pearls' })
    await expect(learningFirst(root, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  })
})

describe('the address of a tutorial', () => {
  test('says where one goes afterwards, and nowhere else than into rooms', () => {
    const places = ['/r/ABCDE', '/r/ABCDE?watch', '/new-room?game=pearls', '/lobby?game=pearls']
    for (const then of places) {
      const address = new URL(learnAddress('pearls', { then }), 'http://x')
      expect(address.pathname).toBe('/game/pearls/learn')
      expect(placeAfter(address.search)).toBe(then)
    }
    for (const then of ['//evil.example', 'https://evil.example', '/r/ABCDE/x', '/profile', 'javascript:x']) {
      expect(placeAfter(`?then=${encodeURIComponent(then)}`)).toBeUndefined()
    }
    expect(placeAfter('')).toBeUndefined()
    expect(roomIn('/r/ABCDE?watch')).toBe('ABCDE')
    expect(roomIn('/lobby?game=pearls')).toBeUndefined()
  })

  test('says whether it begins again, and the match has a name of its own', () => {
    expect(learnAddress('pearls')).toBe('/game/pearls/learn')
    expect(isAgainAsked(new URL(learnAddress('pearls', { again: true }), 'http://x').search)).toBe(true)
    expect(isAgainAsked('?then=x')).toBe(false)
    expect(gameOfLearnSave(learnSaveId('pearls'))).toBe('pearls')
    expect(gameOfLearnSave('a1b2c3')).toBeUndefined()
  })
})
