import { dn } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { CrownIcon } from '../../../components/icons.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useMarket } from '../market.ts'
import { marketWords } from '../words/index.ts'
import css from './decision.module.css'

/** Who won, and what everybody was worth in the end. */
export const Result = observer(() => {
  const { match, desk } = useMarket()
  const words = useWords(marketWords)
  const { outcome } = match
  if (outcome === undefined) return null
  const ranks = outcome.ranks ?? []
  const seats = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
  return (
    <Stack gap={3}>
      <h2 className={css.lot} lang={match.box.locale}>
        {match.box.words.ending(outcome.reason)}
      </h2>
      <ol className={css.ranks}>
        {seats.map((seat) => (
          <li key={seat} className={css.rank}>
            <span className="digits">{ranks[seat]}.</span>
            <SeatMark seat={seat} />
            <span className={css.grow}>{match.names(seat)}</span>
            {ranks[seat] === 1 && <CrownIcon />}
            <span className="digits">{dn(outcome.scores?.[seat] ?? 0)}</span>
          </li>
        ))}
      </ol>
      <Row>
        <Button onClick={() => desk.turnTo('statistics')}>{words.statistics}</Button>
      </Row>
    </Stack>
  )
})
