import { boxes } from 'virtual:shelf'
import type { ProfileGame } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { CrownIcon } from '../../components/icons.tsx'
import { Badge } from '../../components/notice.tsx'
import { Rating } from '../../components/rating.tsx'
import { ratingWords } from '../../components/rating-words.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

/** How somebody stands in a game: the rating, or the season, and what they are called for it. */
export const StandsIn = observer(({ career: { game, standing } }: { readonly career: ProfileGame }) => {
  const words = useWords(personWords)
  const rating = useWords(ratingWords)
  if (standing === null) return null
  const { season, titles } = standing
  const locale = boxes.find(({ id }) => id === game)?.locale
  if (standing.rating === null && season === null && titles.length === 0) return null
  return (
    <ul className={css.brings}>
      {standing.rating && (
        <li>
          <b aria-hidden>{rating.rating}</b> <Rating points={standing.rating.points} within={standing.rating.within} />{' '}
          <span className={css.soft}>{rating.from(standing.rating.played)}</span>
        </li>
      )}
      {titles.map(({ title, team }) => (
        <li key={`${title} ${team}`} lang={locale}>
          <Badge>
            <CrownIcon size={14} /> {team === null ? title : words.titleOf(title, team)}
          </Badge>
        </li>
      ))}
      {season && (
        <li>
          <Link href={`/ladder/${game}`}>{words.season(season.rank, season.score)}</Link>
        </li>
      )}
    </ul>
  )
})
