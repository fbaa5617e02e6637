import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { ComplaintOf } from '../../components/complaint.tsx'
import { Row } from '../../components/layout.tsx'
import { Notice } from '../../components/notice.tsx'
import type { LiveMatch } from '../../match/live-match.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { roomWords } from './words.ts'

interface PlaceNoticeProps {
  readonly store: RoomStore
  readonly match: LiveMatch
}

/** What one should know about one's own place in a running match, and what to do about it. */
export const PlaceNotice = observer(({ store, match }: PlaceNoticeProps) => {
  const words = useWords(roomWords)
  const { room } = store
  if (store.errands.complaint('export')) return <ComplaintOf errands={store.errands} place="export" />
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

/** For those without a seat: while the game allows it they may still take one. */
const Watching = observer(({ store }: { readonly store: RoomStore }) => {
  const words = useWords(roomWords)
  const { room } = store
  const free = (room?.seats ?? []).flatMap((seat, at) =>
    seat.kind === 'bot' || (seat.kind === 'human' && seat.left) ? [{ at, name: seat.name }] : [],
  )
  if (!room?.lateJoin || room.locked || free.length === 0) return <Notice>{words.watching}</Notice>
  return (
    <Notice>
      <p>{words.lateJoin}</p>
      <Row gap={2}>
        {free.map(({ at, name }) => (
          <Button key={at} size="small" busy={store.errands.isBusy(`seat:${at}`)} onClick={() => void store.sit(at)}>
            {words.takeOver(name)}
          </Button>
        ))}
      </Row>
      {free.map(({ at }) => (
        <ComplaintOf key={at} errands={store.errands} place={`seat:${at}`} />
      ))}
    </Notice>
  )
})
