import type { Finding } from '@ludoteca/kernel'
import { findingInWords } from '@ludoteca/kernel/packs'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefusalNotice } from '../../../components/refusal-notice.tsx'
import { Requests } from '../../../stores/requests.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { Panel } from '../../kit/page.tsx'
import { packsWords } from './words.ts'

const BYTES_MAX = 1024 * 1024

type Answer =
  | { readonly ok: true; readonly isNew: boolean }
  | { readonly ok: false; readonly findings: readonly Finding[] }

interface UploadProps {
  readonly game: string
  onKept(): void
}

/** Takes a file, and shows place by place what is wrong in it. */
export const Upload = observer(({ game, onKept }: UploadProps) => {
  const words = useWords(packsWords)
  const { settings } = useRoot()
  const store = useAdmin()
  const [requests] = useState(() => new Requests())
  const [file, setFile] = useState<File>()
  const [answer, setAnswer] = useState<Answer>()
  if (!store.may('OPERATOR')) return null
  const isTooBig = file !== undefined && file.size > BYTES_MAX
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (file === undefined || isTooBig) return
    setAnswer(undefined)
    await requests.run('upload', async () => {
      const document = await file.text()
      const said = await store.api.send<Answer>('POST', `/packs/${game}`, { document })
      setAnswer(said)
      if (said.ok) onKept()
    })
  }
  return (
    <Panel title={words.upload}>
      <form onSubmit={(event) => void send(event)}>
        <Stack>
          <TextField
            label={words.file}
            hint={words.uploadLead}
            wrong={isTooBig ? words.tooBig : undefined}
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              setFile(target.files?.[0])
              setAnswer(undefined)
            }}
          />
          <RefusalNotice requests={requests} place="upload" />
          <Row>
            <Button type="submit" look="primary" busy={requests.isBusy('upload')}>
              {words.check}
            </Button>
          </Row>
        </Stack>
      </form>
      {answer?.ok && <Notice>{answer.isNew ? words.kept : words.keptBefore}</Notice>}
      {answer?.ok === false && (
        <>
          <Notice look="error">{words.findings(answer.findings.length)}</Notice>
          <AdminTable
            caption={words.findings(answer.findings.length)}
            columns={[
              { label: words.place, value: ({ path }: Finding) => <code>{path || '–'}</code> },
              { label: words.wrong, value: (finding: Finding) => findingInWords(finding, settings.locale) },
            ]}
            rows={answer.findings}
            keyOf={({ path, code, params }) => `${path} ${code} ${JSON.stringify(params)}`}
          />
        </>
      )}
    </Panel>
  )
})
