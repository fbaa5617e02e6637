import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { Errands } from '../../stores/errands.ts'
import { useRoot } from '../../stores/root.ts'
import { complaintInWords } from '../../words/complaints.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './lobby.module.css'
import { isCode, lettersIn } from './room-code.ts'
import { lobbyWords } from './words.ts'

/** Going in with the code that a friend has sent. A code that leads nowhere is said here, before one goes anywhere. */
export const CodeForm = observer(({ onFound }: { onFound(code: string): void }) => {
  const words = useWords(lobbyWords)
  const { session, settings } = useRoot()
  const [errands] = useState(() => new Errands())
  const [letters, setLetters] = useState('')
  const [isShort, setShort] = useState(false)
  const change = (text: string) => {
    setLetters(lettersIn(text))
    setShort(false)
    errands.forget('code')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isCode(letters)) return setShort(true)
    const isThere = await errands.run('code', async () => (await session.api).room(letters))
    if (isThere) onFound(letters)
  }
  const complaint = errands.complaint('code')
  const refused =
    complaint && (complaint.code === 'NOT_FOUND' ? words.codeUnknown : complaintInWords(complaint, settings.locale))
  return (
    <Card aria-labelledby="code">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={3} className={css.way}>
          <h2 id="code" className={css.wayTitle}>
            {words.code}
          </h2>
          <TextField
            label={words.codeLabel}
            hint={words.codeHint}
            wrong={isShort ? words.codeShort : refused}
            className={css.code}
            value={letters}
            onChange={({ target }) => change(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" size="large" busy={errands.isBusy('code')}>
            {words.enter}
          </Button>
        </Stack>
      </form>
    </Card>
  )
})
