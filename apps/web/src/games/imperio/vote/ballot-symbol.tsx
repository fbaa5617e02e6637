import { bareId } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import css from './vote.module.css'

/** By candidate: what stands beside the name on a ballot of Lima. In a square of 24. */
const SYMBOLS: Readonly<Record<string, string>> = {
  'C-01':
    'M12 2.500l8 3v6c0 5-3.400 8.300-8 10-4.600-1.700-8-5-8-10v-6zM12 7l1.300 2.700 3 .4-2.200 2.100.5 3-2.600-1.400-2.600 1.400.5-3-2.200-2.100 3-.4z',
  'C-02': 'M3 3v18h18M6.500 16l4-5 3.500 3 5.500-7M16 7h3.500v3.500',
  'C-03':
    'M6.500 4.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM6.500 14.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM8.700 8.300L20 17M8.700 15.700L20 7',
  'C-04': 'M4 21h9M8.500 21V4.500M8.500 4.500L21 8.500H8.500M17 8.500v5M14.800 13.500h4.400v3.500h-4.400z',
}

/** A candidate of another pack stands with a star. */
const ANY = 'M12 3l2.800 5.800 6.200.9-4.500 4.400 1.100 6.300L12 17.400 6.400 20.400l1.100-6.300L3 9.700l6.200-.9z'

/** The symbol of a candidate, in its box. */
export function BallotSymbol({ candidate }: { readonly candidate: string }): ReactNode {
  return (
    <svg className={css.symbol} width="36" height="36" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lookUp(SYMBOLS, bareId(candidate)) ?? ANY} />
    </svg>
  )
}
