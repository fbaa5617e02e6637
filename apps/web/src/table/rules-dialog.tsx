import { rules } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { Modal } from '../components/modal.tsx'
import { Spinner } from '../components/notice.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { useWords } from '../words/in-locales.ts'
import css from './rules-dialog.module.css'
import { tableWords } from './words.ts'

interface RulesDialogProps {
  readonly match: MatchStore
  readonly open: boolean
  onClose(): void
}

/** The rules, without leaving the table. */
export const RulesDialog = observer(({ match: { box }, open, onClose }: RulesDialogProps) => {
  const words = useWords(tableWords)
  return (
    <Modal wide open={open} onClose={onClose} title={`${box.words.title}: ${words.rules}`}>
      {open && <Rules game={box.game.id} lang={box.locale} />}
    </Modal>
  )
})

function Rules({ game, lang }: { readonly game: string; readonly lang: string }) {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void rules[game]?.().then((loaded) => isWanted && setHtml(loaded.html))
    return () => {
      isWanted = false
    }
  }, [game])
  const text = useInner(html)
  return html === undefined ? <Spinner /> : <div ref={text} className={css.rules} lang={lang} />
}

/** Our own documents, turned into HTML when the client was built. */
function useInner(html: string | undefined): (element: HTMLElement | null) => void {
  return useCallback(
    (element) => element?.replaceChildren(document.createRange().createContextualFragment(html ?? '')),
    [html],
  )
}
