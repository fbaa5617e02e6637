import { type Rated, ratingShown } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useWords } from '../words/in-locales.ts'
import css from './rating.module.css'
import { ratingWords } from './rating-words.ts'

interface RatingProps {
  readonly points: number
  readonly within: number
}

/** How well somebody plays, and how far off that may be. */
export const Rating = observer(({ points, within }: RatingProps) => {
  const words = useWords(ratingWords)
  return (
    <span className={css.rating} title={words.help}>
      <span className="unseen">{words.rating} </span>
      {words.shown(points, within)}
    </span>
  )
})

/** How well a bot plays, from simulations. */
export const BotRating = observer(({ rated }: { readonly rated: Rated | undefined }) => {
  const words = useWords(ratingWords)
  if (rated === undefined) return null
  return (
    <span className={css.rating} title={words.botHelp}>
      <span className="unseen">{words.rating} </span>
      {words.about(ratingShown(rated).points)}
    </span>
  )
})
