import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { accountWords } from './account-words.ts'
import css from './profile.module.css'
import { SlowAnswer } from './slow-answer.tsx'

/** Choosing another password. */
export const PasswordForm = observer(() => {
  const words = useWords(accountWords)
  const { session, toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await requests.run('send', async () =>
      session.become(await (await session.api).changePassword(current, next)),
    )
    if (!isDone) return
    setCurrent('')
    setNext('')
    toasts.say(words.passwordChanged)
  }
  return (
    <details className={css.fold}>
      <summary>{words.changePassword}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          <TextField
            label={words.currentPassword}
            type="password"
            value={current}
            autoComplete="current-password"
            required
            onChange={({ target }) => setCurrent(target.value)}
          />
          <TextField
            label={words.newPassword}
            hint={words.passwordHint}
            type="password"
            value={next}
            autoComplete="new-password"
            required
            onChange={({ target }) => setNext(target.value)}
          />
          <RefusalNotice requests={requests} place="send" />
          <Row>
            <Button type="submit" busy={requests.isBusy('send')}>
              {words.changePassword}
            </Button>
          </Row>
          <SlowAnswer isWaiting={requests.isBusy('send')} />
        </Stack>
      </form>
    </details>
  )
})
