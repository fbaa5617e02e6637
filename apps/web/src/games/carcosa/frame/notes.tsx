import { CARD_NAMES, placeName } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ItemIcon } from '../art/item-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './notes.module.css'
import { type Note, notesOf } from './notes-of.ts'
import { frameWords as words } from './words.ts'

/** What whoever looks on remembers of the decks, place by place, to be told to the others or not. */
export const Notes = observer(() => {
  const { match } = useTable()
  const notes = notesOf(viewOf(match))
  if (notes.length === 0) return <p className={css.none}>{words.noNotes}</p>
  const places = [...new Set(notes.map(({ room }) => room))]
  return (
    <div className={css.notes}>
      <p className={css.none}>{words.notesHelp}</p>
      <ul className={css.places}>
        {places.map((room) => (
          <li key={room ?? 'MOTEMEY'}>
            <h3>{room === undefined ? words.motemey : placeName(room)}</h3>
            <NoteList notes={notes.filter((note) => note.room === room)} />
          </li>
        ))}
      </ul>
      <CopyButton size="small" text={notes.map(({ sentence }) => sentence).join('\n')}>
        {words.copyNotes}
      </CopyButton>
    </div>
  )
})

/** Notes of one place. */
export const NoteList = observer(({ notes }: { readonly notes: readonly Note[] }) => {
  const { ui } = useTable()
  return (
    <ul className={css.list}>
      {notes.map(({ key, card, at, isTop, round, sentence }) => (
        <li key={key} data-top={isTop || undefined}>
          <button type="button" className={css.card} onClick={() => ui.open({ kind: 'card', card })}>
            <ItemIcon card={card} size={26} />
            <span>
              <em>{at}</em> {CARD_NAMES[card]} <small>{words.noteRound(round)}</small>
            </span>
          </button>
          <CopyButton size="small" look="quiet" text={sentence}>
            {words.copyNote}
          </CopyButton>
        </li>
      ))}
    </ul>
  )
})
