import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../components/classes.ts'
import { useWords } from '../../words/in-locales.ts'
import { adminWords } from '../words.ts'
import { type EmptyWords, emptyWords } from './empty-words.ts'
import css from './kit.module.css'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const reachable = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label })

interface AdminColumn<T> {
  readonly label: string
  readonly numeric?: boolean
  value(row: T): ReactNode
}

interface AdminTableProps<T> {
  /** Read out before the table. */
  readonly caption: string
  /** The first one names its line. */
  readonly columns: readonly AdminColumn<T>[]
  readonly rows: readonly T[]
  /** What is missing where there are no lines. */
  readonly empty?: keyof EmptyWords
  /** Whether lines may be missing because of what was asked for. */
  readonly isFiltered?: boolean
  keyOf(row: T): string | number
}

/** Lines of many things of a kind. On a phone each line is a card. */
export const AdminTable = observer(function AdminTableOf<T>({
  caption,
  columns,
  rows,
  empty = 'nothing',
  isFiltered = false,
  keyOf,
}: AdminTableProps<T>) {
  const words = useWords(adminWords)
  const missing = useWords(emptyWords)
  return (
    <div className={css.scroller} {...reachable(caption)}>
      <table className={css.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" className={classes(numeric && css.numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label, numeric, value }, at) => {
                const cell = { 'data-label': label, className: classes(numeric && css.numeric) }
                return at === 0 ? (
                  <th key={label} scope="row" {...cell}>
                    {value(row)}
                  </th>
                ) : (
                  <td key={label} {...cell}>
                    {value(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={css.empty}>{isFiltered ? words.nothing : missing[empty]}</p>}
    </div>
  )
})
