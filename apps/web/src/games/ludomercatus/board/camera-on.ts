import { BOARD, type Point } from './geometry.ts'

/** How much nearer the near look is. */
const ZOOM = 2.4

/** The transform that brings a point of the board to the middle, without leaving the board. */
export function cameraOn({ x, y }: Point): string {
  return `translate(${shift(x)}%, ${shift(y)}%) scale(${ZOOM})`
}

/** How far down the frame that point is seen then, from 0 at its top to 1 at its bottom. */
export function seenDown({ y }: Point): number {
  return 0.5 + (y / BOARD - 0.5) * ZOOM + shift(y) / 100
}

/** In percent of the frame, for an origin in its middle. */
function shift(at: number): number {
  const wanted = (0.5 - at / BOARD) * ZOOM * 100
  const most = ((ZOOM - 1) / 2) * 100
  return Math.round(Math.max(-most, Math.min(most, wanted)) * 10) / 10
}
