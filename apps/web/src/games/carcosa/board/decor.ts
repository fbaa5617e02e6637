import type { RoomId } from '@ludoteca/carcosa'
import type { Engraving } from '../art/drawing.tsx'

/** What hangs on walls, in a square of 40. */
const WALL = {
  portrait: [
    ['sepia', 'M6 0h28v38H6z'],
    ['night', 'M10 4h20v30H10z'],
    ['paper', 'M20 9c4 0 6 3 6 7s-2 7-6 7-6-3-6-7 2-7 6-7z'],
    ['shadow', 'M11 34c0-7 4-10 9-10s9 3 9 10z'],
  ],
  mirror: [
    ['sepia', 'M20 0c10 0 15 9 15 20s-5 20-15 20S5 31 5 20 10 0 20 0z'],
    ['pale', 'M20 4c8 0 11 7 11 16s-3 16-11 16S9 29 9 20 12 4 20 4z'],
    ['none', 'M13 17l9-9M14 25l13-13', 'fine'],
  ],
  clock: [
    ['sepia', 'M14 30h12v10H14z'],
    ['sepia', 'M20 0a17 17 0 110 34 17 17 0 010-34z'],
    ['paper', 'M20 5a12 12 0 110 24 12 12 0 010-24z'],
    ['none', 'M20 17V9M20 17l6 4', 'bold'],
  ],
  antlers: [
    ['sepia', 'M13 20h14v14l-7 6-7-6z'],
    ['none', 'M17 22C6 20 4 10 6 2M8 12L2 8M10 17L9 8M23 22c11-2 13-12 11-20M32 12l6-4M30 17l1-9', 'bold'],
  ],
  // Two suns over a lake, and towers behind it.
  shore: [
    ['sepia', 'M0 4h40v30H0z'],
    ['night', 'M4 8h32v22H4z'],
    ['paper', 'M11 11a3 3 0 110 6 3 3 0 010-6zM18 10a2 2 0 110 4 2 2 0 010-4z', 'fine'],
    ['shadow', 'M20 26V16l3-5 3 5v10zM29 26v-9l2-4 2 4v9z', 'fine'],
    ['none', 'M5 26h30M8 28h10', 'fine'],
  ],
  mask: [
    ['paper', 'M20 2c9 0 13 6 13 15S26 38 20 38 7 26 7 17 11 2 20 2z'],
    ['ink', 'M12 15h6v3h-6zM22 15h6v3h-6z', 'bare'],
    ['none', 'M20 18v6M15 29h10'],
  ],
  sconce: [
    ['sepia', 'M14 22h12v4l-6 10-6-10z'],
    ['paper', 'M17 8h6v14h-6z'],
    ['none', 'M20 8V4', 'bold'],
  ],
  jars: [
    ['sepia', 'M0 28h40v4H0z'],
    ['paper', 'M4 16h9v12H4zM29 18h8v10h-8z'],
    ['shadow', 'M17 10h8v18h-8z'],
    ['none', 'M4 20h9M17 15h8M29 22h8', 'fine'],
  ],
  keys: [
    ['sepia', 'M2 4h36v7H2z'],
    ['none', 'M9 11v7M20 11v11M31 11v6'],
    ['none', 'M9 18a4 4 0 110 8 4 4 0 010-8zM20 22a4 4 0 110 8 4 4 0 010-8zM31 17a4 4 0 110 8 4 4 0 010-8z'],
  ],
} as const satisfies Record<string, Engraving>

/** What stands before walls: 36 wide, its feet at 90. */
const FLOOR = {
  chair: [
    ['sepia', 'M6 44h6v26H6zM6 66h22v6H6z'],
    ['none', 'M8 72v18M26 72v18M8 54h3', 'bold'],
  ],
  lamp: [
    ['sepia', 'M2 68h32v5H2z'],
    ['none', 'M8 73v17M28 73v17M18 56v12', 'bold'],
    ['paper', 'M8 57h20l-4-13H12z'],
  ],
  fern: [
    [
      'shadow',
      'M18 76C8 72 4 62 6 52c8 4 12 12 12 24zM18 76c10-4 14-14 12-24-8 4-12 12-12 24zM18 76c-5-12-4-22 0-32 4 10 5 20 0 32z',
    ],
    ['sepia', 'M8 75h20l-3 15H11z'],
  ],
  stool: [
    ['sepia', 'M4 72h28v5H4z'],
    ['none', 'M9 77L6 90M27 77l3 13M10 84h16', 'bold'],
  ],
  crate: [
    ['sepia', 'M2 64h32v26H2z'],
    ['none', 'M2 73h32M2 82h32M9 64v26M27 64v26'],
  ],
} as const satisfies Record<string, Engraving>

/** What else is in a room, besides the piece that it is known by. */
export const DECOR: Readonly<Record<RoomId, { readonly wall: Engraving; readonly floor: Engraving }>> = {
  F3_R1: { wall: WALL.portrait, floor: FLOOR.lamp },
  F3_R2: { wall: WALL.mirror, floor: FLOOR.chair },
  F3_R3: { wall: WALL.mask, floor: FLOOR.stool },
  F3_R4: { wall: WALL.mirror, floor: FLOOR.fern },
  F2_R1: { wall: WALL.shore, floor: FLOOR.chair },
  F2_R2: { wall: WALL.antlers, floor: FLOOR.chair },
  F2_R3: { wall: WALL.portrait, floor: FLOOR.fern },
  F2_R4: { wall: WALL.clock, floor: FLOOR.stool },
  F1_R1: { wall: WALL.jars, floor: FLOOR.stool },
  F1_R2: { wall: WALL.sconce, floor: FLOOR.lamp },
  F1_R3: { wall: WALL.keys, floor: FLOOR.crate },
  F1_R4: { wall: WALL.sconce, floor: FLOOR.crate },
}
