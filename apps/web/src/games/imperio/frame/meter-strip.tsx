import { METER_MAX, METERS, type MeterId } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTable, viewOf } from '../kit.ts'
import css from './meter-strip.module.css'
import { frameWords as words } from './words.ts'

/** The six meters of the city. Whoever touches one is told what it does. */
export const MeterStrip = observer(() => {
  const { match } = useTable()
  const { meters, metersBase } = viewOf(match)
  const [open, setOpen] = useState<MeterId>()
  const shown = METERS.find(({ id }) => id === open)
  return (
    <section className={css.strip} aria-label={words.meters}>
      <ul className={css.meters}>
        {METERS.map(({ id, nombre_es }) => (
          <li key={id}>
            <button
              type="button"
              className={css.meter}
              aria-expanded={open === id}
              aria-label={`${nombre_es}: ${words.meterOf(meters[id], METER_MAX)}`}
              onClick={() => setOpen(open === id ? undefined : id)}
            >
              <span className={css.name}>{words.meterShort[id]}</span>
              <Pips value={meters[id]} />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <p className={css.effect} role="status">
          <strong>{shown.nombre_es}</strong> ({words.meterOf(meters[shown.id], METER_MAX)}).{' '}
          {words.meterEffect[shown.id]}
          {metersBase[shown.id] !== meters[shown.id] && ` ${words.meterChanged(metersBase[shown.id])}`}
        </p>
      )}
    </section>
  )
})

function Pips({ value }: { readonly value: number }) {
  return (
    <span className={css.pips} aria-hidden="true">
      <span className={css.value}>{value}</span>
      {Array.from({ length: METER_MAX }, (_, i) => (
        <span key={String(i)} className={i < value ? css.full : css.hollow} />
      ))}
    </span>
  )
}
