import { PLACES, type RoomId, type SpecialId } from '@ludoteca/carcosa'
import { memo, type ReactNode, useId } from 'react'
import { Engraved } from '../art/drawing.tsx'
import { SPECIAL_SCENES } from '../art/specials.ts'
import css from './art.module.css'
import { DECOR } from './decor.ts'
import { FURNITURE } from './furniture.ts'

/** Wallpapers by floor, each in a tile of 16. */
const WALLPAPERS: Readonly<Record<number, string>> = {
  1: 'M0 4h16M0 12h16M4 4v8M12 12v4M12 0v4',
  2: 'M8 2c3 3 3 5 0 8-3-3-3-5 0-8zM8 10v4M5 14h6',
  3: 'M4 0v16M12 0v16M8 6l2 2-2 2-2-2z',
}
/** What runs down the walls, in a tile of 120. */
const DRIPS =
  'M0 0H120V10c-4 6-6 2-8 8s-5 2-7-4-6 0-8 14-6 22-9 8-4-12-8-14-5 12-9 6-3-10-8-10-5 24-9 34-6 2-7-14-4-18-8-18-5 16-9 12-4-10-9-10-4 6-8-2z'

interface RoomArtProps {
  readonly room: RoomId
  /** The special room that has come to light here, as long as it stands. */
  readonly special: SpecialId | null
}

/** A room as it was furnished: wallpaper, a window to the night, what stands there. It fills whatever it is put in. */
export const RoomArt = memo(({ room, special }: RoomArtProps) => {
  const id = useId()
  const { floor, number } = PLACES[room]
  const isRight = number === 2 || number === 3
  return (
    <svg className={css.room} aria-hidden="true">
      <pattern id={`${id}wall`} width="16" height="16" patternUnits="userSpaceOnUse">
        <path d={WALLPAPERS[floor]} className={css.paper} />
      </pattern>
      <pattern
        id={`${id}drips`}
        width="120"
        height="60"
        patternUnits="userSpaceOnUse"
        x={isRight ? floor * 37 : floor * 61}
      >
        <path d={DRIPS} className={css.drip} />
      </pattern>
      <pattern id={`${id}panels`} width="30" height="100" patternUnits="userSpaceOnUse">
        <path d="M0 0V100" className={css.line} />
      </pattern>
      <rect width="100%" height="76%" className={css.wall} />
      <rect width="100%" height="76%" fill={`url(#${id}wall)`} />
      <rect width="100%" height="60" fill={`url(#${id}drips)`} className={css.drips} />
      <rect y="74%" width="100%" height="17%" className={css.wainscot} />
      <rect y="74%" width="100%" height="17%" fill={`url(#${id}panels)`} />
      <rect y="74%" width="100%" height="1.500%" className={css.rail} />
      <rect y="90%" width="100%" height="10%" className={css.boards} />
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio={isRight ? 'xMaxYMid meet' : 'xMinYMid meet'}
      >
        <g {...(isRight && { transform: 'translate(100 0) scale(-1 1)' })}>
          <Window />
          <g transform="translate(86 10)" className={css.decor}>
            <Engraved parts={DECOR[room].wall} line={1.4} />
          </g>
        </g>
      </svg>
      <svg aria-hidden="true" width="100%" height="100%" viewBox="58 0 106 100" preserveAspectRatio="xMidYMax meet">
        <g {...(isRight && { transform: 'translate(222 0) scale(-1 1)' })}>
          <g transform="translate(14 0)" className={css.decor}>
            <Engraved parts={DECOR[room].floor} line={1.6} />
          </g>
          {special === null && (
            <g className={css.furniture}>
              <Engraved parts={FURNITURE[room]} line={1.6} />
            </g>
          )}
        </g>
        {special !== null && (
          <g transform="translate(71 10) scale(1.25)">
            <Engraved parts={SPECIAL_SCENES[special]} line={1.6} />
          </g>
        )}
      </svg>
    </svg>
  )
})

/** The night outside, and what falls in of its light. */
function Window(): ReactNode {
  return (
    <g>
      <path d="M54 62L76 62 150 100 96 100z" className={css.moonlight} />
      <g transform="translate(54 12)">
        <path d="M0 50V11C0 3 6 0 11 0s11 3 11 11v39z" className={css.glass} />
        <path d="M15 8a4 4 0 110 8 4 4 0 010-8z" className={css.moon} />
        <path d="M11 0v50M0 20h22M0 35h22M-3 50h28" className={css.frame} />
      </g>
    </g>
  )
}
