import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { Row } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { localWords } from './words.ts'

interface ResetGameProps {
  readonly game: string
  readonly open: boolean
  onReset(): void
  onClose(): void
}

/** Asks before everything of a game is gone from this device, and says how much that is. */
export const ResetGame = observer(({ game, open, onReset, onClose }: ResetGameProps) => {
  const { saves } = useRoot()
  const words = useWords(localWords)
  const title = boxes.find(({ id }) => id === game)?.title ?? game
  const matches = saves.list.filter((save) => save.game === game)
  const waiting = matches.filter(({ isOver }) => !isOver)
  return (
    <Modal
      open={open}
      title={words.resetTitle(title)}
      lead={words.resetHelp(title, matches.length, waiting.length)}
      onClose={onClose}
    >
      <Row>
        <Button onClick={onClose}>{words.keepAll}</Button>
        <Button look="danger" onClick={onReset}>
          {words.deleteAll}
        </Button>
      </Row>
    </Modal>
  )
})
