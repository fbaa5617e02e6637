import { observer } from 'mobx-react-lite'
import { Modal } from '../components/modal.tsx'
import { RulesText } from '../components/rules-text.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { useWords } from '../words/in-locales.ts'
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
      {open && <RulesText game={box.game.id} lang={box.locale} />}
    </Modal>
  )
})
