import { type StandingParts, score120 } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { endWords } from '../end/words.ts'
import css from './charts.module.css'
import { Painted, Swatch } from './swatch.tsx'
import { chartWords as words } from './words.ts'

const WIDTH = 600

/** [12.4] What somebody's worth is made of, as one bar; each part has its figure below. */
export function Composition({ parts }: { readonly parts: StandingParts }): ReactNode {
  const all = (Object.keys(endWords.part) as (keyof StandingParts)[]).map((part, index) => ({
    part,
    index,
    value: parts[part],
  }))
  // Debts have a figure, and no room on the bar.
  const drawn = all.filter(({ value }) => value > 0)
  const total = Math.max(
    1,
    drawn.reduce((sum, { value }) => sum + value, 0),
  )
  let at = 0
  return (
    <figure className={css.figure}>
      <svg className={css.bar} viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
        {drawn.map(({ part, index, value }) => {
          const x = at
          at += (value / total) * WIDTH
          return <Painted key={part} index={index} x={x} y={0} width={at - x} height={24} />
        })}
      </svg>
      <figcaption>
        <ul className={css.legend} aria-label={words.composition}>
          {all
            .filter(({ value }) => value !== 0)
            .map(({ part, index, value }) => (
              <li key={part}>
                <Swatch index={index} /> {endWords.part[part]} <span className="digits">{score120(value)}</span>
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  )
}
