import { shelf } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { tournament } from '../src/tournament.ts'

const MATCHES = 300
/** In a quick match of Imperio luck decides so much that these matches would be too few. */
const OPTIONS: Readonly<Record<string, object>> = { aufbau: { maxRounds: 10 }, imperio: { mode: 'STANDARD' } }

/** Whole tables differ so much that fewer are enough. */
const FEWER: Readonly<Record<string, number>> = { aufbau: 12, carcosa: 120 }
/** Fewer souls win so seldom that these matches would be too few; whoever builds alone always wins. */
const SEATS: Readonly<Record<string, number>> = { aufbau: 4, carcosa: 4 }

describe.each(shelf.map(({ id }) => id))('in %s', (id) => {
  test('every strength beats the one below beyond doubt', async () => {
    const box = await shelf.find((entry) => entry.id === id)?.load()
    const seats = SEATS[id] ?? (box?.game.seats.min as number)
    const options = OPTIONS[id] ?? {}
    const spec = { game: id, options, seats, seed: 'tournament', matches: FEWER[id] ?? MATCHES, movesMax: 20_000 }
    const rungs = await tournament(spec, { workers: 0 })
    expect(rungs.map(({ stronger, weaker }) => [stronger, weaker])).toEqual([
      ['easy', 'random'],
      ['normal', 'easy'],
    ])
    // The reports are compared as a whole, so that a failure shows the numbers.
    expect(rungs.filter(({ isClear }) => !isClear)).toEqual([])
  })
})
