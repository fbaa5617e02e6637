import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { CloseIcon } from '../../../components/icons.tsx'
import { useCity, viewOf } from '../city.ts'
import { DealComposer } from './deal-composer.tsx'
import { DealPile } from './deal-pile.tsx'
import css from './deal-tray.module.css'
import { dealWords } from './words.ts'

/** [13.2] A drawer at the right, or a sheet at the bottom of a phone. The table behind it stays in use. */
export const DealTray = observer(() => {
  const { desk } = useCity()
  const { sheet } = desk
  if (sheet?.kind !== 'deals' && sheet?.kind !== 'compose') return null
  return <Tray />
})

const Tray = observer(() => {
  const { match, desk } = useCity()
  const { sheet } = desk
  const { phase } = viewOf(match)
  const openedIn = useRef(phase)
  const title = useRef<HTMLHeadingElement>(null)
  const isComposing = sheet?.kind === 'compose'
  useEffect(() => {
    const opener = document.activeElement
    title.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => {
    // It would lie over what there is to do in the next phase.
    if (phase !== openedIn.current) desk.close()
  }, [phase, desk])
  return (
    <aside className={css.tray} data-over-table aria-label={dealWords.title}>
      <header className={css.head}>
        <h2 ref={title} className={css.title} tabIndex={-1}>
          {isComposing ? dealWords.compose : dealWords.title}
        </h2>
        <Button look="quiet" icon aria-label={dealWords.close} onClick={() => desk.close()}>
          <CloseIcon />
        </Button>
      </header>
      {isComposing ? (
        <DealComposer key={`${sheet.to}${sheet.templateId}`} to={sheet.to} templateId={sheet.templateId} />
      ) : (
        <DealPile />
      )}
    </aside>
  )
})
