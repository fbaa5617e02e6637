import type { PlayerRating } from '@ludoteca/client'
import { ratingShown, type Seat, type Strength } from '@ludoteca/kernel'
import type { RoomView, SeatView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { BotIcon, CheckIcon, CloseIcon, CrownIcon, PlusIcon } from '../../components/icons.tsx'
import { Row } from '../../components/layout.tsx'
import { Menu } from '../../components/menu.tsx'
import { Badge } from '../../components/notice.tsx'
import { PersonPicture } from '../../components/portrait.tsx'
import { BotRating, Rating } from '../../components/rating.tsx'
import { ratingWords } from '../../components/rating-words.ts'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { SeatMark, seatColour } from '../../components/seat-mark.tsx'
import { useFocusKept } from '../../components/use-focus-kept.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { Brings } from './brings.tsx'
import { PersonMenu } from './person-menu.tsx'
import css from './room.module.css'
import { roomWords } from './words.ts'

interface SeatRowProps<S extends SeatView = SeatView> {
  readonly store: RoomStore
  readonly room: RoomView
  readonly seat: S
  readonly at: Seat
  /** What is played here, in the game's language, where it is not what is played on all seats. */
  readonly part?: string | undefined
  ratingOf(participantId: string): PlayerRating | undefined
}

const STRENGTHS: readonly Strength[] = ['random', 'easy', 'normal']

/** One seat: its mark, who holds it, and what one may do there. */
export const SeatRow = observer((props: SeatRowProps) => {
  const words = useWords(roomWords)
  const { store, seat, at, part } = props
  const kept = useFocusKept<HTMLLIElement>(seat.kind)
  return (
    <li {...kept} className={css.seat} data-kind={seat.kind} aria-label={words.seat(at + 1)}>
      {part !== undefined && (
        <span className={css.part} lang={store.box?.locale}>
          {part}
        </span>
      )}
      <div className={css.seatLine}>
        <SeatMark seat={at} size={24} />
        <Holder {...props} />
      </div>
      <RefusalNotice requests={store.requests} place={`seat:${at}`} />
    </li>
  )
})

const Holder = observer(({ seat, ...rest }: SeatRowProps) => {
  switch (seat.kind) {
    case 'open':
      return <OpenSeat seat={seat} {...rest} />
    case 'bot':
      return <BotSeat seat={seat} {...rest} />
    case 'human':
      return <PersonSeat seat={seat} {...rest} />
  }
})

const OpenSeat = observer(({ store, room, at }: SeatRowProps) => {
  const words = useWords(roomWords)
  const rating = useWords(ratingWords)
  const rated = store.box?.game.id === room.game ? store.box.ladder?.rating?.bots : undefined
  const labelOf = (strength: Strength) => {
    const name = words.strength[strength]
    return rated === undefined ? name : `${name} (${rating.about(ratingShown(rated[strength]).points)})`
  }
  const isBusy = store.requests.isBusy(`seat:${at}`)
  const maySit = store.isHost || !room.locked
  return (
    <div className={classes(css.holder, css.openSeat)}>
      <span className={css.free}>{words.free}</span>
      <Row gap={2}>
        {maySit && (
          <Button
            size="small"
            look={store.seat === null ? 'plain' : 'quiet'}
            busy={isBusy}
            aria-label={words.sitOn(at + 1)}
            onClick={() => void store.sit(at)}
          >
            {words.sit}
          </Button>
        )}
        {store.isHost && (
          <Menu
            items={STRENGTHS.map((strength) => ({
              key: strength,
              label: labelOf(strength),
              icon: <BotIcon />,
              onSelect: () => void store.addBot(at, strength),
            }))}
          >
            <Button size="small" busy={isBusy} aria-label={words.addBot(at + 1)}>
              <PlusIcon size={16} />
              {words.bot}
            </Button>
          </Menu>
        )}
      </Row>
    </div>
  )
})

const BotSeat = observer(({ store, room, seat, at }: SeatRowProps<Extract<SeatView, { kind: 'bot' }>>) => {
  const words = useWords(roomWords)
  return (
    <div className={css.holder}>
      <span className={css.who}>
        <BotIcon />
        <b>{seat.name}</b>
        <Badge>{words.strength[seat.strength]}</Badge>
        {store.box?.game.id === room.game && <BotRating rated={store.box.ladder?.rating?.bots[seat.strength]} />}
      </span>
      {store.isHost && (
        <Button
          look="quiet"
          icon
          busy={store.requests.isBusy(`seat:${at}`)}
          aria-label={words.removeBot(seat.name)}
          title={words.removeBot(seat.name)}
          onClick={() => void store.removeBot(at)}
        >
          <CloseIcon size={18} />
        </Button>
      )}
    </div>
  )
})

const PersonSeat = observer(
  ({ store, room, seat, at, ratingOf }: SeatRowProps<Extract<SeatView, { kind: 'human' }>>) => {
    const words = useWords(roomWords)
    const isMe = seat.participantId === store.me
    const rating = ratingOf(seat.participantId)
    return (
      <div className={css.holder}>
        <span className={css.who}>
          <PersonPicture name={seat.name} portrait={seat.portrait} colour={seatColour(at)} size={36} />
          <b className={css.name}>{seat.name}</b>
          {isMe && <Badge>{words.you}</Badge>}
          <Brings store={store} room={room} belongings={seat.brings} />
          {rating && <Rating points={rating.points} within={rating.within} />}
          {seat.participantId === room.hostId && (
            <Badge>
              <CrownIcon size={14} /> {words.host}
            </Badge>
          )}
          {seat.connected ? (
            <span className={seat.ready ? css.ready : css.soft}>
              {seat.ready && <CheckIcon size={16} />} {seat.ready ? words.ready : words.notReady}
            </span>
          ) : (
            <span className={css.soft}>{words.away} …</span>
          )}
        </span>
        {!isMe && <PersonMenu store={store} participantId={seat.participantId} name={seat.name} />}
      </div>
    )
  },
)
