import type { Me } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { accountWords } from './account-words.ts'
import css from './profile.module.css'
import { sessionWords } from './session-words.ts'
import { SlowAnswer } from './slow-answer.tsx'

/** Going for good, after one more question, and with the password where there is one. */
export const RemoveAccount = observer(({ me }: { readonly me: Me }) => {
  const words = useWords(accountWords)
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.remove}
        </h2>
        <p>{words.removeHelp}</p>
        <Row>
          <Button look="danger" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </Row>
      </Stack>
      <Modal open={isAsking} title={words.removeSure} lead={words.removeHelp} onClose={() => setAsking(false)}>
        <RemoveForm needsPassword={me.claimed} onClose={() => setAsking(false)} />
      </Modal>
    </Card>
  )
})

interface RemoveFormProps {
  readonly needsPassword: boolean
  onClose(): void
}

const RemoveForm = observer(({ needsPassword, onClose }: RemoveFormProps) => {
  const words = useWords(accountWords)
  const { passwordHelp } = useWords(sessionWords)
  const { session, toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const [password, setPassword] = useState('')
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await requests.run('remove', async () => {
      await (await session.api).remove(needsPassword ? password : undefined)
      session.leave()
    })
    if (!isDone) return
    onClose()
    toasts.say(words.removed)
  }
  return (
    <form onSubmit={(event) => void remove(event)}>
      <Stack gap={3}>
        {needsPassword && (
          <TextField
            label={words.currentPassword}
            hint={passwordHelp}
            type="password"
            value={password}
            autoComplete="current-password"
            required
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <RefusalNotice requests={requests} place="remove" />
        <Row>
          <Button type="submit" look="danger" busy={requests.isBusy('remove')}>
            {words.removeYes}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </Row>
        <SlowAnswer isWaiting={requests.isBusy('remove')} />
      </Stack>
    </form>
  )
})
