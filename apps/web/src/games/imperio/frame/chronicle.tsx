import type { Fact } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { isWorthTelling } from '../end/earners.ts'
import { useTable } from '../kit.ts'
import css from './chronicle.module.css'
import { roundsOf } from './rounds-of.ts'
import { frameWords as words } from './words.ts'

/** What happened, round by round, the latest on top. */
export const Chronicle = observer(() => {
  const { match } = useTable()
  const rounds = roundsOf(match.story.filter(({ fact }) => isWorthTelling(match, fact as Fact)))
  if (rounds.length === 0) return <p>{words.noStory}</p>
  return (
    <div className={css.chronicle}>
      {rounds.map(({ round, lines }, i) => (
        <details key={round} open={i === 0}>
          <summary className={css.round}>{words.storyOfRound(round)}</summary>
          <ol className={css.lines}>
            {lines.map(({ id, fact }) => (
              <li key={id}>{match.tell(fact)}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
})
