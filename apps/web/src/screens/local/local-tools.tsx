import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { EyeIcon, UndoIcon } from '../../components/icons.tsx'
import { Menu } from '../../components/menu.tsx'
import { SeatMark } from '../../components/seat-mark.tsx'
import { tableWords } from '../../kit/words.ts'
import type { LocalMatch } from '../../match/local-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'

interface LocalToolsProps {
  readonly match: LocalMatch
  /** Whether taking back is done here, and not at the table. */
  readonly takesBack: boolean
}

/** What people who share a device can do: take a move back where the game allows it, and look out of turn. */
export const LocalTools = observer(({ match, takesBack }: LocalToolsProps) => {
  const words = useWords(tableWords)
  const { announcer } = useRoot()
  const others = match.people.filter((seat) => seat !== match.viewer)
  const undo = async () => {
    if (await match.undo()) announcer.say(words.undone)
  }
  return (
    <>
      {takesBack && match.undoSeat !== undefined && (
        <Button look="quiet" size="small" onClick={() => void undo()}>
          <UndoIcon size={18} />
          <span>{words.undo}</span>
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          items={others.map((seat) => ({
            key: String(seat),
            label: match.names(seat),
            icon: <SeatMark seat={seat} />,
            onSelect: () => match.lookAs(seat),
          }))}
        >
          <Button look="quiet" size="small">
            <EyeIcon size={18} />
            <span>{words.lookAs}</span>
          </Button>
        </Menu>
      )}
    </>
  )
})
