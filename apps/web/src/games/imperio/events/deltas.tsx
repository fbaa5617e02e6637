import { signed } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import type { Delta } from './event-model.ts'
import css from './events.module.css'
import { eventWords as words } from './words.ts'

/** What an event changed, each with its sign. */
export function Deltas({ deltas }: { readonly deltas: readonly Delta[] }): ReactNode {
  if (deltas.length === 0) return <p className={css.unhurt}>{words.unhurt}</p>
  return (
    <ul className={css.deltas}>
      {deltas.map(({ label, amount, note, isGood }) => (
        <li key={`${label} ${note}`} data-good={isGood}>
          {amount !== undefined && <b>{signed(amount)}</b>}
          <span>{label}</span>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
