import { Tabs as Radix } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import css from './tabs.module.css'

interface TabsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly tabs: readonly { readonly value: T; readonly label: ReactNode; readonly content: ReactNode }[]
  onChange(value: T): void
}

/** A pointer needs no ring around what it points at; without this, the first tab that is clicked would have one. */
function takeQuietly({ currentTarget, button }: MouseEvent<HTMLButtonElement>): void {
  if (button === 0) currentTarget.focus({ focusVisible: false } as FocusOptions)
}

/** Several sheets in one place. */
export function Tabs<T extends string>({ label, value, tabs, onChange }: TabsProps<T>): ReactNode {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={css.tab} onMouseDown={takeQuietly}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={css.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
