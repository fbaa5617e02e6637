import type { ReactNode } from 'react'
import css from './die.module.css'

/** A die of twenty sides with its number on top. */
export function Die({ value, size = 72 }: { readonly value: number; readonly size?: number }): ReactNode {
  return (
    <svg className={css.die} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z"
        fill="var(--auf-purple)"
        stroke="var(--auf-ink)"
        strokeWidth="0.800"
      />
      <path d="M12 5.500l6.200 10.700H5.800z" fill="var(--auf-gold-leaf)" stroke="var(--auf-ink)" strokeWidth="0.600" />
      <path
        d="M12 1v4.500M2.500 6.500l3.300 9.700M21.500 6.500l-3.300 9.700M12 5.500l9.500 1M12 5.500l-9.500 1M12 23l6.200-6.800M12 23l-6.200-6.800M2.500 17.500l3.300-1.300M21.500 17.500l-3.300-1.300"
        fill="none"
        stroke="var(--auf-purple-light)"
        strokeWidth="0.500"
      />
      <text x="12" y="14.800" textAnchor="middle" fontSize="5" fontWeight="700" fontFamily="var(--auf-inscription)">
        {value}
      </text>
    </svg>
  )
}
