import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { Tooltip } from '../../../components/tooltip.tsx'
import css from './help.module.css'

interface HelpProps {
  /** What it is called, for those who only hear it. */
  readonly title: string
  readonly text: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Something with a short help: while pointed at a few words, when tapped all of it. */
export function Help({ title, text, className, children }: HelpProps): ReactNode {
  return (
    <Popover.Root>
      <Tooltip text={`${title}. ${typeof text === 'string' ? text : ''}`}>
        <Popover.Trigger className={className ?? css.plain} aria-label={title}>
          {children}
        </Popover.Trigger>
      </Tooltip>
      <HelpSheet title={title}>
        <p>{text}</p>
      </HelpSheet>
    </Popover.Root>
  )
}

interface HelpSheetProps {
  readonly title: string
  readonly children: ReactNode
}

/** What opens beside something that was tapped. */
export function HelpSheet({ title, children }: HelpSheetProps): ReactNode {
  return (
    <Popover.Portal>
      <Popover.Content
        className={`carcosa ${css.sheet}`}
        lang="es"
        sideOffset={6}
        collisionPadding={8}
        aria-label={title}
      >
        <strong className={css.title}>{title}</strong>
        {children}
      </Popover.Content>
    </Popover.Portal>
  )
}
