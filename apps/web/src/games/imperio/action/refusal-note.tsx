import type { Move } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../../components/button.tsx'
import { RefusalToast, useReasonIn } from '../../../kit/refusal-toast.tsx'
import { useTable } from '../kit.ts'
import css from './refused.module.css'
import { actionWords } from './words.ts'

interface RefusalNoteProps {
  readonly to: readonly Move['type'][]
  /** Which of them, where several places make moves of one kind. */
  readonly when?: (move: Move) => boolean
}

/** Why the last move of these kinds was not taken, where it was made. */
export const RefusalNote = observer(({ to, when }: RefusalNoteProps) => {
  const { match } = useTable()
  return (
    <RefusalToast
      match={match}
      css={css}
      dismiss={actionWords.dismiss}
      concerns={(move) => to.some((type) => type === move.type) && when?.(move as Move) !== false}
    />
  )
})

/** The reason that was tapped last, and what says it. */
export const useReason = () => useReasonIn(css)

interface ReasonedButtonProps extends ButtonProps {
  onRefused(why: string): void
}

/** A button that says why it is of no use when somebody tries it. */
export function ReasonedButton({ onRefused, ...button }: ReasonedButtonProps): ReactNode {
  const { disabledBecause } = button
  return (
    <Button
      {...button}
      onClickCapture={() => (disabledBecause === undefined ? undefined : onRefused(disabledBecause))}
    />
  )
}
