import { signed } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './modifier.module.css'
import { marketWords as words } from './words.ts'

/** How much more or less a group is worth: coloured, with an arrow, a sign and its figure. */
export function Modifier({ value }: { readonly value: number }): ReactNode {
  const look = value > 0 ? 'up' : value < 0 ? 'down' : 'same'
  return (
    <span className={classes(css.modifier, css[look], Math.abs(value) >= STRONG && css.strong)} title={words[look]}>
      <span aria-hidden="true">{ARROWS[look]}</span> {signed(value)}
    </span>
  )
}

const ARROWS = { up: '▲', down: '▼', same: '·' } as const
/** From here on one does not overlook it. */
const STRONG = 4
