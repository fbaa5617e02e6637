import { boxes } from 'virtual:shelf'
import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { Badge, Notice } from '../../components/notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { Baggage } from './baggage.tsx'
import { FairDice } from './fair-dice.tsx'
import { HouseRules } from './house-rules.tsx'
import { Invite } from './invite.tsx'
import { LeaveRoom } from './leave-room.tsx'
import { Reactions } from './reactions.tsx'
import css from './room.module.css'
import { Seats } from './seats.tsx'
import { StartBar } from './start-bar.tsx'
import { Terms } from './terms.tsx'
import { Watchers } from './watchers.tsx'
import { roomWords } from './words.ts'

interface GatheringProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** The room before a match: who is here, what will be played, and when it starts. */
export const Gathering = observer(({ store, room }: GatheringProps) => {
  const words = useWords(roomWords)
  const box = boxes.find(({ id }) => id === room.game)
  const game = box?.title ?? room.game
  useEffect(() => {
    const before = document.title
    document.title = `${game} · ${room.roomId} · Ludoteca`
    return () => {
      document.title = before
    }
  }, [game, room.roomId])
  return (
    <Page>
      <Stack gap={5}>
        <Row gap={3}>
          <h1 lang={box?.locale}>{game}</h1>
          <Badge>{room.kind === 'public' ? words.publicRoom : words.friendsRoom}</Badge>
        </Row>
        {store.connection !== 'joined' && <Notice look="warning">{words.lost}</Notice>}
        {store.foundNoSeat && store.seat === null && <Notice>{words.noSeat}</Notice>}
        <div className={css.columns}>
          <div className={css.invite}>
            <Invite room={room} game={game} />
          </div>
          <Stack gap={5} className={css.table}>
            <Seats store={store} room={room} />
            <StartBar store={store} room={room} />
            <Baggage store={store} room={room} />
            <Reactions store={store} />
            <Watchers store={store} room={room} />
          </Stack>
          <Stack gap={5} className={css.rest}>
            <Terms store={store} room={room} />
            {store.isHost && <HouseRules store={store} room={room} />}
            <FairDice stake={store.stake} />
            <LeaveRoom store={store} />
          </Stack>
        </div>
      </Stack>
    </Page>
  )
})
