import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from '../../components/button.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { SeatRow } from './seat-row.tsx'
import { lastSeatOf } from './start.ts'
import { useRatings } from './use-ratings.ts'
import { roomWords } from './words.ts'

interface SeatsProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** Who sits where, and what can be done about it. */
export const Seats = observer(({ store, room }: SeatsProps) => {
  const words = useWords(roomWords)
  const id = useId()
  const { box } = store
  const special = box?.game.id === room.game ? box.lastSeat?.(room.options) : undefined
  const last = lastSeatOf(room)
  const ratingOf = useRatings(store, room)
  const rows = room.seats.map((seat, at) => ({ seat, at, part: at === last ? special : undefined }))
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <Row between>
          <h2 id={id} className={css.cardTitle}>
            {words.seats}
          </h2>
          {store.seat !== null && (
            <Button
              look="quiet"
              size="small"
              busy={store.requests.isBusy('stand')}
              onClick={() => void store.sit(null)}
            >
              {words.stand}
            </Button>
          )}
        </Row>
        <RefusalNotice requests={store.requests} place="stand" />
        <ul className={css.seats}>
          {rows.map(({ seat, at, part }) => (
            <SeatRow key={at} store={store} room={room} seat={seat} at={at} part={part} ratingOf={ratingOf} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
})
