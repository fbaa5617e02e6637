import { boxes } from 'virtual:shelf'
import type { RoomSummary } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/button.tsx'
import { EyeIcon, LockIcon } from '../../components/icons.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './lobby.module.css'
import { isOpen } from './lobby-store.ts'
import { SeatPips } from './seat-pips.tsx'
import { lobbyWords } from './words.ts'

/** One public room: what is played, how full it is, and ways in. */
export const RoomCard = observer(({ room }: { readonly room: RoomSummary }) => {
  const words = useWords(lobbyWords)
  const box = boxes.find(({ id }) => id === room.game)
  const { roomId, players, bots, seats, watchers, status, startedAt } = room
  const joins = isOpen(room)
  return (
    <li className={css.room} data-status={status}>
      <Stack gap={3}>
        <Row between gap={2}>
          <h3 className={css.roomTitle} lang={box?.locale}>
            {box?.title ?? room.game}
          </h3>
          <Badge>{words.status[status]}</Badge>
        </Row>
        <p className={css.soft}>
          {room.host !== '' && <>{words.hostedBy(room.host)} · </>}
          <span className={css.roomCode}>{roomId}</span>
        </p>
        <SeatPips people={players} bots={bots} seats={seats} />
        <p className={css.soft}>{words.seats(players, bots, seats)}</p>
        {startedAt !== null && <p className={css.soft}>{words.underWay(minutesSince(startedAt))}</p>}
        <Row gap={2}>
          {room.locked && (
            <Badge>
              <LockIcon size={14} /> {words.locked}
            </Badge>
          )}
          {watchers > 0 && (
            <Badge>
              <EyeIcon size={14} /> {words.watchers(watchers)}
            </Badge>
          )}
        </Row>
        <Row gap={2}>
          {joins && (
            <LinkButton look="primary" to={status === 'running' ? `/r/${roomId}?watch` : `/r/${roomId}`}>
              {status === 'running' ? words.joinLate : words.join}
              <span className="unseen">: {words.to(roomId)}</span>
            </LinkButton>
          )}
          <LinkButton to={`/r/${roomId}?watch`}>
            {words.watch}
            <span className="unseen">: {words.to(roomId)}</span>
          </LinkButton>
        </Row>
      </Stack>
    </li>
  )
})

/** Whole minutes, by this device's clock, which may be behind the server's. */
function minutesSince(at: number): number {
  return Math.max(0, Math.floor((Date.now() - at) / 60_000))
}
