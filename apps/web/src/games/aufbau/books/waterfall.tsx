import { gold12, LEDGER_SOURCES, type LedgerLine } from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import css from './waterfall.module.css'
import { stepsOf, type WaterfallStep } from './waterfall-steps.ts'
import { bookWords as words } from './words.ts'

interface WaterfallProps {
  readonly ledger: readonly LedgerLine[]
  /** Gold before anything was booked. */
  readonly before12: number
}

/** [12.4] One maintenance as a fall of gold: what was there, what every source added or took, and what is left. */
export function Waterfall({ ledger, before12 }: WaterfallProps): ReactNode {
  const steps = stepsOf(ledger, before12)
  const ends = steps.flatMap(({ from12, to12 }) => [from12, to12])
  const low = Math.min(0, ...ends)
  const span = Math.max(1, Math.max(...ends) - low)
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{words.waterfall}</figcaption>
      <ul className={css.steps}>
        {steps.map((step) => (
          <li key={step.source} className={css.step}>
            <span>{nameOf(step)}</span>
            <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${(-low / span) * 100} 0v10`} stroke="var(--auf-ink-soft)" strokeWidth="0.300" />
              <rect
                x={((Math.min(step.from12, step.to12) - low) / span) * 100}
                y="1"
                width={Math.max(0.6, (Math.abs(step.to12 - step.from12) / span) * 100)}
                height="8"
                className={lookUp(css, lookOf(step))}
              />
            </svg>
            <span className="digits">{textOf(step)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function nameOf({ source }: WaterfallStep): string {
  if (source === 'before') return words.carried
  return source === 'after' ? words.result : LEDGER_SOURCES[source]
}

function lookOf({ source, from12, to12 }: WaterfallStep): string {
  if (source === 'before' || source === 'after') return 'total'
  return to12 >= from12 ? 'gain' : 'loss'
}

function textOf({ source, from12, to12 }: WaterfallStep): string {
  if (source === 'before' || source === 'after') return gold12(to12)
  const by = to12 - from12
  return by > 0 ? `+${gold12(by)}` : gold12(by)
}
