import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { NameDialog } from '../../kit/name-dialogs.tsx'
import { moderationWords } from '../moderation/words.ts'
import { type AccountInfo, isBarred } from './account-info.ts'
import { accountsWords, type SanctionKind } from './words.ts'

const DAY_HOURS = 24

interface AccountDeedsProps {
  readonly account: AccountInfo
  onDone(): Promise<void>
}

/** A warning, a time out, the name: what is done about a person. */
export const AccountDeeds = observer(({ account, onDone }: AccountDeedsProps) => {
  const words = useWords(accountsWords)
  const names = useWords(moderationWords)
  const { api } = useAdmin()
  const [sanction, setSanction] = useState<SanctionKind>()
  const [naming, setNaming] = useState<'mask' | 'rename' | 'free'>()
  const [hours, setHours] = useState(DAY_HOURS)
  const { id, name, nameLocked } = account
  const kinds: readonly SanctionKind[] = isBarred(account, Date.now())
    ? ['warning', 'lifted']
    : ['warning', 'suspension', 'ban']
  const closeName = () => setNaming(undefined)
  return (
    <Row gap={2}>
      {kinds.map((kind) => (
        <Button key={kind} look={kind === 'ban' ? 'danger' : 'plain'} onClick={() => setSanction(kind)}>
          {words.sanctions[kind]}
        </Button>
      ))}
      <Button onClick={() => setNaming('mask')}>{names.mask}</Button>
      <Button onClick={() => setNaming('rename')}>{names.rename}</Button>
      {nameLocked && <Button onClick={() => setNaming('free')}>{words.freeName}</Button>}
      {sanction && (
        <AskDialog
          title={`${words.sanctions[sanction]}: ${name}`}
          lead={words.sanctionLeads[sanction]}
          button={words.sanctions[sanction]}
          done={words.done}
          isDanger={sanction === 'suspension' || sanction === 'ban'}
          onClose={() => setSanction(undefined)}
          run={async (reason) => {
            const body = sanction === 'suspension' ? { kind: sanction, reason, hours } : { kind: sanction, reason }
            await api.send('POST', `/accounts/${encodeURIComponent(id)}/sanction`, body)
            await onDone()
          }}
        >
          {sanction === 'suspension' && (
            <SelectField
              label={words.hours}
              value={String(hours)}
              options={words.durations.map(([value, label]) => ({ value: String(value), label }))}
              onChange={(value) => setHours(Number(value))}
            />
          )}
        </AskDialog>
      )}
      {(naming === 'mask' || naming === 'rename') && (
        <NameDialog kind={naming} accountId={id} name={name} onClose={closeName} onDone={onDone} />
      )}
      {naming === 'free' && (
        <AskDialog
          title={`${words.freeName}: ${name}`}
          lead={words.freeNameLead}
          button={words.freeName}
          done={words.done}
          onClose={closeName}
          run={async (reason) => {
            await api.send('POST', `/accounts/${encodeURIComponent(id)}/name`, { kind: 'free', reason })
            await onDone()
          }}
        />
      )}
    </Row>
  )
})
