import { PLACES } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CardBack } from '../art/card-back.tsx'
import { CardFace } from '../art/card-face.tsx'
import { useTable } from '../kit.ts'
import css from './turned-card.module.css'

/** How long a turned card lies there, alone and when others wait behind it. */
const SHOWN_MS = 2600
const HURRIED_MS = 1500

/** The card that has just been turned over, at the room where that was. It never stands in the way of a click. */
export const TurnedCard = observer(() => {
  const { presentation } = useTable()
  const [card] = presentation.revealed
  const wait = presentation.revealed.length > 1 ? HURRIED_MS : SHOWN_MS
  const id = card?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => presentation.shown(), wait)
    return () => clearTimeout(timer)
  }, [presentation, id, wait])
  if (card === undefined) return null
  const { floor, number } = PLACES[card.room]
  const left = number === 1 || number === 4 ? 26 : 74
  const row = (3 - floor) * 2 + (number === 1 || number === 2 ? 0 : 1)
  // Not beyond the roof and the cellar.
  const top = Math.min(84, Math.max(16, ((row + 0.5) / 6) * 100))
  return (
    <span key={id} className={css.spot} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
      <span className={css.card}>
        <span className={css.back}>
          <CardBack />
        </span>
        <span className={css.front}>
          <CardFace card={card.card} size="small" />
        </span>
      </span>
    </span>
  )
})
