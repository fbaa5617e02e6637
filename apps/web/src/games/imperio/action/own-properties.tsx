import { type ActionId, cityOf, type Property, propertyCard, rentOf } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useTable, viewOf } from '../kit.ts'
import { PropertyCard } from '../property/property-card.tsx'
import { SwipeRow } from '../property/swipe-row.tsx'
import css from './action.module.css'
import { because } from './because.ts'
import { ownedBy } from './menu.ts'
import { actionWords } from './words.ts'

interface OwnPropertiesProps {
  readonly seat: Seat
  readonly deed: ActionId
  /** Those the action can be done with. */
  readonly offered: readonly string[]
  readonly chosen: string | undefined
}

/** The own cards, to choose one. A tap on the map does the same. */
export const OwnProperties = observer(({ seat, deed, offered, chosen }: OwnPropertiesProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const mine = ownedBy(view, seat)
  const whyNot = (id: string) =>
    offered.includes(id) ? undefined : because(match, deed === 'INSURE' ? 'INSURANCE_MAX' : 'NO_SLOTS')
  const property = mine.find(({ propertyId }) => propertyId === chosen)
  // Those that can be chosen come first.
  const inOrder = [...mine].sort(
    (a, b) => Number(offered.includes(b.propertyId)) - Number(offered.includes(a.propertyId)),
  )
  return (
    <>
      <SwipeRow label={actionWords.yourProperties}>
        {inOrder.map(({ propertyId: id }) => (
          <li key={id}>
            <PropertyCard id={id} size="small" onChoose={() => ui.choose(id)} disabledBecause={whyNot(id)} />
          </li>
        ))}
      </SwipeRow>
      <p className={css.chosen}>
        {property === undefined ? (
          actionWords.chooseProperty
        ) : (
          <strong>{propertyCard(property.propertyId).nombre_es}</strong>
        )}
        {property && deed === 'DEVELOP' && <span>{actionWords.rentNow(...rents(property))}</span>}
      </p>
    </>
  )

  function rents(of: Readonly<Property>): [number, number] {
    const city = cityOf(view)
    return [rentOf(city, of), rentOf(city, { ...of, upgradeLevel: of.upgradeLevel + 1 })]
  }
})
