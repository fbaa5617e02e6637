import { type Notes, notesOf } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useWords } from '../../../words/in-locales.ts'
import { marketWords } from '../words/index.ts'
import css from './purse.module.css'

/** Notes of one kind that are drawn one upon the other; how many there are is said beside them. */
const STACK_MAX = 5

/** Cash as it lies in a purse: a stack for each kind of note. */
export const Purse = observer(({ cash }: { readonly cash: number }) => {
  const words = useWords(marketWords)
  const notes = notesOf(cash)
  if (notes.length === 0) return <p className={css.empty}>{words.noNotes}</p>
  return (
    <ul className={css.purse} aria-label={words.inNotes}>
      {notes.map((stack) => (
        <Stack key={stack.note} {...stack} />
      ))}
    </ul>
  )
})

const Stack = observer(({ note, count }: Notes) => {
  const words = useWords(marketWords)
  const drawn = Math.min(count, STACK_MAX)
  return (
    <li className={css.stack} data-note={note}>
      <span className="unseen">{words.notes(count, note)}</span>
      <span className={css.notes} aria-hidden="true">
        {[...Array(drawn).keys()].map((height) => (
          <span key={height} className={css.note} style={{ translate: `${height * 2}px ${height * -2}px` }}>
            {height === drawn - 1 && note}
          </span>
        ))}
      </span>
      <span className={css.count} aria-hidden="true">
        × {count}
      </span>
    </li>
  )
})
