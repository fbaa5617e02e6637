import type { Json } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { booksOf, useTable } from '../kit.ts'
import type { MoveType } from '../ui.ts'
import css from './act.module.css'

interface ActProps {
  readonly type: MoveType
  readonly preset?: Readonly<Record<string, Json>>
  readonly children: ReactNode
  /** What screen readers say, where the words on it would not do alone. */
  readonly label?: string
}

/** [12.2] Begins an action from the object it concerns. What stands against it is said where it is composed. */
export const Act = observer(({ type, preset = {}, children, label }: ActProps) => {
  const estate = useTable()
  const books = booksOf(estate)
  if (!books?.isOwn || books.view.phase !== 'actions' || books.view.finished || estate.match.kind === 'replay')
    return null
  return (
    <Button size="small" className={css.act} aria-label={label} onClick={() => estate.ui.compose(type, preset)}>
      {children}
    </Button>
  )
})
