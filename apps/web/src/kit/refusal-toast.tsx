import type { Move } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { CloseIcon, WarningIcon } from '../components/icons.tsx'
import type { MatchStore } from '../match/match-store.ts'

/** The class names of a game's stylesheet for refusals. */
export interface RefusalStyle {
  readonly [part: string]: string
}

interface RefusalToastProps {
  readonly match: MatchStore
  readonly css: RefusalStyle
  /** The label of the button that closes it. */
  readonly dismiss: string
  /** Whether this place shows refusals of such a move; of all moves when left out. */
  readonly concerns?: ((move: Move) => boolean) | undefined
}

/** Shows why the last move was refused, where it was made. */
export const RefusalToast = observer(({ match, css, dismiss, concerns }: RefusalToastProps) => {
  const { refusal } = match
  if (refusal === undefined || concerns?.(refusal.move) === false) return null
  return (
    <div className={css.toast} role="alert">
      <WarningIcon />
      <span>{refusal.message}</span>
      <Button look="quiet" icon className={css.close} aria-label={dismiss} onClick={() => match.dismissRefusal()}>
        <CloseIcon size={16} />
      </Button>
    </div>
  )
})

/** How long a reason is shown, in milliseconds. */
const SHOWN_MS = 4000

/** Returns an element that shows a reason for a while, and a function that sets the reason. */
export function useReasonIn(css: RefusalStyle): readonly [reason: ReactNode, say: (why: string) => void] {
  const [said, setSaid] = useState<{ readonly why: string }>()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const reason = (
    <div role="status" className={css.said}>
      {said && (
        <div className={css.toast}>
          <WarningIcon />
          <span>{said.why}</span>
        </div>
      )}
    </div>
  )
  return [reason, (why) => setSaid({ why })]
}
