import { observer } from 'mobx-react-lite'
import type { Errands } from '../stores/errands.ts'
import { useRoot } from '../stores/root.ts'
import { complaintInWords } from '../words/complaints.ts'
import { Notice } from './notice.tsx'

interface ComplaintOfProps {
  readonly errands: Errands
  readonly place: string
}

/** Why the last errand of this place came to nothing; nothing to see when it did not. */
export const ComplaintOf = observer(({ errands, place }: ComplaintOfProps) => {
  const { settings } = useRoot()
  const complaint = errands.complaint(place)
  return complaint && <Notice look="error">{complaintInWords(complaint, settings.locale)}</Notice>
})
