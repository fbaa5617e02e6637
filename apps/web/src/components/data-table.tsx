import { lookUp, type Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './data-table.module.css'
import { SeatMark } from './seat-mark.tsx'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const reachable = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label })

/** A column of a table. */
interface Column {
  readonly key: string
  readonly label: ReactNode
  /** Numbers stand on the right, digit below digit. */
  readonly numeric?: boolean
}

/** A line of a table: its heading, and what stands in each column. */
interface DataRow {
  readonly key: string
  readonly heading: ReactNode
  /** Shows the mark of this seat before the heading. */
  readonly seat?: Seat | undefined
  readonly cells: Readonly<Record<string, ReactNode>>
}

interface DataTableProps {
  readonly caption: string
  /** The caption is read out and not shown, because a title stands above already. */
  readonly captionUnseen?: boolean
  /** What the headings of the lines are. */
  readonly corner: ReactNode
  readonly columns: readonly Column[]
  readonly rows: readonly DataRow[]
}

/** Figures in lines and columns. Scrolls by itself where the screen is narrow; its headings stay in sight. */
export function DataTable({ caption, captionUnseen, corner, columns, rows }: DataTableProps): ReactNode {
  return (
    <div className={css.scroller} {...reachable(caption)}>
      <table className={css.table}>
        <caption className={captionUnseen ? 'unseen' : css.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.heading}>
              {corner}
            </th>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={classes(numeric && css.numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, heading, seat, cells }) => (
            <tr key={key}>
              <th scope="row" className={css.heading}>
                <span className={css.named}>
                  {seat !== undefined && <SeatMark seat={seat} size={16} />}
                  {heading}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.key} className={classes(column.numeric && css.numeric)}>
                  {lookUp(cells, column.key) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
