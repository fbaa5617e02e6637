import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTable, viewOf } from '../kit.ts'
import css from './city-chips.module.css'
import { cityNow } from './city-now.ts'
import { frameWords as words } from './words.ts'

/** Signals, mood, government and works at a glance. Whoever touches one is told what it does. */
export const CityChips = observer(() => {
  const { match } = useTable()
  const notes = cityNow(viewOf(match))
  const [open, setOpen] = useState<string>()
  const shown = notes.find(({ key }) => key === open)
  if (notes.length === 0) return null
  return (
    <section aria-label={words.nowInCity}>
      <ul className={css.chips}>
        {notes.map(({ key, kind, name }) => (
          <li key={key}>
            <button
              type="button"
              className={css.chip}
              aria-expanded={open === key}
              onClick={() => setOpen(open === key ? undefined : key)}
            >
              <span className={css.kind} data-kind={kind}>
                {words.noteKind[kind]}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <p className={css.effect} role="status">
          <strong>{shown.name}.</strong> {shown.effect}
        </p>
      )}
    </section>
  )
})
