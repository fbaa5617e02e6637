import { lookUp, one, type ProfileField } from '@ludoteca/kernel'
import { TOKENS, type TokenId } from '../data/board.ts'
import { sentence } from './terms.ts'

/** What the tokens are called. */
const TOKEN_NAMES: Readonly<Record<TokenId, string>> = {
  amphora: 'amphora',
  trireme: 'trireme',
  scales: 'scales',
  'oil-lamp': 'oil lamp',
  laurel: 'laurel wreath',
  column: 'column',
  'wheat-sheaf': 'sheaf of wheat',
  bull: 'bull',
}

export function tokenName(token: unknown): string {
  return lookUp(TOKEN_NAMES, String(token)) ?? 'that token'
}

/** [3.1] What a player may choose before the match, and what it means. */
export const TOKEN_FIELD: ProfileField = {
  name: 'token',
  domain: one(TOKENS),
  label: 'Token',
  help: 'It stands for you on the board and changes nothing else. No two players have the same.',
  values: Object.fromEntries(TOKENS.map((token) => [token, sentence(TOKEN_NAMES[token])])),
}
