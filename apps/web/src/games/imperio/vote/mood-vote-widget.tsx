import { type Mood, moodOf, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Stamp } from '../art/stamp.tsx'
import { useTable, viewOf } from '../kit.ts'
import { type Ballot, voteMood } from './ballot.ts'
import { sharesOf } from './shares.ts'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

/** Two big clippings: what the city may feel like, and what that does. */
export const MoodVoteWidget = observer(({ ballot }: { readonly ballot: Ballot }) => {
  const { match } = useTable()
  const { moodOptions, liveMoodPct } = viewOf(match)
  const shares = liveMoodPct && sharesOf(liveMoodPct)
  return (
    <ul className={css.options} data-coach="mood">
      {moodOptions.map((id, i) => (
        <li key={id}>
          <Option mood={moodOf(id)} ballot={ballot} share={liveMoodPct ? (shares?.[i] ?? 0) : undefined} />
        </li>
      ))}
    </ul>
  )
})

interface OptionProps {
  readonly mood: Mood
  readonly ballot: Ballot
  readonly share: number | undefined
}

const Option = observer(({ mood, ballot, share }: OptionProps) => {
  const table = useTable()
  const { match } = table
  const { standing, choice, mine } = ballot
  const isMine = mine === mood.id
  const inside = <MoodInside mood={mood} share={share} />
  if (standing === 'open' && choice) {
    return (
      <button
        type="button"
        className={css.option}
        data-sentiment={mood.sentiment}
        aria-busy={match.inFlight !== undefined || undefined}
        onClick={() => void voteMood(table, choice.seat, mood.id)}
      >
        {inside}
      </button>
    )
  }
  return (
    <div className={css.option} data-sentiment={mood.sentiment} data-mine={isMine || undefined}>
      {inside}
      {isMine && (
        <span className={css.voted}>
          <Stamp text={UI.voted} tone="blue" />
        </span>
      )}
    </div>
  )
})

const SIGNS: Readonly<Record<Mood['sentiment'], string>> = { POSITIVE: '▲', NEGATIVE: '▼', NEUTRAL: '◆' }

/** Name, effect and, where they are shown, the votes so far. */
function MoodInside({ mood, share }: Pick<OptionProps, 'mood' | 'share'>) {
  const { nombre_es, desc_es, sentiment } = mood
  return (
    <>
      <span className={css.tag}>
        <span aria-hidden="true">{SIGNS[sentiment]}</span> {words.sentiment[sentiment]}
      </span>
      <b className={css.name}>{nombre_es}</b>
      <span className={css.effect}>{desc_es}</span>
      {share !== undefined && (
        <span className={css.live}>
          <span>{words.live}</span>
          <b>{words.share(share)}</b>
          <span className={css.bar} aria-hidden="true">
            <span style={{ transform: `scaleX(${share / 100})` }} />
          </span>
        </span>
      )}
    </>
  )
}
