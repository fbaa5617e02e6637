import { observer } from 'mobx-react-lite'
import { Spinner } from '../../components/notice.tsx'
import { saveFile } from '../../components/save-file.ts'
import { MatchFrame } from '../../kit/match-frame.tsx'
import { useTable } from '../../kit/use-table.ts'
import type { LiveMatch } from '../../match/live-match.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { Afterwards } from './afterwards.tsx'
import { PlaceNotice } from './place-notice.tsx'
import { RoomAside } from './room-aside.tsx'

interface RoomMatchProps {
  readonly store: RoomStore
  readonly match: LiveMatch
}

/** The match of a room: the game's own table, and around it what only a room has. */
export const RoomMatch = observer(({ store, match }: RoomMatchProps) => {
  const { session } = useRoot()
  const table = useTable(match.box.game.id)
  if (!table) return <Spinner />
  const exportRecord = () =>
    store.requests.run('export', async () => {
      const text = await (await session.api).record(match.matchId)
      saveFile(`${match.box.game.id}-${match.matchId}.ludo.json`, text)
    })
  return (
    <MatchFrame
      match={match}
      table={table}
      leaveTo="/lobby"
      onExport={match.outcome && (() => void exportRecord())}
      notices={<PlaceNotice store={store} match={match} />}
      afterwards={<Afterwards store={store} match={match} table={table} />}
      foot={<RoomAside store={store} />}
    />
  )
})
