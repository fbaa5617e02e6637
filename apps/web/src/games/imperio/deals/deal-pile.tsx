import { TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { useTable, viewOf } from '../kit.ts'
import { dealsOf } from './answers.ts'
import css from './deal-tray.module.css'
import { IncomingDeal } from './incoming-deal.tsx'
import { OwnDeal } from './own-deal.tsx'
import { dealWords } from './words.ts'

/** The deals of this round: what waits for an answer, what was offered, and a way to offer more. */
export const DealPile = observer(() => {
  const { match, ui } = useTable()
  const seat = seatOf(match)
  if (seat === undefined) return <p className={css.note}>{dealWords.watching}</p>
  const view = viewOf(match)
  const { incoming, own } = dealsOf(view, seat, choicesOf(match, 'dealResponse'))
  const mayOffer = choicesOf(match, 'dealOffer').length > 0
  return (
    <div className={css.body}>
      <p className={css.stage} role="status">
        {stageOf(match)}
      </p>
      {incoming.length + own.length === 0 && <p className={css.empty}>{dealWords.empty}</p>}
      {incoming.length > 0 && (
        <section aria-label={dealWords.incoming}>
          <h3 className={css.subtitle}>{dealWords.incoming}</h3>
          <ul className={css.pile}>
            {incoming.map((deal) => (
              <IncomingDeal key={`${deal.dealId}${deal.status}`} seat={seat} deal={deal} />
            ))}
          </ul>
        </section>
      )}
      {own.length > 0 && (
        <section aria-label={dealWords.own}>
          <h3 className={css.subtitle}>{dealWords.own}</h3>
          <ul className={css.pile}>
            {own.map((deal) => (
              <OwnDeal key={deal.dealId} deal={deal} />
            ))}
          </ul>
        </section>
      )}
      {mayOffer && (
        <Button look={incoming.length > 0 ? 'plain' : 'primary'} wide onClick={() => ui.open({ kind: 'compose' })}>
          {dealWords.compose}
        </Button>
      )}
      {!mayOffer && view.own?.action && <p className={css.note}>{dealWords.acted}</p>}
    </div>
  )
})

/** What is still taken, and for how long. */
function stageOf(match: MatchStore): string | undefined {
  const { phase, dealStage } = viewOf(match)
  if (phase !== 'ACTION') return dealWords.notNow
  return dealStage > 0 || match.clocks.has(TABLE) ? dealWords.stages[dealStage] : dealWords.untilClosed
}
