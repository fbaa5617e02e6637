import type { ShelfBox } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { Button, LinkButton } from '../../components/button.tsx'
import { BotIcon, DeviceIcon, PeopleIcon, PlayIcon } from '../../components/icons.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { usePlayNow } from '../shelf/use-play-now.ts'
import css from './game-page.module.css'
import { usualSeats } from './play-now.ts'
import { gameWords } from './words.ts'

interface WaysProps {
  readonly game: ShelfBox
  onSetUp(): void
}

/** Against bots at once, around one device, or online. */
export const Ways = observer(({ game, onSetUp }: WaysProps) => {
  const words = useWords(gameWords)
  const [isBusy, play] = usePlayNow(game)
  // Whoever has a match waiting most probably wants that one.
  const kept = useRoot().saves.latest(game.id)
  return (
    <div className={css.ways}>
      <div className={css.way}>
        <h3>
          <BotIcon size={24} />
          {game.cooperative ? words.withBots : words.bots}
        </h3>
        <p>{words.botsHelp(usualSeats(game) - 1)}</p>
        <div className={css.actions}>
          <Button look={kept ? 'plain' : 'primary'} busy={isBusy} onClick={play}>
            {!isBusy && <PlayIcon size={18} />}
            {words.botsStart}
          </Button>
        </div>
      </div>
      <div className={css.way}>
        <h3>
          <DeviceIcon size={24} />
          {words.device}
        </h3>
        <p>{words.deviceHelp}</p>
        <div className={css.actions}>
          <Button onClick={onSetUp}>{words.deviceStart}</Button>
        </div>
      </div>
      <div className={css.way}>
        <h3>
          <PeopleIcon size={24} />
          {words.online}
        </h3>
        <p>{words.onlineHelp}</p>
        <div className={css.actions}>
          <LinkButton to={`/new-room?game=${game.id}`}>{words.newRoom}</LinkButton>
          <LinkButton to={`/lobby?game=${game.id}`} look="quiet">
            {words.openRooms}
          </LinkButton>
        </div>
      </div>
    </div>
  )
})
