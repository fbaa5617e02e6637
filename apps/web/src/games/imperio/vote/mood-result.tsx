import { moodOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Stamp } from '../art/stamp.tsx'
import { useTable, viewOf } from '../kit.ts'
import type { FactOf } from '../presentation.ts'
import { sharesOf } from './shares.ts'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

/** What the city has decided to feel like. */
export const MoodResult = observer(({ result }: { readonly result: FactOf<'moodResult'> }) => {
  const { match } = useTable()
  const { round, rounds } = viewOf(match)
  const id = useId()
  const { votes, winnerId } = result
  const options = Object.entries(votes)
  const shares = sharesOf(options.map(([, count]) => count))
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{words.moodResult}</h2>
        <p>{winnerId === null ? words.moodNobody : words.moodWon(moodOf(winnerId).nombre_es)}</p>
      </header>
      <ul className={css.options}>
        {options.map(([option, count], i) => {
          const { nombre_es, desc_es, sentiment } = moodOf(option)
          const hasWon = option === winnerId
          return (
            <li key={option}>
              <div className={css.option} data-sentiment={sentiment} data-lost={!hasWon || undefined}>
                <b className={css.name}>{nombre_es}</b>
                <span className={css.effect}>{desc_es}</span>
                <span className={css.live}>
                  <span>{words.votes(count)}</span>
                  <b>{words.share(shares?.[i] ?? 0)}</b>
                  <span className={css.bar} aria-hidden="true">
                    <span style={{ transform: `scaleX(${(shares?.[i] ?? 0) / 100})` }} />
                  </span>
                </span>
                {hasWon && (
                  <span className={css.voted}>
                    <Stamp text={words.winner} tone="green" />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {round === rounds && <p className={css.foot}>{words.moodLast}</p>}
    </section>
  )
})
