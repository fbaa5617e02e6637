import '../theme.css'
import { TOKENS } from '@ludoteca/ludomercatus'
import type { EmblemProps } from '../../../kit/table-module.ts'
import { TokenShape } from './token-art.tsx'
import css from './tokens.module.css'

const LARGE = 56
const SMALL = 36

/** A token, before it has the colour of a seat. Whatever holds it says its name. */
export function Emblem({ value, isLarge = false }: EmblemProps) {
  const token = TOKENS.find((known) => known === value)
  const size = isLarge ? LARGE : SMALL
  if (token === undefined) return null
  return (
    <svg className={css.emblem} width={size} height={size} viewBox="-1 -1 50 50" aria-hidden="true">
      <TokenShape token={token} />
    </svg>
  )
}

/** What players bring along to the market: their tokens. */
export function hasEmblem(name: string): boolean {
  return name === 'token'
}
