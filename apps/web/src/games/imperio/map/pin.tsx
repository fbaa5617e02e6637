import { glyphOf, isOnSale, type Property, propertyCard } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Drawn } from '../art/drawing.tsx'
import { ownerColour } from '../art/owner-glyph.tsx'
import { propertyDrawing } from '../art/property-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import { propertyIn } from '../property/property-words.ts'
import css from './pin.module.css'

/** A property on the map: its owner's ring and glyph, what it is, how far it is built, whether it is insured. */
export const Pin = observer(({ id }: { readonly id: string }) => {
  const view = viewOf(useTable().match)
  const property = propertyIn(view, id)
  const owner = property?.owner ?? null
  return (
    <svg className={css.pin} viewBox="0 0 48 48" aria-hidden="true">
      {property && owner !== null ? (
        <Owned seat={owner} property={property} />
      ) : (
        <Lot id={id} isOnSale={isOnSale(view, id)} />
      )}
    </svg>
  )
})

function Owned({ seat, property }: { readonly seat: Seat; readonly property: Readonly<Property> }): ReactNode {
  const { propertyId, upgradeLevel, insurance } = property
  return (
    <>
      <circle cx="24" cy="24" r="23" className={css.rim} />
      <g className={css.near}>
        <circle cx="24" cy="24" r="18.500" className={css.ring} style={{ stroke: ownerColour(seat) }} />
        <TypeIcon id={propertyId} />
        <g transform="translate(-6 25)">
          <circle cx="12" cy="12" r="13" className={css.rim} />
          <circle cx="12" cy="12" r="11.500" fill={ownerColour(seat)} />
          <path d={glyphOf(seat)} className={css.glyph} />
        </g>
      </g>
      <g className={css.far}>
        <circle cx="24" cy="24" r="21.500" fill={ownerColour(seat)} />
        <path d={glyphOf(seat)} className={css.glyph} transform="translate(3.600 3.600) scale(1.700)" />
      </g>
      {insurance !== 'NONE' && (
        <path
          d="M40-3l9 3v8c0 5-4 8-9 10-5-2-9-5-9-10V0z"
          className={insurance === 'FULL' ? css.fullCover : css.basicCover}
        />
      )}
      {upgradeLevel > 0 && <path d="M27 38h10v10H27z" className={css.pip} />}
      {upgradeLevel > 1 && <path d="M38 38h10v10H38z" className={css.pip} />}
    </>
  )
}

/** Nobody's yet: a hollow ring that pulses as long as it can be had. */
function Lot({ id, isOnSale: pulses }: { readonly id: string; readonly isOnSale: boolean }): ReactNode {
  return (
    <g className={pulses ? css.lot : undefined}>
      <circle cx="24" cy="24" r="23" className={css.rim} />
      <circle cx="24" cy="24" r="20" className={css.hollow} />
      <TypeIcon id={id} />
    </g>
  )
}

function TypeIcon({ id }: { readonly id: string }): ReactNode {
  return (
    <g className={css.type} transform="translate(11.500 11.500) scale(0.520)">
      <Drawn parts={propertyDrawing(propertyCard(id).icon)} />
    </g>
  )
}
