import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { Row } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { gameWords } from './words.ts'

interface DeleteMatchProps {
  /** The match that shall go; nothing while nobody asks. */
  readonly save: Save | undefined
  /** What takes the place of the match, where it goes for that. */
  readonly instead?: (() => void) | undefined
  onClose(): void
}

/** Asks once more before a match is gone for good. */
export const DeleteMatch = observer(({ save, instead, onClose }: DeleteMatchProps) => {
  const { saves, toasts } = useRoot()
  const words = useWords(gameWords)
  const remove = () => {
    if (instead) return instead()
    if (save) saves.remove(save.id)
    toasts.say(words.deleted)
    onClose()
    // The button that opened this has gone with the match.
    setTimeout(() => document.getElementById('kept-matches')?.focus())
  }
  return (
    <Modal
      open={save !== undefined}
      title={words.deleteTitle}
      lead={save && words.deleteHelp(save.players.join(', '))}
      onClose={onClose}
    >
      <Row>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button look="danger" onClick={remove}>
          {words.delete}
        </Button>
      </Row>
    </Modal>
  )
})
