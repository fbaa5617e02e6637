import {
  BadRecord,
  type Box,
  type Chance,
  isRefusal,
  parseRecord,
  verify,
  writeRecord,
  writeTwin,
} from '@ludoteca/kernel'
import { recordMatch } from '../../record.ts'
import { mutate } from './mutate.ts'
import type { Target } from './target.ts'

const MOVES_MAX = 40

/** What reads the files of matches, and plays them again. */
export function recordsOf(box: Box, seed: string): Target {
  const bots = Array.from({ length: box.game.seats.min }, () => 'random')
  const record = recordMatch(box, { options: {}, bots, seed, movesMax: MOVES_MAX })
  if (isRefusal(record)) throw new Error(`the usual options are refused: ${record.code}`)
  const texts = [writeRecord(record), writeTwin(record)] as const
  return {
    name: `${box.game.id} records`,
    fresh: (chance: Chance) => mutate(chance.pick('form', texts), chance.pick('form', texts), chance),
    feed(input) {
      try {
        verify(box.game, parseRecord(input))
        return undefined
      } catch (error) {
        if (error instanceof BadRecord) return undefined
        throw error
      }
    },
  }
}
