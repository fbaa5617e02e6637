import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Card, Stack } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { PersonPicture } from '../../components/portrait.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { PersonMenu } from './person-menu.tsx'
import css from './room.module.css'
import { roomWords } from './words.ts'

interface WatchersProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** Those without a seat, and how many people the room holds. */
export const Watchers = observer(({ store, room }: WatchersProps) => {
  const words = useWords(roomWords)
  const id = useId()
  const seated = room.seats.filter((seat) => seat.kind === 'human' && !seat.left).length
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.watchers}
        </h2>
        {room.watchers.length === 0 ? (
          <p className={css.soft}>{words.nobodyWatches}</p>
        ) : (
          <ul className={css.watchers}>
            {room.watchers.map(({ participantId, name, connected, portrait }) => (
              <li key={participantId} className={css.watcher}>
                <span className={css.who}>
                  <PersonPicture name={name} portrait={portrait} size={28} />
                  <span className={css.name}>{name}</span>
                  {participantId === store.me && <Badge>{words.you}</Badge>}
                  {participantId === room.hostId && <Badge>{words.host}</Badge>}
                  {!connected && <span className={css.soft}>{words.away} …</span>}
                </span>
                {participantId !== store.me && <PersonMenu store={store} participantId={participantId} name={name} />}
              </li>
            ))}
          </ul>
        )}
        <p className={css.soft}>{words.people(seated + room.watchers.length, room.capacity)}</p>
      </Stack>
    </Card>
  )
})
