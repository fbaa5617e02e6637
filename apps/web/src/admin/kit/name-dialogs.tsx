import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { TextField } from '../../components/field.tsx'
import { useWords } from '../../words/in-locales.ts'
import { useAdmin } from '../admin-store.ts'
import { moderationWords } from '../pages/moderation/words.ts'
import { AskDialog } from './ask-dialog.tsx'

const NAME_MAX = 16

interface NameDialogProps {
  readonly kind: 'mask' | 'rename'
  readonly accountId: string
  /** The name as it is. */
  readonly name: string
  onClose(): void
  onDone(): Promise<void>
}

/** Takes a name away, or gives another one. */
export const NameDialog = observer(({ kind, accountId, name, onClose, onDone }: NameDialogProps) => {
  const words = useWords(moderationWords)
  const { api } = useAdmin()
  const [instead, setInstead] = useState('')
  const isMask = kind === 'mask'
  return (
    <AskDialog
      title={`${isMask ? words.mask : words.rename}: ${name}`}
      lead={isMask ? words.maskLead : words.renameLead}
      button={isMask ? words.mask : words.rename}
      done={isMask ? words.masked : words.renamed}
      isDanger
      onClose={onClose}
      run={async (reason) => {
        const body = isMask ? { kind, reason } : { kind, reason, name: instead }
        await api.send('POST', `/accounts/${encodeURIComponent(accountId)}/name`, body)
        await onDone()
      }}
    >
      {!isMask && (
        <TextField
          label={words.newName}
          value={instead}
          maxLength={NAME_MAX}
          required
          onChange={({ target }) => setInstead(target.value)}
        />
      )}
    </AskDialog>
  )
})
