import type { Fact } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../../../stores/root.ts'
import { useTable } from '../kit.ts'
import css from './dread.module.css'

/**
 * Light and shade over the house: yellow seeps in with the tension, the dark closes in on a soul that loses its mind,
 * and the light flickers when the King comes. It hides nothing, and nothing can be clicked on it.
 */
export const Dread = observer(() => {
  const { match } = useTable()
  const { settings } = useRoot()
  const [comings, setComings] = useState(0)
  useEffect(() => match.onBegin((facts) => facts.some(isComing) && setComings((count) => count + 1)), [match])
  const flickers = comings > 0 && !settings.reducesMotion
  return (
    <div className={css.dread} aria-hidden="true">
      <div className={css.dark} />
      <div className={css.stain} />
      {flickers && <div key={comings} className={css.flicker} />}
    </div>
  )
})

function isComing({ type }: Fact): boolean {
  return type === 'kingArrived' || type === 'kingCalled' || type === 'kingDoubled'
}
