import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { booksOf, useTable } from '../kit.ts'
import css from './log-page.module.css'
import { logWords as words } from './words.ts'

/** [5.1] Notes for nobody else's eyes. */
export const Notes = observer(() => {
  const estate = useTable()
  const { match } = estate
  const [text, setText] = useState('')
  const books = booksOf(estate)
  if (!books?.isOwn) return null
  const mayWrite = choicesOf(match, 'addNote').length > 0 && match.kind !== 'replay'
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    if (await match.submit({ type: 'addNote', text: text.trim() } as Parameters<typeof match.submit>[0])) setText('')
  }
  return (
    <section className={css.notes} aria-label={words.notes}>
      <h3>{words.notes}</h3>
      <p className={css.hint}>{words.notesLead}</p>
      {books.player.notes.length === 0 && <p>{words.noNotes}</p>}
      <ol className={css.lines}>
        {books.player.notes.map((note, i) => (
          <li key={`${String(i)} ${note}`}>{note}</li>
        ))}
      </ol>
      {mayWrite && (
        <form className={css.write} onSubmit={keep}>
          <TextField
            label={words.note}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{words.keep}</Button>
        </form>
      )}
    </section>
  )
})
