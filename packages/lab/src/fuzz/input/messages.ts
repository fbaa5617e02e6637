import { isDeepStrictEqual } from 'node:util'
import { type Box, isFields } from '@ludoteca/kernel'
import { MessageCatalogue } from '@ludoteca/protocol'
import { MessageTrial, written } from '@ludoteca/protocol/testing'
import type { Target } from './target.ts'

const RIGHT_ONE_IN = 8

/** What reads the frames of clients, with the messages of these games: each must get the verdict of the documented schemas. */
export function messagesOf(boxes: readonly Box[]): Target {
  const games = boxes.map(({ messages = {} }) => messages)
  const moves = new Map(
    games.flatMap((game) => Object.entries(game.moves ?? {})).map(([type, { move }]) => [type, move]),
  )
  const catalogue = new MessageCatalogue(games)
  const trial = new MessageTrial(catalogue)
  /** What a frame without a mistake must be read as. */
  const meant = (frame: string): unknown => {
    const sent: unknown = JSON.parse(frame)
    const move = isFields(sent) ? moves.get(sent.type as string) : undefined
    if (!isFields(sent) || move === undefined) return sent
    return { ...sent, type: 'SUBMIT_MOVE', payload: { move: { type: move, ...(sent.payload as object) } } }
  }
  return {
    name: 'messages',
    fresh(chance) {
      const message = trial.draw(chance)
      return chance.int('right', RIGHT_ONE_IN) === 0 ? written(message) : trial.drawBroken(chance, message)
    },
    feed(input) {
      const verdict = trial.verdictOn(input)
      const parsed = catalogue.parse(input)
      const code = parsed.ok ? 'OK' : parsed.code
      if (code !== verdict.code) return `gave ${code} instead of ${verdict.code}`
      if (parsed.ok) {
        return isDeepStrictEqual(parsed.message, meant(input)) ? undefined : 'read something else than was written'
      }
      const { nonce, idempotencyKey } = parsed
      if (nonce !== verdict.nonce || idempotencyKey !== verdict.idempotencyKey) return 'repeated other ids'
      return undefined
    },
  }
}
