import { observer } from 'mobx-react-lite'
import { BookIcon, EyeIcon } from '../../../components/icons.tsx'
import { KingFigure } from '../art/king-figure.tsx'
import { useTable, viewOf } from '../kit.ts'
import { KeyTally } from './key-tally.tsx'
import { notesOf } from './notes-of.ts'
import { presenceOf } from './presence.ts'
import css from './status-row.module.css'
import { Tension } from './tension.tsx'
import { frameWords as words } from './words.ts'

/** Keys, the King, how tense it is; and the ways to notes and story. */
export const StatusRow = observer(() => {
  const { match, ui } = useTable()
  const notes = notesOf(viewOf(match)).length
  return (
    <div className={css.row}>
      <KeyTally />
      <KingChip />
      <Tension />
      <div className={css.ways}>
        <button
          type="button"
          className={css.chip}
          aria-label={words.notesCount(notes)}
          onClick={() => ui.open({ kind: 'notes' })}
        >
          <EyeIcon size={18} />
          <span>{words.notes}</span>
          {notes > 0 && <b>{notes}</b>}
        </button>
        <button type="button" className={css.chip} aria-label={words.story} onClick={() => ui.open({ kind: 'story' })}>
          <BookIcon size={18} />
          <span>{words.story}</span>
        </button>
      </div>
    </div>
  )
})

const KingChip = observer(() => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const { king } = view
  const loss = presenceOf(view)
  const where = king.vanish > 0 ? words.kingGoneShort : words.kingFloor(king.floor)
  const said = [words.king, where, words.presenceNow(loss), ...(king.doubled ? [words.doubled] : [])].join('. ')
  return (
    <button type="button" className={css.chip} aria-label={said} title={said} onClick={() => ui.open({ kind: 'king' })}>
      <KingFigure size={24} doubled={king.doubled} vanished={king.vanish > 0} />
      <span className={css.where}>{where}</span>
      <b>{loss === 0 ? 0 : `−${loss}`}</b>
    </button>
  )
})
