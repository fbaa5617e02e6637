import { cityOf, type Property, rentOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useTable, viewOf } from '../kit.ts'
import css from './property-sheet.module.css'
import { rentLinesOf } from './rent-lines.ts'
import { propertyWords as words } from './words.ts'

/** Why a property pays what it pays now, line by line. */
export const RentReceipt = observer(({ property }: { readonly property: Readonly<Property> }) => {
  const view = viewOf(useTable().match)
  return (
    <section className={css.receipt}>
      <h3 className={css.heading}>{words.whyRent}</h3>
      <dl>
        {rentLinesOf(view, property).map(({ part, amount }) => (
          <div key={part}>
            <dt>{words.rentLines[part]}</dt>
            <dd>{part === 'base' ? amount : signed(amount)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{property.owner === null ? words.rentIfYours : words.rentNow}</dt>
          <dd>{rentOf(cityOf(view), property)}</dd>
        </div>
      </dl>
    </section>
  )
})

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
