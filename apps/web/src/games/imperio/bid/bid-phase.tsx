import { PHASES } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useTable, viewOf } from '../kit.ts'
import css from './bid.module.css'
import { BidPanel } from './bid-panel.tsx'
import { MarketRow } from './market-row.tsx'
import { RevealNews } from './reveal-news.tsx'
import { bidWords } from './words.ts'

/** The row of the round is turned over, and everybody bids for one lot of it. */
export const BidPhase = observer(() => {
  const { match } = useTable()
  const { phase } = viewOf(match)
  return (
    <section className={css.phase} aria-label={PHASES[phase]}>
      {phase === 'REVEAL' && <RevealNews />}
      <MarketRow />
      {phase === 'REVEAL' ? <p className={css.hint}>{bidWords.soon}</p> : <BidPanel />}
    </section>
  )
})
