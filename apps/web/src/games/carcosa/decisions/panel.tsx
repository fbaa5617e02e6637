import type { Move } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Countdown } from '../../../components/countdown.tsx'
import { SoulToken } from '../art/soul-token.tsx'
import { RefusalNote } from '../deeds/refusal-note.tsx'
import { useTable } from '../kit.ts'
import css from './decisions.module.css'

interface PanelProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Who decides. */
  readonly seat: Seat
  /** The moves of which the panel says why they were refused. */
  readonly moves: readonly Move['type'][]
  readonly children: ReactNode
}

/** A decision that waits. The house stays in sight and can be touched meanwhile. */
export const Panel = observer(({ title, lead, seat, moves, children }: PanelProps) => {
  const { match } = useTable()
  const id = useId()
  const ref = useFocusHere()
  const until = match.clocks.get(seat)
  return (
    <section
      ref={ref}
      className={css.panel}
      data-coach="decision"
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      lang="es"
      tabIndex={-1}
    >
      <header className={css.head}>
        <SoulToken seat={seat} size={30} />
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {until !== undefined && <Countdown until={until} own />}
      </header>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      <RefusalNote to={moves} />
      {children}
    </section>
  )
})

/** Takes the focus when it appears, and gives it back to where it was. */
function useFocusHere() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement !== document.body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
