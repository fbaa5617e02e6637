import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './layout.module.css'

interface GapProps extends ComponentProps<'div'> {
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6
}

/** One below the other. */
export function Stack({ gap = 4, className, ...rest }: GapProps): ReactNode {
  return <div {...rest} className={classes(css.stack, css[`gap${gap}`], className)} />
}

/** Side by side, on as many lines as it takes. */
export function Row({ gap = 3, between, className, ...rest }: GapProps & { readonly between?: boolean }): ReactNode {
  return <div {...rest} className={classes(css.row, between && css.between, css[`gap${gap}`], className)} />
}

/** A piece of paper on the table. */
export function Card({ className, ...rest }: ComponentProps<'section'>): ReactNode {
  return <section {...rest} className={classes(css.card, className)} />
}

/** The room between the margins of a screen. */
export function Page({ narrow, className, ...rest }: ComponentProps<'div'> & { readonly narrow?: boolean }): ReactNode {
  return <div {...rest} className={classes(css.page, narrow && css.narrow, className)} />
}
