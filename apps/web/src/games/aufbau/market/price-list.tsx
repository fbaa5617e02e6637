import {
  EVENT,
  type EventGold,
  eventName,
  flatSaleParts,
  indexOf,
  isActive,
  lotOf,
  MATERIAL_NAMES,
  MATERIALS,
  type Market,
  type Material,
  type MaterialId,
  marketName,
  marketsOf,
  number,
  type Player,
  type QuoteParts,
  quoteOf,
  signed,
  type View,
} from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '../../../components/field.tsx'
import { MaterialIcon } from '../art/material-icon.tsx'
import { Act } from '../estate/act.tsx'
import { booksOf, useTable } from '../kit.ts'
import { neededBy } from './needs.ts'
import css from './price-list.module.css'
import { marketWords as words } from './words.ts'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0, role: 'group', 'aria-label': words.goods }

type Shown = keyof typeof words.shows

/** [12.1 item 5] What every material brings and costs, where that is most and least. */
export const PriceList = observer(() => {
  const [shown, setShown] = useState<Shown>('own')
  const books = booksOf(useTable())
  if (books === undefined) return null
  const { view, player } = books
  const needed = neededBy(player)
  const materials = MATERIALS.filter(
    ({ id }) => shown === 'all' || needed.has(id) || (player.stock[indexOf(id)] ?? 0) > 0,
  )
  const owned = materials.filter(({ id }) => (player.stock[indexOf(id)] ?? 0) > 0)
  return (
    <section className={css.list}>
      <h3>{words.goods}</h3>
      <p className={css.lead}>{words.goodsLead}</p>
      <Extras view={view} owned={owned} />
      <ChoiceField<Shown>
        legend={words.show}
        value={shown}
        options={(['own', 'all'] as const).map((value) => ({ value, label: words.shows[value] }))}
        onChange={setShown}
      />
      <div className={css.scroller} {...REACHABLE}>
        <table className={css.table}>
          <caption className="unseen">{words.goods}</caption>
          <thead>
            <tr>
              <th scope="col">{words.material}</th>
              <th scope="col" className={css.figure}>
                {words.stock}
              </th>
              <th scope="col" className={css.figure}>
                {words.sell}
              </th>
              <th scope="col" className={css.figure}>
                {words.buy}
              </th>
              <th scope="col">{words.best}</th>
              <th scope="col">
                <span className="unseen">{words.doSell}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => {
              const { id } = material
              const stock = player.stock[indexOf(id)] ?? 0
              const best = bestMarket(view, player, id)
              const quote = quoteOf(view, best, id)
              const local = quoteOf(view, view.market, id)
              return (
                <tr key={id}>
                  <th scope="row">
                    <span className={css.named}>
                      <MaterialIcon material={id} size={26} />
                      <span>
                        {MATERIAL_NAMES[id]}
                        {needed.has(id) && <small className={css.needed}>{words.needed}</small>}
                      </span>
                    </span>
                  </th>
                  <td className={css.figure}>{number(stock)}</td>
                  <td className={css.figure}>
                    {number(quote.sell)}
                    <Sum base={quote.parts.saleBase} parts={quote.parts} least={0} />
                  </td>
                  <td className={css.figure}>
                    {number(local.buy)}
                    <Sum base={local.parts.purchaseBase} parts={local.parts} least={1} />
                  </td>
                  <td>{marketName(best.id)}</td>
                  <td className={css.acts}>
                    {stock >= lotOf(material) && (
                      <Act
                        type="moneySell"
                        preset={{ market: best.id, items: [{ good: id, count: lotOf(material) }] }}
                        label={words.sellOf(MATERIAL_NAMES[id])}
                      >
                        {words.doSell}
                      </Act>
                    )}
                    <Act
                      type="moneyBuy"
                      preset={{ items: [{ good: id, count: lotOf(material) }] }}
                      label={words.buyOf(MATERIAL_NAMES[id])}
                    >
                      {words.doBuy}
                    </Act>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
})

/** [5.4] What events pay for a whole sale, whatever is sold with it. */
function Extras({ view, owned }: { readonly view: View; readonly owned: readonly Material[] }): ReactNode {
  const flat = flatSaleParts(view, owned)
  const isBoom = isActive(view, EVENT.boom)
  if (flat.length === 0 && !isBoom) return null
  const goodsFor = ({ roll }: EventGold) =>
    owned.filter((each) => flatSaleParts(view, [each]).some((part) => part.roll === roll))
  return (
    <div className={css.extras}>
      <strong>{words.flat}</strong>
      <ul>
        {flat.map((part) => (
          <li key={part.roll}>
            {words.flatOf(
              part.gold,
              eventName(part.roll),
              goodsFor(part)
                .map(({ id }) => MATERIAL_NAMES[id])
                .join(', '),
            )}
          </li>
        ))}
        {isBoom && <li>{words.boom(eventName(EVENT.boom))}</li>}
      </ul>
    </div>
  )
}

interface SumProps {
  readonly base: number
  readonly parts: QuoteParts
  readonly least: number
}

/** How a price comes about, where anything changes it. */
function Sum({ base, parts, least }: SumProps): ReactNode {
  const added = PARTS.filter((part) => parts[part] !== 0)
  if (added.length === 0) return null
  const total = added.reduce((sum, part) => sum + parts[part], base)
  return (
    <small className={css.sum}>
      {[
        number(base),
        ...added.map((part) => `${words.partNames[part]} ${signed(parts[part])}`),
        ...(total < least ? [words.atLeast(least)] : []),
      ].join(', ')}
    </small>
  )
}
const PARTS = ['market', 'events', 'bonus'] as const

/** Where a material brings most; the local market unless one's own is better. */
function bestMarket(view: View, player: Player, id: MaterialId): Market {
  return marketsOf(view, player).reduce((best, market) =>
    quoteOf(view, market, id).sell > quoteOf(view, best, id).sell ? market : best,
  )
}
