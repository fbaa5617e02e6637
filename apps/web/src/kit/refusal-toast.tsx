import type { Move } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { CloseIcon, WarningIcon } from '../components/icons.tsx'
import type { MatchStore } from '../match/match-store.ts'

/** How a game dresses what is said against a move: class names of its stylesheet. */
export interface RefusalStyle {
  readonly [part: string]: string
}

interface RefusalToastProps {
  readonly match: MatchStore
  readonly css: RefusalStyle
  /** What the button says that takes it away. */
  readonly dismiss: string
  /** Whether this place speaks of such a move; of all without it. */
  readonly concerns?: ((move: Move) => boolean) | undefined
}

/** Why the last move was not taken, where it was made. */
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

/** How long a reason stays, in milliseconds. */
const SHOWN_MS = 4000

/** The reason that was asked for last, and what says it. It goes by itself. */
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
