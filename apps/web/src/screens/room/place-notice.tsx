import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { Menu } from '../../components/menu.tsx'
import { Notice } from '../../components/notice.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { LiveMatch } from '../../match/live-match.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { type SeatToTake, seatsToTake } from './take-over.ts'
import { roomWords } from './words.ts'

const IN_SIGHT_MAX = 1

interface PlaceNoticeProps {
  readonly store: RoomStore
  readonly match: LiveMatch
}

/** What one should know about one's own place in a running match, and what to do about it. */
export const PlaceNotice = observer(({ store, match }: PlaceNoticeProps) => {
  const words = useWords(roomWords)
  const { room } = store
  if (store.requests.refusal('export')) return <RefusalNotice requests={store.requests} place="export" />
  if (!room || room.matchId !== match.matchId || room.status !== 'running') return null
  if (store.mine?.autopilot) {
    return (
      <Notice look="warning" action={<Button onClick={() => void store.open()}>{words.takeBack}</Button>}>
        {words.autopilotForYou}
      </Notice>
    )
  }
  return store.seat === null ? <Watching store={store} /> : null
})

/** For those without a seat: while the game allows it they may still take one, at once or when it changes hands. */
const Watching = observer(({ store }: { readonly store: RoomStore }) => {
  const words = useWords(roomWords)
  const { room } = store
  const { free, claimed } = seatsToTake(room, store.me)
  if (claimed) {
    return (
      <Notice
        action={
          <Button size="small" busy={store.requests.isBusy('stand')} onClick={() => void store.sit(null)}>
            {words.unclaim}
          </Button>
        }
      >
        {words.claimed(claimed.name)}
      </Notice>
    )
  }
  if (!room?.lateJoin || room.locked || free.length === 0) return <Notice>{words.watching}</Notice>
  return (
    <Notice action={<TakeOver store={store} free={free} />}>
      {words.lateJoin}
      {free.map(({ at }) => (
        <RefusalNotice key={at} requests={store.requests} place={`seat:${at}`} />
      ))}
    </Notice>
  )
})

interface TakeOverProps {
  readonly store: RoomStore
  readonly free: readonly SeatToTake[]
}

/** One button for each seat; many of them are behind one, so that the table stays in sight. */
const TakeOver = observer(({ store, free }: TakeOverProps) => {
  const words = useWords(roomWords)
  if (free.length > IN_SIGHT_MAX) {
    return (
      <Menu
        items={free.map(({ at, name }) => ({
          key: String(at),
          label: words.takeOver(name),
          onSelect: () => void store.sit(at),
        }))}
      >
        <Button size="small">{words.takeSeat}</Button>
      </Menu>
    )
  }
  return free.map(({ at, name }) => (
    <Button key={at} size="small" busy={store.requests.isBusy(`seat:${at}`)} onClick={() => void store.sit(at)}>
      {words.takeOver(name)}
    </Button>
  ))
})
