import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useSearch } from 'wouter'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { CoachIcon } from '../../components/icons.tsx'
import { useFocusKept } from '../../components/use-focus-kept.ts'
import { useFoot } from '../../kit/use-foot.ts'
import type { CoachStore } from '../../match/coach-store.ts'
import type { LocalMatch } from '../../match/local-match.ts'
import { LocaleContext, useWords } from '../../words/in-locales.ts'
import { placeAfter, roomIn } from './address.ts'
import css from './coach-strip.module.css'
import { Learnt } from './learnt.tsx'
import { useCoachTime } from './use-coach-time.ts'
import { useCoached } from './use-coached.ts'
import { useFinished } from './use-finished.ts'
import { learnWords } from './words.ts'

interface CoachStripProps {
  readonly match: LocalMatch
  readonly coach: CoachStore
  /** Plays the tutorial from the beginning. */
  onAgain(): void
}

/** What the coach says, below the table: tables leave it room, so that it never covers what it speaks of. */
export const CoachStrip = observer((props: CoachStripProps) => (
  <LocaleContext value={props.match.box.locale}>
    <Strip {...props} />
  </LocaleContext>
))

const Strip = observer(({ match, coach, onAgain }: CoachStripProps) => {
  const words = useWords(learnWords)
  const foot = useFoot<HTMLElement>('--under-dialogs')
  useFinished(match, coach)
  useCoachTime(coach)
  useCoached(coach.isOver ? undefined : coach.lesson?.about)
  return (
    <aside ref={foot} data-strip className={css.strip} lang={match.box.locale} aria-label={words.coach}>
      {coach.isOver ? <Learnt match={match} coach={coach} onAgain={onAgain} /> : <Line match={match} coach={coach} />}
    </aside>
  )
})

/** The lesson, how far one has come, and what can be done about it besides playing. */
const Line = observer(({ match, coach }: Pick<CoachStripProps, 'match' | 'coach'>) => {
  const words = useWords(learnWords)
  const { lesson, repeats, hasPlayed } = coach
  const lessons = boxes.find(({ id }) => id === match.box.game.id)?.tutorial?.lessons ?? 0
  const room = roomIn(placeAfter(useSearch()))
  const isStuck = repeats > 0 && coach.suggestion !== undefined
  const kept = useFocusKept<HTMLDivElement>(`${lesson?.id} ${isStuck}`)
  return (
    <div {...kept} className={css.line}>
      <CoachIcon size={28} />
      <div className={css.says}>
        <p className={css.step}>
          {words.step(coach.steps + 1, lessons)}
          {hasPlayed && <span> · {words.played}</span>}
          {room !== undefined && <span> · {words.thenRoom(room)}</span>}
        </p>
        {/* What was said before is read out again when it is repeated: it is another line then. Dialogs leave it heard. */}
        <div role="status" aria-live="polite">
          <p key={`${lesson?.id} ${repeats}`} className={classes(css.text, repeats > 0 && css.again)}>
            {repeats > 0 && <span className="unseen">{words.again} </span>}
            {lesson?.text ?? words.watch}
          </p>
        </div>
      </div>
      {lesson?.isRead && (
        <Button className={classes(css.button, css.first)} onClick={() => coach.putAway()}>
          {words.gotIt}
        </Button>
      )}
      {isStuck && !lesson?.isRead && (
        <Button className={css.button as string} onClick={() => coach.playForLearner()}>
          {words.showMe}
        </Button>
      )}
    </div>
  )
})
