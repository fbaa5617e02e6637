import type { Move } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { ObjectionToast, useReasonIn } from '../../../kit/refused.tsx'
import { useTable } from '../kit.ts'
import css from './refused.module.css'
import { deedWords as words } from './words.ts'

interface ObjectionProps {
  /** The moves of which this place speaks; all without it. */
  readonly to?: readonly Move['type'][]
}

/** Why the last move was not taken, where it was made. */
export const Objection = observer(({ to }: ObjectionProps) => {
  const { match } = useTable()
  const concerns = to && (({ type }: { readonly type: string }) => to.some((each) => each === type))
  return <ObjectionToast match={match} css={css} dismiss={words.dismiss} concerns={concerns} />
})

/** The reason that was asked for last, and what says it. */
export const useReason = () => useReasonIn(css)
