import type { Drawing } from './drawing.ts'

/** The motifs of badges, each in a square of 32. */
export const MOTIFS = {
  hammer: [
    ['white', 'M5 12L14 3l4 4-9 9z'],
    ['white', 'M15 11l3-3 11 11-3 3z'],
    ['white', 'M4 26h14v4H4z'],
  ],
  key: [
    ['white', 'M10 4a7 7 0 016.600 9.400L28 25v4h-5v-3h-3v-3h-3l-4-4A7 7 0 1110 4z'],
    ['none', 'M9 10h.1'],
  ],
  tag: [
    ['white', 'M4 4h12l12 12-12 12L4 16z'],
    ['none', 'M10 10h.1M14 20l6-6'],
  ],
  flame: [
    ['white', 'M16 2c2 7 9 9 9 17a9 9 0 01-18 0c0-4 3-6 4-10 3 1 4-2 5-7zM16 17c3 3 4 4 4 7a4 4 0 01-8 0c0-3 3-4 4-7z'],
  ],
  coin: [
    ['white', 'M16 3a13 13 0 110 26 13 13 0 010-26z'],
    ['none', 'M16 3v26M8 12h4M8 20h4'],
  ],
  star: [['white', 'M16 2l4 9 10 1-7.500 6.500L25 29l-9-5.500L7 29l2.500-10.500L2 12l10-1z']],
  crown: [
    ['white', 'M4 25L3 9l7 6 6-10 6 10 7-6-1 16z'],
    ['none', 'M4 25h24M5 29h22'],
  ],
  carpet: [
    ['white', 'M12 4h8l8 25H4z'],
    ['none', 'M6 6v12M26 6v12M6 9c4 4 16 4 20 0'],
  ],
  district: [
    ['white', 'M4 8l9-4 8 4 8-4v20l-8 4-8-4-9 4z'],
    ['none', 'M13 4v20M21 8v20'],
  ],
  flag: [
    ['white', 'M8 4h19l-5 7 5 7H8z'],
    ['none', 'M7 3v27'],
  ],
  wave: [
    ['white', 'M2 22c5-14 15-17 22-8-6-2-8 2-6 6 3 4 8 3 12 1v8H2z'],
    ['none', 'M24 4v4M28 6l-2 3M20 6l2 3'],
  ],
  brick: [['white', 'M3 21h12v8H3zM17 21h12v8H17zM10 12h12v8H10zM10 3h12v8H10z']],
  coins: [
    ['white', 'M4 21h12v8H4zM4 13h12v8H4zM17 21h12v8H17z'],
    ['white', 'M22 3a6 6 0 110 12 6 6 0 010-12z'],
  ],
  bag: [
    ['white', 'M12 10h8c6 5 9 10 9 14 0 4-5 5-13 5S3 28 3 24c0-4 3-9 9-14z'],
    ['white', 'M11 3h10l-2 7h-6z'],
  ],
  paper: [
    ['white', 'M6 3h14l6 6v20H6z'],
    ['none', 'M20 3v6h6M10 14h12M10 19h12M10 24h7'],
  ],
  bank: [
    ['white', 'M3 12L16 3l13 9z'],
    ['white', 'M3 25h26v4H3z'],
    ['none', 'M7 13v11M13 13v11M19 13v11M25 13v11'],
  ],
  lightning: [['white', 'M19 2L6 18h8l-3 12 15-17h-9z']],
  shield: [['white', 'M16 2l12 4v9c0 7-5 12-12 15C9 27 4 22 4 15V6z']],
  whistle: [
    ['white', 'M4 10h24v6h-6a8 8 0 11-15-1L4 14z'],
    ['none', 'M14 19h.1M17 3v3M23 4l-2 3'],
  ],
  ballot: [
    ['white', 'M4 14h24v15H4z'],
    ['white', 'M10 3h12v14H10z'],
    ['none', 'M13 9l2.500 3L19 7M8 14h16'],
  ],
  road: [
    ['white', 'M12 3h8l9 26H3z'],
    ['none', 'M16 5v4M16 13v5M16 22v6'],
  ],
  quake: [['white', 'M3 29V15L16 4l13 11v14H18l3-6-6-4 3-5-5 4 5 5-5 6z']],
  camera: [
    ['white', 'M3 10h6l3-4h8l3 4h6v17H3z'],
    ['none', 'M16 12.500a5.500 5.500 0 110 11 5.500 5.500 0 010-11z'],
  ],
  phone: [
    ['white', 'M9 2h14v28H9z'],
    ['none', 'M9 7h14M9 24h14M13 15l3-3 3 3M16 12v8'],
  ],
  cloud: [['white', 'M8 26c-7 0-7-10 0-10 0-9 13-10 15-2 8-1 8 12 0 12z']],
  handshake: [
    ['white', 'M2 10l7-3 7 3 7-3 7 3v11l-6 1-8 7-8-7-6-1z'],
    ['none', 'M16 10l-5 5c2 3 5 2 6-1l8 8M12 21l3 3M8 7v14M24 7v14'],
  ],
  heart: [['white', 'M16 29C5 21 2 16 2 11a7 7 0 0114-2 7 7 0 0114 2c0 5-3 10-14 18z']],
  mouth: [
    ['white', 'M3 13c5-7 9-6 13-3 4-3 8-4 13 3-4 10-9 13-13 13S7 23 3 13z'],
    ['none', 'M3 13c9 3 17 3 26 0M12 17h8'],
  ],
  arrow: [['white', 'M3 25l9-10 5 5 7-9-4-3 10-4-1 11-3-2-9 12-5-5-6 8z']],
} satisfies Readonly<Record<string, Drawing>>

/** What a badge may show. */
export type Motif = keyof typeof MOTIFS
