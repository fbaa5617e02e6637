import { UI, type View } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import css from './risk-mark.module.css'

/** What everybody may know of somebody's risk. */
export type RiskLevel = View['riskLevels'][number]

/** The seed's words for it. */
export const RISK_WORDS: Readonly<Record<RiskLevel, string>> = { LOW: UI.riskLow, MID: UI.riskMid, HIGH: UI.riskHigh }
const PIPS: Readonly<Record<RiskLevel, number>> = { LOW: 1, MID: 2, HIGH: 3 }

/** How closely the city looks at somebody: one to three eyes, and the words for it. */
export function RiskMark({
  level,
  isBare = false,
}: {
  readonly level: RiskLevel
  readonly isBare?: boolean
}): ReactNode {
  return (
    <span className={css.risk} data-level={level} title={RISK_WORDS[level]}>
      <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
        {[0, 1, 2].map((i) => (
          <path
            key={i}
            d="M1 5s1.600-3 4-3 4 3 4 3-1.600 3-4 3-4-3-4-3z"
            transform={`translate(${i * 10} 0)`}
            fill={i < PIPS[level] ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        ))}
      </svg>
      {!isBare && <span>{RISK_WORDS[level]}</span>}
    </span>
  )
}
