import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './menu.module.css'

/** Something one can do from a menu. */
export interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly danger?: boolean
  /** Why it cannot be used now. */
  readonly disabledBecause?: string | undefined
  onSelect(): void
}

interface MenuProps {
  /** The button that opens it. */
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
}

/** A few more things to do, behind a button. */
export function Menu({ children, items }: MenuProps): ReactNode {
  // A modal one writes a style sheet into the page, which the server's policy forbids.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={css.menu} align="end" sideOffset={6} collisionPadding={8}>
          {items.map(({ key, label, icon, danger, disabledBecause, onSelect }) => (
            <DropdownMenu.Item
              key={key}
              className={classes(css.item, danger && css.danger)}
              disabled={disabledBecause !== undefined}
              onSelect={onSelect}
            >
              {icon}
              <span>
                {label}
                {disabledBecause !== undefined && <span className={css.reason}>{disabledBecause}</span>}
              </span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
