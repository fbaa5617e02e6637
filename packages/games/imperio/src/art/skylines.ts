import type { DistrictName } from '../data/districts.ts'
import type { Drawing } from './drawing.ts'
import type { Paint } from './inks.ts'

/** Where houses stand. */
export const GROUND = 152

/** A house: from where, how wide and high, in which ink, with how many windows in a row. */
export type Block = readonly [x: number, width: number, height: number, paint: Paint, windows?: number]

/** What one sees of a district. */
export interface SkylineArt {
  readonly sky: Paint
  readonly sun: readonly [x: number, y: number, r: number]
  /** What stands far behind. */
  readonly far: string
  readonly blocks: readonly Block[]
  readonly landmark: Drawing
  readonly ground: Paint
}

const HILLS = 'M0 152V108l46-34 40 26 52-44 46 38 40-26 44 34 52-22v72z'
const ROOFS = 'M0 152V96h30V80h26v30h30V64h22v34h34V84h28v28h32V70h24v36h34V88h30v24h30v40z'
const SEA = 'M0 152v-30h320v30z'
const WAVES = 'M6 166h26M52 172h34M110 164h24M160 172h36M222 165h28M274 172h30'

/** [13.7] The 12 backplates. */
export const SKYLINES: Readonly<Record<DistrictName, SkylineArt>> = {
  Miraflores: {
    sky: 'orange',
    sun: [58, 62, 30],
    far: SEA,
    blocks: [
      [196, 30, 92, 'white', 2],
      [226, 34, 66, 'yellow', 2],
      [260, 26, 106, 'cyan', 1],
      [286, 40, 76, 'white', 2],
    ],
    landmark: [
      ['green', 'M110 152c6-22 20-32 44-34h170v-4 38z'],
      ['blue', 'M152 118l4-72h20l4 72z'],
      ['white', 'M154.500 96h23l-1-16h-21zM151 46h30v-6h-30z'],
      ['yellow', 'M157 40V28h18v12z'],
      ['red', 'M154 28l12-12 12 12z'],
      ['magenta', 'M52 44c12-16 36-16 48 0-16-5-32-5-48 0z'],
      ['none', 'M54 44l22 26M98 44L76 70'],
      ['none', WAVES],
    ],
    ground: 'cyan',
  },
  'San Isidro': {
    sky: 'cyan',
    sun: [256, 48, 26],
    far: ROOFS,
    blocks: [
      [20, 34, 74, 'white', 2],
      [58, 38, 122, 'blue', 3],
      [100, 30, 96, 'cyan', 2],
      [186, 30, 112, 'white', 2],
      [220, 42, 88, 'blue', 3],
      [266, 36, 118, 'ink', 2],
    ],
    landmark: [
      ['yellow', 'M134 152V44l24-22 24 22v108z'],
      ['none', 'M158 22v130M134 66h48M134 88h48M134 110h48M134 132h48'],
      [
        'green',
        'M30 152c-22 0-24-26-6-28 2-16 26-16 28 0 18 2 16 28-6 28zM238 152c-20 0-22-22-6-26 4-14 24-14 28 0 16 4 14 26-6 26z',
      ],
    ],
    ground: 'shade',
  },
  Barranco: {
    sky: 'magenta',
    sun: [160, 70, 36],
    far: SEA,
    blocks: [
      [0, 44, 64, 'yellow', 2],
      [44, 36, 82, 'cyan', 2],
      [246, 38, 78, 'orange', 2],
      [284, 40, 60, 'white', 2],
    ],
    landmark: [
      ['green', 'M60 152c0-30 20-40 34-40v40zM260 152c0-30-20-40-34-40v40z'],
      ['red', 'M74 112h172v12H74z'],
      [
        'none',
        'M78 112V96M98 112V96M118 112V96M138 112V96M158 112V96M178 112V96M198 112V96M218 112V96M242 112V96M74 96h172',
      ],
      ['none', 'M94 124l22 28M226 124l-22 28M116 124v28M204 124v28'],
      ['yellow', 'M130 96V74M126 74h8l-2-9h-4zM190 96V74M186 74h8l-2-9h-4z'],
    ],
    ground: 'orange',
  },
  'Jesus Maria/Lince': {
    sky: 'green',
    sun: [272, 50, 26],
    far: ROOFS,
    blocks: [
      [8, 44, 84, 'white', 3],
      [56, 36, 64, 'orange', 2],
      [228, 40, 92, 'yellow', 3],
      [272, 44, 70, 'white', 3],
    ],
    landmark: [
      ['cyan', 'M112 152V70h18V52h12V34h36v18h12v18h18v82z'],
      ['white', 'M132 82h10v14h-10zM155 82h10v14h-10zM178 82h10v14h-10zM132 106h10v14h-10zM178 106h10v14h-10z'],
      ['red', 'M150 152v-34h20v34z'],
      [
        'green',
        'M96 152v-16c-20 4-24-24-8-30 2-18 28-18 30 0 16 6 12 34-8 30v16zM222 152v-16c-20 4-24-24-8-30 2-18 28-18 30 0 16 6 12 34-8 30v16z',
      ],
    ],
    ground: 'green',
  },
  Callao: {
    sky: 'blue',
    sun: [54, 50, 26],
    far: ROOFS,
    blocks: [
      [8, 46, 28, 'orange'],
      [54, 46, 28, 'green'],
      [30, 46, 56, 'red'],
      [262, 50, 34, 'yellow'],
    ],
    landmark: [
      ['orange', 'M150 152V52h10v100zM204 152V52h10v100z'],
      ['orange', 'M96 40h176v12H96z'],
      ['none', 'M182 14L96 40M182 14l90 26M182 14v26M160 152l44-56M204 152l-44-56M118 52v34'],
      ['cyan', 'M102 86h32v18h-32z'],
      ['ink', 'M112 140h190l-22 32H134z'],
      ['white', 'M244 140v-26h36v26z'],
      ['red', 'M134 140v-16h26v16zM160 140v-16h26v16z'],
      ['yellow', 'M186 140v-16h26v16z'],
    ],
    ground: 'blue',
  },
  Surco: {
    sky: 'yellow',
    sun: [250, 54, 30],
    far: HILLS,
    blocks: [
      [118, 34, 84, 'cyan', 2],
      [156, 30, 66, 'white', 2],
    ],
    landmark: [
      ['white', 'M20 152v-46h68v46z'],
      ['red', 'M10 108l44-34 44 34z'],
      ['blue', 'M30 118h16v14H30z'],
      ['orange', 'M58 152v-34h16v34z'],
      ['yellow', 'M206 152v-40h76v40z'],
      ['blue', 'M196 114l48-34 48 34z'],
      ['white', 'M216 122h18v14h-18z'],
      ['red', 'M250 152v-30h16v30z'],
      [
        'green',
        'M104 152v-14c-16 2-18-20-6-24 2-14 22-14 24 0 12 4 10 26-6 24v14zM188 152v-14c-16 2-18-20-6-24 2-14 22-14 24 0 12 4 10 26-6 24v14zM302 152v-14c-16 2-18-20-6-24 2-14 22-14 24 0v38z',
      ],
    ],
    ground: 'green',
  },
  'La Molina': {
    sky: 'yellow',
    sun: [160, 46, 28],
    far: HILLS,
    blocks: [],
    landmark: [
      ['orange', 'M-4 152L60 66l44 50 56-84 60 76 40-40 64 84z'],
      ['none', 'M60 66l12 40M160 32l-16 50 12 30M260 68l-12 38'],
      ['white', 'M40 152v-28h50v28zM200 152v-30h60v30z'],
      ['red', 'M34 126l31-20 31 20zM192 124l38-22 38 22z'],
      ['cyan', 'M52 132h12v10H52zM216 132h14v10h-14z'],
      [
        'green',
        'M112 152v-12c-14 2-16-18-4-22 2-12 18-12 20 0 12 4 10 24-4 22v12zM166 152v-12c-14 2-16-18-4-22 2-12 18-12 20 0 12 4 10 24-4 22v12z',
      ],
    ],
    ground: 'green',
  },
  'Magdalena/San Miguel': {
    sky: 'cyan',
    sun: [70, 58, 28],
    far: 'M0 152v-22h30l26-26 34 14 20 12h210v22z',
    blocks: [
      [176, 32, 98, 'white', 2],
      [210, 36, 76, 'magenta', 2],
      [248, 30, 110, 'yellow', 2],
      [280, 40, 86, 'white', 2],
    ],
    landmark: [
      ['orange', 'M120 180l18-46h190v46z'],
      ['white', 'M132 134v-6h192v6z'],
      [
        'none',
        'M144 134v12M160 134v12M176 134v12M192 134v12M208 134v12M224 134v12M240 134v12M256 134v12M272 134v12M288 134v12M304 134v12',
      ],
      ['green', 'M150 128c-4-26-18-30-26-28 10-10 22-6 26 2 2-12 14-18 24-10-12 0-20 10-20 36z'],
      ['none', 'M6 158h26M40 168h34M84 160h24'],
    ],
    ground: 'cyan',
  },
  Centro: {
    sky: 'red',
    sun: [262, 48, 26],
    far: ROOFS,
    blocks: [
      [8, 68, 74, 'yellow'],
      [248, 66, 74, 'cyan'],
    ],
    landmark: [
      ['white', 'M92 152V62h34v90zM194 152V62h34v90z'],
      ['yellow', 'M126 152V86h68v66z'],
      ['shade', 'M92 62c0-22 34-22 34 0zM194 62c0-22 34-22 34 0zM126 86l34-22 34 22z'],
      ['none', 'M109 46V28M102 34h14M211 46V28M204 34h14M104 78h10v14h-10zM206 78h10v14h-10z'],
      ['red', 'M148 152v-28a12 12 0 0124 0v28z'],
      ['green', 'M20 94h44v26H20zM260 94h44v26h-44z'],
      ['none', 'M31 94v26M42 94v26M53 94v26M20 107h44M271 94v26M282 94v26M293 94v26M260 107h44'],
    ],
    ground: 'shade',
  },
  Chorrillos: {
    sky: 'orange',
    sun: [64, 66, 32],
    far: SEA,
    blocks: [
      [128, 26, 26, 'yellow', 1],
      [156, 30, 36, 'white', 1],
    ],
    landmark: [
      ['rule', 'M150 152c14-44 44-80 86-88 42-6 68 20 92 50v38z'],
      ['none', 'M196 122l20-28M230 108l16-26M276 118l-12-30'],
      ['white', 'M232 62V26h-14V16h14V4h8v12h14v10h-14v36z'],
      ['red', 'M14 152h72l-12 18H26z'],
      ['yellow', 'M48 152v-40l28 34z'],
      ['blue', 'M98 160h52l-8 14h-36z'],
      ['none', 'M124 160v-24M6 176h30M160 172h40M230 166h34M280 174h30'],
    ],
    ground: 'cyan',
  },
  'Independencia/Los Olivos': {
    sky: 'magenta',
    sun: [60, 50, 26],
    far: HILLS,
    blocks: [
      [6, 40, 58, 'orange', 2],
      [48, 34, 82, 'white', 2],
      [248, 34, 70, 'yellow', 2],
      [284, 36, 52, 'cyan', 2],
    ],
    landmark: [
      ['white', 'M88 152V74h154v78z'],
      ['magenta', 'M82 74V52h166v22z'],
      ['yellow', 'M98 84h38v28H98zM146 84h38v28h-38zM194 84h38v28h-38z'],
      ['blue', 'M136 152v-32h58v32z'],
      ['none', 'M165 120v32M100 63h10M122 63h10M144 63h10M166 63h10M188 63h10M210 63h10'],
      ['red', 'M206 52V20h6v32zM200 20h18v-6h-18z'],
    ],
    ground: 'yellow',
  },
  'Ate/SJL': {
    sky: 'yellow',
    sun: [262, 46, 26],
    far: HILLS,
    blocks: [
      [252, 30, 62, 'orange', 1],
      [284, 34, 46, 'cyan', 2],
      [6, 42, 56, 'red', 2],
    ],
    landmark: [
      ['shade', 'M54 152V98l38-26v26l38-26v26l38-26v80z'],
      ['orange', 'M176 152V40h18v112zM204 152V58h18v94z'],
      ['white', 'M176 60h18v12h-18zM204 78h18v12h-18z'],
      ['paper', 'M178 32c-12-14 6-24 14-14 8-14 30-6 22 8 12 2 8 16-4 14-6 6-14 4-16-2-6 4-14 0-16-6z'],
      ['yellow', 'M168 152v-38h70v38z'],
      ['none', 'M182 124h12v12h-12zM208 124h12v12h-12zM66 118h16v12H66zM96 118h16v12H96zM126 118h16v12h-16z'],
    ],
    ground: 'orange',
  },
}

/** The windows of a house, row by row. */
export function windowsOf([x, width, height, , windows = 0]: Block): string {
  const rows = Math.max(0, Math.floor((height - 8) / 14))
  const gap = width / (windows + 1)
  const row = (top: number) =>
    Array.from({ length: windows }, (_, i) => `M${x + gap * (i + 1) - 2.5} ${top}h5v6h-5z`).join('')
  return Array.from({ length: rows }, (_, i) => row(GROUND - height + 8 + i * 14)).join('')
}

/** What shows on the walls of a house. */
export function windowInk([, , , paint]: Block): Paint {
  return paint === 'ink' || paint === 'blue' ? 'yellow' : 'ink'
}
