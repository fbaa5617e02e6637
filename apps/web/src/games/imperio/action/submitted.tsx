import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './submitted.module.css'

interface SubmittedProps {
  readonly count: (done: number, all: number) => string
  readonly done: (name: string) => string
  readonly open: (name: string) => string
}

/** Who has answered in this phase, never what. */
export const Submitted = observer(({ count, done, open }: SubmittedProps) => {
  const { match } = useTable()
  const { submitted } = viewOf(match)
  if (submitted.length === 0) return null
  return (
    <div className={css.submitted}>
      <span className={css.count}>{count(submitted.filter(Boolean).length, submitted.length)}</span>
      <ul className={css.owners}>
        {[...submitted.entries()].map(([seat, isDone]) => (
          <li key={seat} className={classes(css.owner, isDone && css.done)}>
            <OwnerGlyph seat={seat} size={20} />
            <span className="unseen">{(isDone ? done : open)(match.names(seat))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
})
