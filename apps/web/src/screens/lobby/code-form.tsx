import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { requestRefusalInWords } from '../../words/refusals.ts'
import css from './lobby.module.css'
import { isCode, lettersIn } from './room-code.ts'
import { lobbyWords } from './words.ts'

/** Going in with the code that a friend has sent. A code that leads nowhere is said here, before one goes anywhere. */
export const CodeForm = observer(({ onFound }: { onFound(code: string): void }) => {
  const words = useWords(lobbyWords)
  const { session, settings } = useRoot()
  const [requests] = useState(() => new Requests())
  const [letters, setLetters] = useState('')
  const [isShort, setShort] = useState(false)
  const change = (text: string) => {
    setLetters(lettersIn(text))
    setShort(false)
    requests.forget('code')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isCode(letters)) return setShort(true)
    const isThere = await requests.run('code', async () => (await session.api).room(letters))
    if (isThere) onFound(letters)
  }
  const refusal = requests.refusal('code')
  const refused =
    refusal && (refusal.code === 'NOT_FOUND' ? words.codeUnknown : requestRefusalInWords(refusal, settings.locale))
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
          <Button type="submit" size="large" busy={requests.isBusy('code')}>
            {words.enter}
          </Button>
        </Stack>
      </form>
    </Card>
  )
})
