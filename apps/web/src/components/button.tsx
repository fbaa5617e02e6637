import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import css from './button.module.css'
import { classes } from './classes.ts'

interface Look {
  /** `primary` is what one most probably wants; a screen has at most one. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
  /** Holds an icon and nothing else; needs an `aria-label`. */
  readonly icon?: boolean
}

/** What a button is given. */
export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Why it cannot be used now. It keeps the focus and says why, instead of falling silent. */
  readonly disabledBecause?: string | undefined
  /** Its work is under way. */
  readonly busy?: boolean
}

/** Does something here. */
export function Button({ look, size, wide, icon, disabledBecause, busy = false, ...rest }: ButtonProps): ReactNode {
  const isOff = disabledBecause !== undefined || busy
  const { onClick, className, title, ...others } = rest
  return (
    <button
      type="button"
      {...others}
      title={disabledBecause ?? title}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      className={classes(lookOf({ look, size, wide, icon }), busy && css.busy, className)}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  )
}

interface LinkButtonProps extends Look {
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
  /** What screen readers say, where the words on it would not do alone. */
  readonly label?: string
}

/** Leads somewhere else, and looks like a button. */
export function LinkButton({ to, children, className, label, ...look }: LinkButtonProps): ReactNode {
  return (
    <Link href={to} className={classes(lookOf(look), className)} aria-label={label}>
      {children}
    </Link>
  )
}

function lookOf({
  look = 'plain',
  size = 'medium',
  wide = false,
  icon = false,
}: {
  [K in keyof Look]: Look[K] | undefined
}): string {
  return classes(css.button, css[look], size !== 'medium' && css[size], wide && css.wide, icon && css.icon)
}
