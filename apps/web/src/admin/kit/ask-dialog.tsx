import { observer } from 'mobx-react-lite'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from '../graf.module.css'
import { adminWords } from '../words.ts'

const REASON_MIN = 3
const REASON_MAX = 300

interface AskDialogProps {
  readonly title: string
  readonly lead: ReactNode
  /** What the button that does it says. */
  readonly button: string
  /** Said when it was done. */
  readonly done: string
  readonly isDanger?: boolean
  /** More to fill in. */
  readonly children?: ReactNode
  onClose(): void
  /** Does it. What it throws is shown in the dialog. */
  run(reason: string): Promise<unknown>
}

/** Asks before something is done that others feel, and wants to know why. */
export const AskDialog = observer(({ title, lead, button, done, isDanger, children, onClose, run }: AskDialogProps) => {
  const words = useWords(adminWords)
  const { toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const tidy = reason.trim()
    setMissing(tidy.length < REASON_MIN)
    if (tidy.length < REASON_MIN) return
    if (!(await requests.run('ask', () => run(tidy)))) return
    toasts.say(done)
    onClose()
  }
  return (
    <Modal open title={title} lead={lead} onClose={onClose} className={css.graf}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          {children}
          <TextField
            label={words.reason}
            hint={words.reasonHelp}
            wrong={isMissing ? words.reasonMissing : undefined}
            value={reason}
            maxLength={REASON_MAX}
            onChange={({ target }) => setReason(target.value)}
          />
          <RefusalNotice requests={requests} place="ask" />
          <Row>
            <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={requests.isBusy('ask')}>
              {button}
            </Button>
            <Button onClick={onClose}>{words.cancel}</Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  )
})
