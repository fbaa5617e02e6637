import {
  eventName,
  GROUP_NAMES,
  MATERIAL_NAMES,
  marketName,
  marketsOf,
  rawRow,
  signed,
  specialRow,
} from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { GROUP_SHAPES, groupLook } from '../art/material-look.ts'
import { booksOf, useTable, viewOf } from '../kit.ts'
import { groupRows, rowSum } from './group-rows.ts'
import css from './market-board.module.css'
import { Modifier } from './modifier.tsx'
import { marketWords as words } from './words.ts'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0, role: 'group', 'aria-label': words.title }

/** [12.1 item 5] Groups by markets: what was rolled, what events add, and what both come to. */
export const MarketBoard = observer(() => {
  const estate = useTable()
  const view = viewOf(estate.match)
  const books = booksOf(estate)
  const markets = marketsOf(view, books?.player ?? { markets: [] })
  const { rawRoll, specialRoll } = view.market
  const rows = groupRows(view)
  const hasEvents = rows.some(({ events }) => events.length > 0)
  const raw = rawRow(rawRoll)
  const special = specialRow(specialRoll)
  return (
    <section className={css.board} data-coach="market">
      <h3>{words.title}</h3>
      <p className={css.lead}>
        {words.lead} {hasEvents && words.leadEvents}
      </p>
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
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { group, goods, isWhole, events } = row
              const { shape, paint } = groupLook(group)
              return (
                <tr key={`${group} ${goods[0]?.id}`}>
                  <th scope="row">
                    <span className={css.named}>
                      <svg width="18" height="18" viewBox="0 0 32 32" aria-hidden="true">
                        <path d={GROUP_SHAPES[shape]} fill={paint} stroke="var(--auf-ink)" />
                      </svg>
                      <span>
                        {GROUP_NAMES[group]}
                        {!isWhole && (
                          <small className={css.goods}>{goods.map(({ id }) => MATERIAL_NAMES[id]).join(', ')}</small>
                        )}
                        {events.map(({ roll, gold }) => (
                          <small key={roll} className={css.event}>
                            {words.eventAdds(eventName(roll), signed(gold))}
                          </small>
                        ))}
                      </span>
                    </span>
                  </th>
                  {markets.map((market) => {
                    const { rolled, events: added, sum } = rowSum(market, row)
                    return (
                      <td key={market.id} className={css.sum}>
                        {added !== 0 && <small>{words.sum(signed(rolled), signed(added))}</small>}
                        <Modifier value={sum} />
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
})
