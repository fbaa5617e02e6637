import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { CloseIcon } from '../../../components/icons.tsx'
import { useTable, viewOf } from '../kit.ts'
import { DealComposer } from './deal-composer.tsx'
import { DealPile } from './deal-pile.tsx'
import css from './deal-tray.module.css'
import { dealWords } from './words.ts'

/** [13.2] A drawer at the right, or a overlay at the bottom of a phone. The table behind it stays in use. */
export const DealTray = observer(() => {
  const { ui } = useTable()
  const { overlay } = ui
  if (overlay?.kind !== 'deals' && overlay?.kind !== 'compose') return null
  return <Tray />
})

const Tray = observer(() => {
  const { match, ui } = useTable()
  const { overlay } = ui
  const { phase } = viewOf(match)
  const openedIn = useRef(phase)
  const title = useRef<HTMLHeadingElement>(null)
  const isComposing = overlay?.kind === 'compose'
  useEffect(() => {
    const opener = document.activeElement
    title.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => {
    // It would lie over what there is to do in the next phase.
    if (phase !== openedIn.current) ui.close()
  }, [phase, ui])
  return (
    <aside className={css.tray} data-over-table aria-label={dealWords.title}>
      <header className={css.head}>
        <h2 ref={title} className={css.title} tabIndex={-1}>
          {isComposing ? dealWords.compose : dealWords.title}
        </h2>
        <Button look="quiet" icon aria-label={dealWords.close} onClick={() => ui.close()}>
          <CloseIcon />
        </Button>
      </header>
      {isComposing ? (
        <DealComposer key={`${overlay.to}${overlay.templateId}`} to={overlay.to} templateId={overlay.templateId} />
      ) : (
        <DealPile />
      )}
    </aside>
  )
})
