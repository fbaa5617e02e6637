import type { ShelfBox } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { PeopleIcon, PlayIcon } from '../../components/icons.tsx'
import { Badge } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './box-on-shelf.module.css'
import { GameBox } from './game-box.tsx'
import { Things } from './things.tsx'
import { usePlayNow } from './use-play-now.ts'
import { shelfWords } from './words.ts'

interface BoxOnShelfProps {
  readonly game: ShelfBox
  /** How many stand before it. */
  readonly place: number
  readonly small?: boolean
}

/** A game where it stands: its box on the board, and the label below. */
export const BoxOnShelf = observer(({ game, place, small = false }: BoxOnShelfProps) => {
  const { saves, settings } = useRoot()
  const words = useWords(shelfWords)
  const [isBusy, play] = usePlayNow(game)
  const { id, title, tagline, locale, seatsMin, seatsMax } = game
  const latest = saves.latest(id)
  // What cannot go on says so on the page of its game.
  const kept = latest && saves.troubleWith(latest.id) === undefined ? latest : undefined
  return (
    <li className={classes(css.place, small && css.small)}>
      <div className={css.stand}>
        {/* The title leads to the same place and is what keyboards and screen readers use. */}
        <Link href={`/game/${id}`} className={css.boxLink} tabIndex={-1} aria-hidden="true">
          <GameBox game={id} title={title} />
        </Link>
        {!small && <Things place={place} />}
        {kept && (
          <Link href={`/local/${kept.id}`} className={css.ribbon} aria-label={words.continueOf(title, kept.moves)}>
            {words.continue}
            <span className={css.moves}>{words.moves(kept.moves)}</span>
          </Link>
        )}
      </div>
      <div className={css.label}>
        <h2 className={css.title} lang={locale}>
          <Link href={`/game/${id}`}>{title}</Link>
        </h2>
        <p className={css.tagline} lang={locale}>
          {tagline}
        </p>
        <div className={css.badges}>
          <Badge>
            <PeopleIcon size={14} />
            {words.seats(seatsMin, seatsMax)}
          </Badge>
          {locale !== settings.locale && <Badge>{words.languages[locale]}</Badge>}
        </div>
        <div className={css.ways}>
          <Button look={small ? 'plain' : 'primary'} busy={isBusy} aria-label={words.playNowOf(title)} onClick={play}>
            {!isBusy && <PlayIcon size={18} />}
            {words.playNow}
          </Button>
          <LinkButton to={`/game/${id}`} look="quiet" label={words.aboutOf(title)}>
            {words.about}
          </LinkButton>
        </div>
      </div>
    </li>
  )
})
