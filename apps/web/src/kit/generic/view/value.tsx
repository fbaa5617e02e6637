import { isFields, type Json, same } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { readable } from '../../../components/values.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { genericWords } from '../words.ts'
import { fieldName, figure, namesSeat } from './field-meaning.ts'
import css from './view.module.css'

interface ValueProps {
  readonly match: MatchStore
  readonly name: string
  readonly value: Json | undefined
  /** What it was before the last move; nothing when that is not known. */
  readonly before?: Json | undefined
}

/** A value on one line, marked where the last move has changed it. */
export const Value = observer(({ match, name, value, before }: ValueProps) => {
  const words = useWords(genericWords)
  const { locale } = useRoot().settings
  const isChanged = before !== undefined && !same(before, value)
  const by = typeof before === 'number' && typeof value === 'number' ? value - before : 0
  return (
    <span className={classes(css.value, isChanged && css.changed)}>
      <Plain match={match} name={name} value={value} />
      {isChanged && by !== 0 && !namesSeat(name, value, match.seats.length) && (
        <span className={css.delta}>
          {by > 0 ? '+' : '−'}
          {figure(name, Math.abs(by), locale)}
        </span>
      )}
      {isChanged && <span className="unseen"> ({words.changed})</span>}
    </span>
  )
})

const Plain = observer(({ match, name, value }: Omit<ValueProps, 'before'>): ReactNode => {
  const words = useWords(genericWords)
  const { locale } = useRoot().settings
  if (value === null || value === undefined) return <span className={css.none}>{words.none}</span>
  if (namesSeat(name, value, match.seats.length)) {
    return (
      <span className={css.seat}>
        <SeatMark seat={value} size={16} />
        {match.names(value)}
      </span>
    )
  }
  if (typeof value === 'number') return <span className="digits">{figure(name, value, locale)}</span>
  if (typeof value === 'boolean') return value ? words.yes : <span className={css.none}>{words.no}</span>
  if (typeof value === 'string') return readable(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className={css.none}>{words.none}</span>
    return (
      <span className={css.row}>
        {[...value.entries()].map(([i, item]) => (
          <span key={i} className={css.chip}>
            <Plain match={match} name={name} value={item as Json} />
          </span>
        ))}
      </span>
    )
  }
  if (!isFields(value)) return null
  return Object.entries(value).map(([key, part], i) => (
    <span key={key}>
      {i > 0 && ', '}
      {fieldName(key)} <Plain match={match} name={key} value={part as Json} />
    </span>
  ))
})
