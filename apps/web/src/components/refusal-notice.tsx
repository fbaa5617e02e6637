import { observer } from 'mobx-react-lite'
import type { Requests } from '../stores/requests.ts'
import { useRoot } from '../stores/root.ts'
import { requestRefusalInWords } from '../words/refusals.ts'
import { Notice } from './notice.tsx'

interface RefusalNoticeProps {
  readonly requests: Requests
  readonly place: string
}

/** Why the last request of this place was refused; nothing if it was not. */
export const RefusalNotice = observer(({ requests, place }: RefusalNoticeProps) => {
  const { settings } = useRoot()
  const refusal = requests.refusal(place)
  return refusal && <Notice look="error">{requestRefusalInWords(refusal, settings.locale)}</Notice>
})
