import { shelf } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { tournament } from '../src/tournament.ts'

const MATCHES = 300

describe.each(shelf.map(({ id }) => id))('in %s', (id) => {
  test('every strength beats the one below beyond doubt', async () => {
    const box = await shelf.find((entry) => entry.id === id)?.load()
    const seats = box?.game.seats.min as number
    const spec = { game: id, options: {}, seats, seed: 'tournament', matches: MATCHES, movesMax: 20_000 }
    const rungs = await tournament(spec, { workers: 0 })
    expect(rungs.map(({ stronger, weaker }) => [stronger, weaker])).toEqual([
      ['easy', 'random'],
      ['normal', 'easy'],
    ])
    // The reports are compared as a whole, so that a failure shows the numbers.
    expect(rungs.filter(({ isClear }) => !isClear)).toEqual([])
  })
})
