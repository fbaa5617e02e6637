import type { DistrictName } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import { propertyInWords } from '../property/property-words.ts'
import { districtInWords } from './district-words.ts'
import css from './map.module.css'
import { Pin } from './pin.tsx'
import { pinnedIn, REGIONS, type Region, ringAround, roomOnRing } from './regions.ts'
import { nextStop, type Stop } from './stops.ts'
import { mapWords as words } from './words.ts'

interface SpotsProps {
  readonly onOpen: (district: DistrictName) => void
  /** Told what a pointer or the focus is on: a district or a property. */
  readonly onPoint: (place: string | undefined) => void
}

/** Districts and pins as buttons over the drawing. One stop for the tabulator; arrows walk from one to the next. */
export const Spots = observer(({ onOpen, onPoint }: SpotsProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const ids = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const [last, setLast] = useState<string>()
  const places = REGIONS.map((region) => ({ region, pins: pinnedIn(view, region.name) }))
  const stops: Stop[] = places.flatMap(({ region, pins }) => [
    { key: region.name, isDistrict: true },
    ...pins.map((key) => ({ key, isDistrict: false })),
  ])
  const current = stops.some(({ key }) => key === last) ? last : stops[0]?.key
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextStop(stops, current, event.key)
    if (next === undefined) return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-stop="${next}"]`)?.focus()
  }
  const spot = (key: string) => ({
    'data-stop': key,
    type: 'button' as const,
    tabIndex: key === current ? 0 : -1,
    onKeyDown,
    onFocus: () => {
      setLast(key)
      onPoint(key)
    },
    onBlur: () => onPoint(undefined),
    onPointerEnter: () => onPoint(key),
    onPointerLeave: () => onPoint(undefined),
  })
  const choose = (id: string) => {
    if (ui.property === id) ui.open({ kind: 'property', id })
    else ui.choose(id)
  }
  return (
    <fieldset ref={root} className={css.spots}>
      <legend className="unseen">{words.keys}</legend>
      {places.map(({ region }) => (
        <button
          key={region.id}
          id={`${ids}${region.id}`}
          {...spot(region.name)}
          className={css.district}
          style={shapeOf(region)}
          aria-label={districtInWords(view, region.name)}
          onClick={() => onOpen(region.name)}
        />
      ))}
      {REGIONS.map(({ id, nameAt: { at, anchor, lines } }) => (
        <label key={id} htmlFor={`${ids}${id}`} className={classes(css.name, css[anchor])} style={placeOf(at)}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </label>
      ))}
      {places.flatMap(({ region, pins }) =>
        ringAround(region.label, pins.length).map((at, i) => {
          const id = pins[i] as string
          return (
            <button
              key={id}
              {...spot(id)}
              className={classes(css.pin, ui.property === id && css.chosen)}
              style={{ ...placeOf(at), ['--room' as string]: roomOnRing(pins.length) / 10 }}
              aria-label={propertyInWords(view, id, match.names, seatOf(match))}
              aria-pressed={ui.property === id}
              onClick={() => choose(id)}
            >
              <Pin id={id} />
            </button>
          )
        }),
      )}
    </fieldset>
  )
})

function placeOf([x, y]: readonly [number, number]) {
  return { left: `${x / 10}%`, top: `${y / 10}%` }
}

function shapeOf({ box, clip }: Region) {
  const { x, y, width, height } = box
  return { ...placeOf([x, y]), width: `${width / 10}%`, height: `${height / 10}%`, clipPath: clip }
}
