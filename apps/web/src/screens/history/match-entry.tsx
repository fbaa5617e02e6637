import { boxes } from 'virtual:shelf'
import type { MatchSummary, SeatResult } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/button.tsx'
import { Crest } from '../../components/crest.tsx'
import { BotIcon, CrownIcon } from '../../components/icons.tsx'
import { Row } from '../../components/layout.tsx'
import { seatColour } from '../../components/seat-mark.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './history.module.css'
import { useDate } from './use-date.ts'
import { historyWords } from './words.ts'

/** One finished match: when, who, how it ended, and the way to see it again. */
export const MatchEntry = observer(({ match }: { readonly match: MatchSummary }) => {
  const words = useWords(historyWords)
  const date = useDate(match.endedAt)
  const box = boxes.find(({ id }) => id === match.game)
  const mine = match.results.find(({ you }) => you)
  const title = box?.title ?? match.game
  return (
    <li className={css.entry} data-won={mine?.won || undefined}>
      <div className={css.head}>
        <h3 className={css.title} lang={box?.locale}>
          {title}
        </h3>
        <time dateTime={new Date(match.endedAt).toISOString()} className={css.soft}>
          {date}
        </time>
      </div>
      <p className={css.result}>
        {mine?.won && <CrownIcon size={18} />}
        {match.outcome === null || !mine
          ? words.broken
          : mine.won
            ? words.won
            : words.place(mine.rank, match.results.length)}
      </p>
      <ul className={css.people}>
        {match.results.map((result) => (
          <Person key={result.seat} result={result} />
        ))}
      </ul>
      <Row>
        <LinkButton size="small" to={`/match/${match.id}`}>
          {words.replay}
          <span className="unseen">: {words.of(title, date)}</span>
        </LinkButton>
      </Row>
    </li>
  )
})

const Person = observer(({ result }: { readonly result: SeatResult }) => {
  const words = useWords(historyWords)
  return (
    <li className={css.person}>
      {result.kind === 'bot' ? (
        <BotIcon size={18} />
      ) : (
        <Crest seed={result.name} colour={seatColour(result.seat)} size={22} />
      )}
      <span>
        {result.name}
        {result.you && ` (${words.you})`}
        {result.won && (
          <>
            {' '}
            <CrownMark />
          </>
        )}
      </span>
    </li>
  )
})

const CrownMark = observer(() => (
  <>
    <span className="unseen">{useWords(historyWords).winners('')}</span>
    <span className={css.crown}>
      <CrownIcon size={14} />
    </span>
  </>
))
