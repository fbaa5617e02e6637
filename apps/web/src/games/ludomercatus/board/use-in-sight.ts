import { reaction } from 'mobx'
import { type RefObject, useEffect } from 'react'
import { useRoot } from '../../../stores/root.ts'
import { type LudomercatusParts, viewOf } from '../kit.ts'
import { seenDown } from './camera-on.ts'
import { cellOf, centreOf } from './geometry.ts'

/** How much of the board's height is kept free below the middle of a space, so that its token is whole. */
const ROOM = 0.12

/** Near, on a small screen, the panel below may hide whoever moves: the page then makes way by as much as it takes. */
export function useInSight(
  { match, ui, presentation }: LudomercatusParts,
  board: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const { settings } = useRoot()
  const isThere = match.view !== undefined
  useEffect(() => {
    const below = panel.current
    if (!isThere || below === null) return
    const spaceWatched = () => ui.gaze ?? presentation.spots[viewOf(match).active]?.space ?? 0
    const makeWay = () => {
      // In the end the result is what counts, and it stands above.
      if (match.outcome !== undefined) return
      const frame = board.current?.querySelector('section')?.getBoundingClientRect()
      const { top, left, right } = below.getBoundingClientRect()
      // Whoever has gone on to what stands below the board, or has the panel beside it, is left alone.
      if (!ui.isNear || frame === undefined || frame.top < 0 || left > frame.left || right < frame.right) return
      const down = Math.min(1, seenDown(centreOf(cellOf(spaceWatched()))) + ROOM)
      const hidden = frame.top + down * frame.height - top
      const most = Math.min(hidden, frame.top)
      if (most > 0) window.scrollBy({ top: most, behavior: settings.reducesMotion ? 'instant' : 'smooth' })
    }
    const stop = reaction(() => [ui.isNear, ui.look, spaceWatched()].join(), makeWay)
    const observer = new ResizeObserver(makeWay)
    observer.observe(below)
    return () => {
      stop()
      observer.disconnect()
    }
  }, [isThere, match, ui, presentation, board, panel, settings])
}
