import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { CheckIcon, PlayIcon } from '../../components/icons.tsx'
import type { CoachStore } from '../../match/coach-store.ts'
import type { LocalMatch } from '../../match/local-match.ts'
import { useWords } from '../../words/in-locales.ts'
import { usePlayNow } from '../shelf/use-play-now.ts'
import { placeAfter, roomIn } from './address.ts'
import css from './coach-strip.module.css'
import { learnWords } from './words.ts'

interface LearntProps {
  readonly match: LocalMatch
  readonly coach: CoachStore
  onAgain(): void
}

/** The end of a tutorial: what was learnt, and what one can do with it. */
export const Learnt = observer(({ match, coach, onAgain }: LearntProps) => {
  const words = useWords(learnWords)
  const { id } = match.box.game
  const then = placeAfter(useSearch())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || activeElement.id === 'main') {
      heading.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section className={css.learnt} aria-label={words.done}>
      <div role="status" aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {words.done}
        </h2>
        {coach.lesson && <p>{coach.lesson.text}</p>}
        <ul className={css.list}>
          {(match.box.tutorial?.learnt ?? []).map((line) => (
            <li key={line}>
              <CheckIcon size={18} />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.ways}>
        {then === undefined ? (
          <PlayNow id={id} />
        ) : (
          <LinkButton to={then} className={css.first as string}>
            {roomIn(then) ? words.toRoom : words.goOn}
          </LinkButton>
        )}
        <Button onClick={onAgain}>{words.playAgain}</Button>
        <LinkButton to={`/game/${id}`} look="quiet" className={css.quiet as string}>
          {words.toGame}
        </LinkButton>
      </div>
    </section>
  )
})

const PlayNow = observer(({ id }: { readonly id: string }) => {
  const words = useWords(learnWords)
  // Whoever learns a game has come here through the shelf.
  const game = boxes.find((box) => box.id === id) as (typeof boxes)[number]
  const [isBusy, play] = usePlayNow(game)
  return (
    <Button busy={isBusy} className={css.first} onClick={play}>
      {!isBusy && <PlayIcon size={18} />}
      {words.playNow}
    </Button>
  )
})
