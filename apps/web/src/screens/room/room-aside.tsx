import { observer } from 'mobx-react-lite'
import { Page, Row, Stack } from '../../components/layout.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { LeaveRoom } from './leave-room.tsx'
import { Reactions } from './reactions.tsx'
import css from './room.module.css'
import { Watchers } from './watchers.tsx'
import { roomWords } from './words.ts'

/** The room around a running match: reactions, the audience, the code for latecomers, the way out. */
export const RoomAside = observer(({ store }: { readonly store: RoomStore }) => {
  const words = useWords(roomWords)
  const { room } = store
  if (!room) return null
  return (
    <Page role="complementary" aria-label={words.aside}>
      <Stack gap={4}>
        <Row between className={css.asideBar}>
          <Reactions store={store} />
          <span className={css.asideCode}>
            {words.room} <b>{room.roomId}</b>
          </span>
          <LeaveRoom store={store} />
        </Row>
        {room.watchers.length > 0 && <Watchers store={store} room={room} />}
      </Stack>
    </Page>
  )
})
