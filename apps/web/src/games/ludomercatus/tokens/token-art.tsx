import type { TokenId } from '@ludoteca/ludomercatus'
import type { ReactNode } from 'react'
import css from './tokens.module.css'

interface Drawing {
  /** The outline: what tells tokens apart, also where they are small. */
  readonly shape: string
  /** Lines within, for those who look closely. */
  readonly lines: string
}

/** The eight tokens, in a square of 48. */
const DRAWINGS: Readonly<Record<TokenId, Drawing>> = {
  amphora: {
    shape:
      'M18 3h12v4l-2 2c7-1 11 5 7 12l-2 3c2 7-1 13-6 17v1h4v3H17v-3h4v-1c-5-4-8-10-6-17l-2-3C9 14 13 8 20 9l-2-2zM20 12c-5-1-7 3-5 6 1-1 3-3 5-4zM28 12v2c2 1 4 3 5 4 2-3 0-7-5-6z',
    lines: 'M15 26h18M15 30h18',
  },
  trireme: {
    shape:
      'M3 27h34c3 0 5-4 5-9 4 4 5 10 2 15-2 4-6 6-11 6H15C8 39 4 34 3 27zM22 3h3v21h-3zM27 6c8 1 12 7 12 15H27zM20 7C13 9 9 14 8 21h12z',
    lines: 'M13 32h2M19 32h2M25 32h2M31 32h2M12 40l-3 5M19 40l-2 5M26 40l-1 5M33 40v5',
  },
  scales: {
    shape:
      'M24 2a4 4 0 014 4l14 3v4l-1 1 6 14c0 5-4 8-9 8s-9-3-9-8l6-14-9-2v26h9v5H13v-5h9V12l-9 2 6 14c0 5-4 8-9 8s-9-3-9-8L7 14l-1-1V9l14-3a4 4 0 014-4zM10 17L5 28h10zM38 17l-5 11h10z',
    lines: 'M4 31h12M32 31h12',
  },
  'oil-lamp': {
    shape:
      'M8 20C2 16 4 9 11 10c4 1 5 4 4 7 3-1 6-1 9-1 5 0 9 1 12 4l8-2c3 0 4 3 2 5l-9 8c-1 4-4 6-7 8v4H17v-4c-6-2-11-7-11-13 0-2 1-4 2-6zM9 13c-2 0-2 3 1 5 2-2 2-5-1-5zM42 2c4 5 5 9 3 12-2 2-6 2-7-2-1-4 3-5 4-10z',
    lines: 'M16 24h14M14 28h16',
  },
  laurel: {
    shape:
      'M20 37h8l4 8-5-1-3 3-3-3-5 1zM30.3 39.2Q35.5 45.9 42.2 40.7Q37 34 30.3 39.2zM30.3 39.2Q38.6 37.2 36.6 28.9Q28.3 30.9 30.3 39.2zM37.1 33.2Q45.2 35.9 47.9 27.9Q39.8 25.2 37.1 33.2zM37.1 33.2Q42.9 27 36.6 21.2Q30.9 27.5 37.1 33.2zM39.5 24.5Q47.7 22.2 45.4 14Q37.2 16.3 39.5 24.5zM39.5 24.5Q40.8 16.1 32.4 14.8Q31.1 23.2 39.5 24.5zM36.5 15.9Q42.1 9.4 35.6 3.9Q30.1 10.4 36.5 15.9zM36.5 15.9Q32.9 8.2 25.2 11.9Q28.9 19.5 36.5 15.9zM17.7 39.2Q11 34 5.8 40.7Q12.5 45.9 17.7 39.2zM17.7 39.2Q19.7 30.9 11.4 28.9Q9.4 37.2 17.7 39.2zM10.9 33.2Q8.2 25.2 0.1 27.9Q2.8 35.9 10.9 33.2zM10.9 33.2Q17.1 27.5 11.4 21.2Q5.1 27 10.9 33.2zM8.5 24.5Q10.8 16.3 2.6 14Q0.3 22.2 8.5 24.5zM8.5 24.5Q16.9 23.2 15.6 14.8Q7.2 16.1 8.5 24.5zM11.5 15.9Q17.9 10.4 12.4 3.9Q5.9 9.4 11.5 15.9zM11.5 15.9Q19.1 19.5 22.8 11.9Q15.1 8.2 11.5 15.9z',
    lines: 'M21 40h6',
  },
  column: {
    shape: 'M8 4h32v6l-3 1a4 4 0 01-4 3v20h2v4h4v6H9v-6h4v-4h2V14a4 4 0 01-4-3l-3-1z',
    lines: 'M20 16v17M24 16v17M28 16v17M11 10h26M13 38h22',
  },
  'wheat-sheaf': {
    shape:
      'M24 1c5 5 6 11 4 17 3-6 8-9 14-9 0 8-4 14-11 17-2 1-2 3-2 4v3l8 13H11l8-13v-3c0-1 0-3-2-4C10 23 6 17 6 9c6 0 11 3 14 9-2-6-1-12 4-17z',
    lines: 'M18 30h12M18 33h12M24 8v20M13 15l9 11M35 15l-9 11M24 36v8M21 37l-3 7M27 37l3 7',
  },
  bull: {
    shape:
      'M7 4c-1 7 3 12 9 13 2-2 5-3 8-3s6 1 8 3c6-1 10-6 9-13 6 6 5 16-3 20l5 1c0 4-4 6-7 5l-3 10c-1 4-4 6-9 6s-8-2-9-6l-3-10c-3 1-7-1-7-5l5-1C2 20 1 10 7 4z',
    lines: 'M18 26l3 1M30 26l-3 1M20 39h1M27 39h1M19 34q5 3 10 0',
  },
}

interface TokenShapeProps {
  readonly token: TokenId
}

/** A token as part of a drawing, in a square of 48 and in the colour that its surroundings have. */
export function TokenShape({ token }: TokenShapeProps): ReactNode {
  const { shape, lines } = DRAWINGS[token]
  return (
    <>
      <path className={css.shape} d={shape} />
      <path className={css.lines} d={lines} />
    </>
  )
}
