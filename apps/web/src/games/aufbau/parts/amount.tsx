import { gold12, isMaterial, type MaterialId, materialFor, number, signed, UNIT_NAMES } from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { Glyph } from '../art/glyph.tsx'
import { MaterialIcon } from '../art/material-icon.tsx'
import css from './amount.module.css'
import { UNIT_GLYPHS } from './words.ts'

interface AmountProps {
  /** A material, or one of the units. */
  readonly what: string
  readonly amount: number
  /** Shows a plus before what is gained. */
  readonly isChange?: boolean
  /** The unit is written out, not only drawn. */
  readonly isNamed?: boolean
}

/** So much of something: drawn for the eye, in words for the ear. */
export function Amount({ what, amount, isChange = false, isNamed = false }: AmountProps): ReactNode {
  return (
    <span className={classes(css.amount, isChange && amount < 0 && css.loss)} title={nameOf(what, amount)}>
      <UnitIcon what={what} />
      <span className="digits">{textOf(what, amount, isChange)}</span>
      <span className={isNamed ? css.name : 'unseen'}>{nameOf(what, amount)}</span>
    </span>
  )
}

/** What stands for a unit or a material. */
export function UnitIcon({ what, size = 18 }: { readonly what: string; readonly size?: number }): ReactNode {
  const glyph = lookUp(UNIT_GLYPHS, what)
  return glyph ? <Glyph name={glyph} size={size} /> : <MaterialIcon material={what as MaterialId} size={size + 4} />
}

/** What it is called. */
function nameOf(what: string, amount: number): string {
  const unit = lookUp(UNIT_NAMES, what)
  if (unit === undefined) return isMaterial(what) ? materialFor(what, amount) : what
  return Math.abs(amount) === 1 ? unit.one : unit.many
}

function textOf(what: string, amount: number, isChange: boolean): string {
  if (what !== 'gold12') return isChange ? signed(amount) : number(amount)
  return isChange && amount > 0 ? `+${gold12(amount)}` : gold12(amount)
}
