import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useMarket, viewOf } from '../market.ts'
import css from './board.module.css'
import { cameraOn } from './camera-on.ts'
import { cellOf, centreOf } from './geometry.ts'

/** Near, it brings what is pointed at, or whoever is moving, to the middle. */
export const Camera = observer(({ children }: { readonly children: ReactNode }) => {
  const { match, desk, stage } = useMarket()
  if (!desk.isNear) return <div className={css.camera}>{children}</div>
  const focus = desk.pointed ?? desk.gaze ?? stage.spots[viewOf(match).active]?.space ?? 0
  return (
    <div className={css.camera} style={{ transform: cameraOn(centreOf(cellOf(focus))) }}>
      {children}
    </div>
  )
})
