import { GROUP_NAMES, marketName, rawRow, signed, specialRow } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { GROUP_SHAPES, groupLook } from '../art/material-look.ts'
import { booksOf, useEstate, viewOf } from '../estate.ts'
import { GROUPS, groupQuote } from './group-rows.ts'
import css from './market-board.module.css'
import { Modifier } from './modifier.tsx'
import { marketsOf } from './prices.ts'
import { marketWords as words } from './words.ts'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0, role: 'group', 'aria-label': words.title }

/** [12.1 item 5] Groups by markets, with what was rolled and what events add. */
export const MarketBoard = observer(() => {
  const estate = useEstate()
  const view = viewOf(estate.match)
  const books = booksOf(estate)
  const markets = marketsOf(view, books?.player ?? { markets: [] })
  const { rawRoll, specialRoll } = view.market
  const raw = rawRow(rawRoll)
  const special = specialRow(specialRoll)
  return (
    <section className={css.board} data-guide="market">
      <h3>{words.title}</h3>
      <p className={css.lead}>{words.lead}</p>
      {rawRoll === 0 ? (
        <p>{words.quiet}</p>
      ) : (
        <ul className={css.rolls}>
          <li>{words.rolled(words.raw, rawRoll, raw.category, raw.demand)}</li>
          <li>{words.rolled(words.special, specialRoll, special.category, special.demand)}</li>
        </ul>
      )}
      <div className={css.scroller} {...REACHABLE}>
        <table className={css.table}>
          <caption className="unseen">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              {markets.map(({ id }) => (
                <th key={id} scope="col">
                  {marketName(id)}
                </th>
              ))}
              <th scope="col">{words.event}</th>
            </tr>
          </thead>
          <tbody>
            {GROUPS.map((group) => {
              const { shape, paint } = groupLook(group)
              const { eventLow, eventHigh } = groupQuote(view, view.market, group)
              return (
                <tr key={group}>
                  <th scope="row">
                    <span className={css.named}>
                      <svg width="18" height="18" viewBox="0 0 32 32" aria-hidden="true">
                        <path d={GROUP_SHAPES[shape]} fill={paint} stroke="var(--auf-ink)" />
                      </svg>
                      {GROUP_NAMES[group]}
                    </span>
                  </th>
                  {markets.map((market) => (
                    <td key={market.id}>
                      <Modifier value={market.modifiers[group]} />
                    </td>
                  ))}
                  <td>{eventText(eventLow, eventHigh)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
})

function eventText(low: number, high: number): string {
  if (low === 0 && high === 0) return ''
  return low === high ? signed(low) : `${signed(low)} … ${signed(high)}`
}
