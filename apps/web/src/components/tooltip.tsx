import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import css from './tooltip.module.css'

interface TooltipProps {
  readonly text: ReactNode
  /** What it explains: something that can take the focus. */
  readonly children: ReactNode
}

/** A few words about something, while it is pointed at or has the focus. Never the only place where they stand. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
