import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTable, viewOf } from '../kit.ts'
import css from './board.module.css'
import { cameraOn } from './camera-on.ts'
import { cellOf, centreOf } from './geometry.ts'

/** Near, it brings what is pointed at, or whoever is moving, to the middle. */
export const Camera = observer(({ children }: { readonly children: ReactNode }) => {
  const { match, ui, presentation } = useTable()
  if (!ui.isNear) return <div className={css.camera}>{children}</div>
  const focus = ui.pointed ?? ui.gaze ?? presentation.spots[viewOf(match).active]?.space ?? 0
  return (
    <div className={css.camera} style={{ transform: cameraOn(centreOf(cellOf(focus))) }}>
      {children}
    </div>
  )
})
