import type { View } from '@ludoteca/banca'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../../components/icons.tsx'
import css from './phase-rail.module.css'

const STAGES = ['Exit', 'Decide', 'Lottery', 'Auction', 'Payout'] as const
/** Which of them each phase is; the lottery is drawn by itself between decisions and auction. */
const AT: Readonly<Record<View['phase'], number>> = { EXIT: 0, DECIDE: 1, AUCTION: 3, SUMMARY: 4, OVER: 5 }

/** How many phases of the turn have taken place. A game that ends because players leave has seen no more than the exits. */
export function phasesDone({ phase, ending }: Pick<View, 'phase' | 'ending'>): number {
  return phase === 'OVER' && ending !== 'turnLimit' ? AT.EXIT + 1 : AT[phase]
}

/** Where the turn stands. */
export function PhaseRail({ view }: { readonly view: View }): ReactNode {
  const done = phasesDone(view)
  const isOver = view.phase === 'OVER'
  return (
    <ol className={css.rail} aria-label="Phases of the turn">
      {STAGES.map((stage, i) => (
        <li
          key={stage}
          className={css.stage}
          aria-current={i === done && !isOver ? 'step' : undefined}
          data-past={i < done || undefined}
        >
          <span className={css.dot}>{i < done ? <CheckIcon size={14} /> : i + 1}</span>
          <span className={css.label}>{stage}</span>
          {i < done && <span className="unseen">, done</span>}
        </li>
      ))}
    </ol>
  )
}
