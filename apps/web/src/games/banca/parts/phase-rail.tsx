import type { View } from '@ludoteca/banca'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../../components/icons.tsx'
import css from './phase-rail.module.css'

const STAGES = ['Exit', 'Decide', 'Lottery', 'Auction', 'Payout'] as const
/** Which of them each phase is; the lottery is drawn by itself between decisions and auction. */
const AT: Readonly<Record<View['phase'], number>> = { EXIT: 0, DECIDE: 1, AUCTION: 3, SUMMARY: 4, OVER: 5 }

/** Where the turn stands. */
export function PhaseRail({ phase }: { readonly phase: View['phase'] }): ReactNode {
  const at = AT[phase]
  return (
    <ol className={css.rail} aria-label="Phases of the turn">
      {STAGES.map((stage, i) => (
        <li
          key={stage}
          className={css.stage}
          aria-current={i === at ? 'step' : undefined}
          data-past={i < at || undefined}
        >
          <span className={css.dot}>{i < at ? <CheckIcon size={14} /> : i + 1}</span>
          <span className={css.label}>{stage}</span>
          {i < at && <span className="unseen">, done</span>}
        </li>
      ))}
    </ol>
  )
}
