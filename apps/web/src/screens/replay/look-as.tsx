import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { EyeIcon } from '../../components/icons.tsx'
import { Menu } from '../../components/menu.tsx'
import { SeatMark } from '../../components/seat-mark.tsx'
import { tableWords } from '../../kit/words.ts'
import type { ReplayMatch } from '../../match/replay-match.ts'
import { useWords } from '../../words/in-locales.ts'

/** Shows the match as somebody saw it. While it is not over, everybody is a watcher: its secrets are still secret. */
export const LookAs = observer(({ match }: { readonly match: ReplayMatch }) => {
  const words = useWords(tableWords)
  if (match.record.outcome === undefined) return null
  const seats = [...match.seats.keys()].map((seat) => ({
    key: String(seat),
    label: match.names(seat),
    icon: <SeatMark seat={seat} />,
    onSelect: () => match.lookAs(seat),
  }))
  const watcher = {
    key: 'spectator',
    label: words.spectator,
    icon: <EyeIcon />,
    onSelect: () => match.lookAs('spectator'),
  }
  return (
    <Menu items={[...seats, watcher]}>
      <Button look="quiet" size="small">
        <EyeIcon size={18} />
        <span>
          {words.lookAs}: {match.as === 'spectator' ? words.spectator : match.names(match.as)}
        </span>
      </Button>
    </Menu>
  )
})
