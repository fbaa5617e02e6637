import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useWords } from '../words/in-locales.ts'
import { classes } from './classes.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'
import css from './notice.module.css'
import { componentWords } from './words.ts'

const ICONS = { info: InfoIcon, warning: WarningIcon, error: WarningIcon, good: CheckIcon }

interface NoticeProps {
  readonly look?: keyof typeof ICONS
  readonly children: ReactNode
  /** Something to do about it. */
  readonly action?: ReactNode
}

/** Says something where it matters. Errors interrupt screen readers, the rest waits its turn. */
export function Notice({ look = 'info', children, action }: NoticeProps): ReactNode {
  const Icon = ICONS[look]
  return (
    <div
      className={classes(css.notice, css[look], action != null && css.acting)}
      role={look === 'error' ? 'alert' : 'status'}
    >
      <Icon />
      <div className={css.body}>{children}</div>
      {action}
    </div>
  )
}

/** One word about something. */
export function Badge({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={css.badge}>{children}</span>
}

/** Something is on its way, and nobody knows yet in which language to say so. */
export const WORDLESS = '…'

/** Something is on its way. */
export const Spinner = observer(({ text }: { readonly text?: string }) => {
  const { loading } = useWords(componentWords)
  return (
    <div className={css.spinner} role="status">
      {text ?? loading}
    </div>
  )
})

/** There is nothing here yet, and this is what one can do about it. */
export function Empty({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css.empty}>{children}</div>
}
