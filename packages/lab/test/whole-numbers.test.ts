import { serialize } from 'node:v8'
import { configure, isRefusal } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { playOut } from '../src/play-out.ts'

const MATCHES = 4
const MOVES_MAX = 600

/** What the serialiser writes before a number that the engine holds as a small whole one; all others are fractions to it. */
const SMALL = 'I'.charCodeAt(0)
const TAG_AT = 2

/** Where in a state whole numbers lie that the engine holds as fractions: once some are, all that is reckoned from them is. */
function fractionsIn(value: unknown, path: string, found: Set<string>): void {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && Math.abs(value) < 2 ** 30 && serialize(value)[TAG_AT] !== SMALL) found.add(path)
  } else if (Array.isArray(value)) {
    for (const item of value) fractionsIn(item, `${path}[]`, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) fractionsIn(item, `${path}.${name}`, found)
  }
}

test.for(shelf.map(({ id, load }) => ({ id, load })))(
  'the engine holds all numbers of $id as small whole ones',
  async ({ load }) => {
    const box = await load()
    const seats = 4
    const config = configure(box.game, {}, seats)
    if (isRefusal(config)) throw new Error(config.code)
    const found = new Set<string>()
    for (let match = 0; match < MATCHES; match++) {
      const bots = Array.from({ length: seats }, () => 'normal')
      playOut(box, {
        config,
        bots,
        seed: `whole ${match}`,
        movesMax: MOVES_MAX,
        before: ({ state }, moves) => moves % 20 === 0 && fractionsIn(state, '', found),
      })
    }
    expect([...found]).toEqual([])
  },
)
