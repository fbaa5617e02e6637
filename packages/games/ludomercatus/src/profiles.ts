import { type Belongings, type Profiles, refuse } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { TOKENS, type TokenId } from './data/board.ts'
import type { Move } from './moves.ts'
import { TOKEN_FIELD } from './text/tokens.ts'

/** [3.1] What a player brings along: a token that nobody else has. */
export const profiles: Profiles<Config, Move> = {
  fields: () => [TOKEN_FIELD],

  lot(_config, others, luck) {
    const free = TOKENS.filter((token) => !isTaken(token, others))
    return free.length === 0 ? {} : { token: free[luck % free.length] }
  },

  refusalOf(_config, { token }, { belongings }, others) {
    if (token === undefined || token === belongings.token) return undefined
    const known = tokenIn({ token })
    if (known === undefined) return refuse('BAD_MESSAGE')
    return isTaken(known, others) ? refuse('E_TOKEN', { token: known }) : undefined
  },

  shown(belongings) {
    const token = tokenIn(belongings)
    return token === undefined ? {} : { token }
  },

  moves(belongings) {
    const token = tokenIn(belongings)
    return token === undefined ? [] : [{ type: 'takeToken', token }]
  },
}

function isTaken(token: TokenId, others: readonly Belongings[]): boolean {
  return others.some((other) => other.token === token)
}

function tokenIn({ token }: Belongings): TokenId | undefined {
  return TOKENS.find((known) => known === token)
}
