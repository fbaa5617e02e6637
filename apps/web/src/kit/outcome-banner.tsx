import type { Outcome, Seat } from '@ludoteca/kernel'
import { formatInt } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { CrownIcon } from '../components/icons.tsx'
import { Row } from '../components/layout.tsx'
import { SeatMark } from '../components/seat-mark.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import css from './outcome-banner.module.css'
import { ShareResult } from './share/share-result.tsx'
import { tableWords } from './words.ts'

interface OutcomeBannerProps {
  readonly match: MatchStore
  readonly outcome: Outcome
  /** Whether all are shown in order, not the winners alone. */
  readonly hasRanking: boolean
  /** Whether its pictures can be passed on from here. */
  readonly hasPictures: boolean
  /** What one can do now. */
  readonly actions?: ReactNode
}

/** How the match ended. Takes the focus when it ends before one's eyes, for what had it is gone then. */
export const OutcomeBanner = observer(({ match, outcome, hasRanking, hasPictures, actions }: OutcomeBannerProps) => {
  const words = useWords(tableWords)
  const { settings, announcer, sounds } = useRoot()
  const heading = useRef<HTMLHeadingElement>(null)
  const names = new Intl.ListFormat(settings.locale, { type: 'conjunction' }).format(outcome.winners.map(match.names))
  const title = outcome.winners.length > 0 ? words.winner(names, outcome.winners.length) : words.noWinner
  const isReplay = match.kind === 'replay'
  const isWon = outcome.winners.length > 0
  useEffect(() => {
    if (isReplay) return
    announcer.say(`${words.result}. ${title}`)
    if (isWon) sounds.play('win')
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || activeElement.id === 'main') {
      heading.current?.focus()
    }
  }, [announcer, sounds, isReplay, isWon, words, title])
  return (
    <section className={css.banner} aria-label={words.result}>
      <p className={css.over}>{words.result}</p>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <p lang={match.box.locale}>{match.box.words.ending(outcome.reason)}</p>
      {hasRanking && <Ranking match={match} outcome={outcome} />}
      {(actions || hasPictures) && (
        <Row>
          {hasPictures && <ShareResult match={match} />}
          {actions}
        </Row>
      )}
    </section>
  )
})

const Ranking = observer(({ match, outcome }: Pick<OutcomeBannerProps, 'match' | 'outcome'>) => {
  const words = useWords(tableWords)
  const { settings } = useRoot()
  return (
    <table className={css.ranks}>
      <thead className="unseen">
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.seats}</th>
          <th scope="col">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(outcome).map((seat) => (
          <tr key={seat} className={outcome.winners.includes(seat) ? (css.winner as string) : ''}>
            <td>{words.place(outcome.ranks[seat] ?? 0)}</td>
            <th scope="row">
              <SeatMark seat={seat} size={16} />
              {match.names(seat)}
              {outcome.winners.includes(seat) && <CrownIcon size={16} />}
            </th>
            <td className="digits">{formatInt(outcome.scores[seat] ?? 0, settings.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})

function inOrder({ ranks }: Outcome): readonly Seat[] {
  return [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
}
