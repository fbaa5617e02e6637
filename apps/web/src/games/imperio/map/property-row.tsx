import { propertyCard } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { OwnerName } from '../art/owner-name.tsx'
import { PropertyIcon } from '../art/property-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import { InsuranceBadge, Pips } from '../property/marks.tsx'
import { nobodysIn, propertyIn, propertyInWords, rentIn, reserveIn } from '../property/property-words.ts'
import css from './list.module.css'
import { mapWords as words } from './words.ts'

interface PropertyRowProps {
  readonly id: string
  readonly onOpen: () => void
}

/** A property in a list: what it is, whose, and what it pays. */
export const PropertyRow = observer(({ id, onOpen }: PropertyRowProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const { nombre_es, icon, upgradeSlotsMax } = propertyCard(id)
  const property = propertyIn(view, id)
  const owner = property?.owner ?? null
  const reserve = reserveIn(view, id)
  return (
    <li>
      <button
        type="button"
        className={classes(
          css.row,
          owner === null && reserve === undefined && css.far,
          ui.property === id && css.chosen,
        )}
        aria-label={propertyInWords(view, id, match.names, seatOf(match))}
        onClick={onOpen}
      >
        <PropertyIcon type={icon} size={30} />
        <span className={css.what}>
          <b>{nombre_es}</b>
          {owner === null ? <span>{nobodysIn(view, id)}</span> : <OwnerName seat={owner} size={18} />}
        </span>
        {property && <InsuranceBadge level={property.insurance} />}
        <Pips level={property?.upgradeLevel ?? 0} most={upgradeSlotsMax} />
        <span className={css.rent}>{words.rent(rentIn(view, id))}</span>
      </button>
    </li>
  )
})
