import type { Move } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { RefusalToast, useReasonIn } from '../../../kit/refusal-toast.tsx'
import { useTable } from '../kit.ts'
import css from './refused.module.css'
import { deedWords as words } from './words.ts'

interface RefusalNoteProps {
  /** The moves of which this place speaks; all without it. */
  readonly to?: readonly Move['type'][]
}

/** Why the last move was not taken, where it was made. */
export const RefusalNote = observer(({ to }: RefusalNoteProps) => {
  const { match } = useTable()
  const concerns = to && (({ type }: { readonly type: string }) => to.some((each) => each === type))
  return <RefusalToast match={match} css={css} dismiss={words.dismiss} concerns={concerns} />
})

/** The reason that was asked for last, and what says it. */
export const useReason = () => useReasonIn(css)
