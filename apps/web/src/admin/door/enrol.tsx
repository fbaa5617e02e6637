import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { TextField } from '../../components/field.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useWords } from '../../words/in-locales.ts'
import { useAdmin } from '../admin-store.ts'
import css from '../graf.module.css'
import door from './door.module.css'
import { doorWords } from './words.ts'

interface Enrolment {
  readonly secret: string
  readonly uri: string
}

/** The code from the command line, the authenticator, its first code, the recovery codes: in this order, once. */
export const Enrol = observer(() => {
  const store = useAdmin()
  const words = useWords(doorWords)
  const [requests] = useState(() => new Requests())
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [recovery, setRecovery] = useState<readonly string[]>()
  const enrol = (code: string) =>
    requests.run('enrol', async () => setEnrolment(await store.api.send<Enrolment>('POST', '/enrol', { code })))
  const confirm = (code: string) =>
    requests.run('enrol', async () => {
      const answer = await store.api.send<{ recovery: string[] }>('POST', '/enrol/confirm', { code })
      setRecovery(answer.recovery)
    })
  return (
    <Card className={css.sheet}>
      <Stack>
        {recovery ? (
          <Recovery codes={recovery} onKept={() => void store.look()} />
        ) : enrolment ? (
          <>
            <h1 className={door.title}>{words.enrolTitle}</h1>
            <p>{words.scan}</p>
            <QrCode text={enrolment.uri} label={words.qrLabel} size={200} />
            <p>{words.byHand}</p>
            <Row>
              <code className={door.secret}>{enrolment.secret}</code>
              <CopyButton text={enrolment.secret} size="small">
                {words.copy}
              </CopyButton>
            </Row>
            <CodeForm
              key="confirm"
              label={words.firstCode}
              button={words.confirm}
              requests={requests}
              onCode={confirm}
              isDigits
            />
          </>
        ) : (
          <>
            <h1 className={door.title}>{words.enrolTitle}</h1>
            <p>{words.enrolHelp}</p>
            <CodeForm key="enrol" label={words.enrolCode} button={words.next} requests={requests} onCode={enrol} />
          </>
        )}
      </Stack>
    </Card>
  )
})

const Recovery = observer(({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) => {
  const words = useWords(doorWords)
  return (
    <>
      <h1 className={door.title}>{words.recoveryTitle}</h1>
      <p>{words.recoveryHelp}</p>
      <ul className={door.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <CopyButton text={codes.join('\n')}>{words.copy}</CopyButton>
        <Button look="primary" onClick={onKept}>
          {words.kept}
        </Button>
      </Row>
    </>
  )
})

interface CodeFormProps {
  readonly label: string
  readonly hint?: string
  readonly button: string
  readonly requests: Requests
  readonly isDigits?: boolean
  onCode(code: string): Promise<unknown>
}

/** One code, and what is wrong with it. */
export const CodeForm = observer(({ label, hint, button, requests, isDigits, onCode }: CodeFormProps) => {
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onCode(code.trim())
  }
  return (
    <form onSubmit={send}>
      <Stack gap={3}>
        <TextField
          label={label}
          hint={hint}
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isDigits ? 'numeric' : 'text'}
          required
          onChange={({ target }) => setCode(target.value)}
        />
        <RefusalNotice requests={requests} place="enrol" />
        <Row>
          <Button type="submit" look="primary" busy={requests.isBusy('enrol')}>
            {button}
          </Button>
        </Row>
      </Stack>
    </form>
  )
})
