import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { CloseIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'

/** Why the last move was not taken. */
export const RefusalNote = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  if (match.refusal === undefined) return null
  return (
    <Notice
      look="error"
      action={
        <Button look="quiet" icon aria-label={words.dismiss} onClick={() => match.dismissRefusal()}>
          <CloseIcon size={16} />
        </Button>
      }
    >
      <span lang={match.box.locale}>{match.refusal.message}</span>
    </Notice>
  )
})
