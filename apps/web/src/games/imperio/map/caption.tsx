import { DISTRICT_NAMES, type DistrictName, districtName, propertyCard } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { OwnerName } from '../art/owner-name.tsx'
import { useTable, viewOf } from '../kit.ts'
import { nobodysIn, propertyIn, rentIn } from '../property/property-words.ts'
import { districtNews } from './district-words.ts'
import css from './map.module.css'
import { mapWords as words } from './words.ts'

/** In the sea: what is being pointed at, or else what is chosen. On phones there is no room, and nothing to point with. */
export const Caption = observer(({ pointed }: { readonly pointed: string | undefined }) => {
  const { ui } = useTable()
  const place = pointed ?? ui.property
  if (place === undefined) return <p className={css.sea}>{words.ocean}</p>
  const district = DISTRICT_NAMES.find((name) => name === place)
  if (district) return <OfDistrict district={district} />
  if (ui.property !== place) {
    return (
      <div className={css.caption}>
        <OfProperty id={place} />
      </div>
    )
  }
  return (
    <button type="button" className={css.caption} onClick={() => ui.open({ kind: 'property', id: place })}>
      <OfProperty id={place} />
      <span className={css.more}>{words.sheet}</span>
    </button>
  )
})

const OfDistrict = observer(({ district }: { readonly district: DistrictName }) => (
  <div className={css.caption}>
    <b>{districtName(district)}</b>
    {districtNews(viewOf(useTable().match), district).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </div>
))

const OfProperty = observer(({ id }: { readonly id: string }) => {
  const view = viewOf(useTable().match)
  const owner = propertyIn(view, id)?.owner ?? null
  return (
    <>
      <b>{propertyCard(id).nombre_es}</b>
      {owner === null ? <span>{nobodysIn(view, id)}</span> : <OwnerName seat={owner} size={16} />}
      <span>{words.rent(rentIn(view, id))}</span>
    </>
  )
})
