import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Switch, TextField } from '../../components/field.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useWords } from '../../words/in-locales.ts'
import { accountWords } from './account-words.ts'
import css from './profile.module.css'
import { SlowAnswer } from './slow-answer.tsx'

interface CredentialsFormProps {
  readonly help: string
  readonly action: string
  /** The password is being chosen, not remembered. */
  readonly isNew?: boolean
  onSubmit(handle: string, password: string): Promise<void>
}

/** A handle and a password. */
export const CredentialsForm = observer(({ help, action, isNew = false, onSubmit }: CredentialsFormProps) => {
  const words = useWords(accountWords)
  const [requests] = useState(() => new Requests())
  const [handle, setHandle] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void requests.run('send', () => onSubmit(handle.trim(), password))
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <p className={css.soft}>{help}</p>
        <TextField
          label={words.handle}
          {...(isNew && { hint: words.handleHint })}
          value={handle}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={({ target }) => setHandle(target.value)}
        />
        <TextField
          label={words.password}
          {...(isNew && { hint: words.passwordHint })}
          type={isShown ? 'text' : 'password'}
          value={password}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          onChange={({ target }) => setPassword(target.value)}
        />
        <Switch label={words.showPassword} checked={isShown} onChange={setShown} />
        <RefusalNotice requests={requests} place="send" />
        <Row>
          <Button type="submit" look="primary" busy={requests.isBusy('send')}>
            {action}
          </Button>
        </Row>
        {!isNew && <SlowAnswer isWaiting={requests.isBusy('send')} />}
      </Stack>
    </form>
  )
})
