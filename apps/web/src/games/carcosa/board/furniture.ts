import type { RoomId } from '@ludoteca/carcosa'
import type { Engraving } from '../art/drawing.tsx'

/** What stands in each room, drawn for a room on the left: 200 wide, 100 high, its boards at 90. */
export const FURNITURE: Readonly<Record<RoomId, Engraving>> = {
  // A bed with a canopy.
  F3_R1: [
    ['shadow', 'M70 90V30h6v60zM150 90V30h6v60zM66 26h94v8H66z'],
    ['sepia', 'M76 68h74v16H76z'],
    ['none', 'M76 34c10 10 4 20 0 34M150 34c-10 10-4 20 0 34M76 74h74M84 62h20v6H84z'],
  ],
  // A wardrobe that stands ajar.
  F3_R2: [
    ['shadow', 'M84 90V28h56v62z'],
    ['none', 'M84 28l-4-6h64l-4 6M112 28v62M90 36h16v44H90zM118 36h16v44h-16zM108 58v6M116 58v6'],
    ['sepia', 'M112 28l14 4v60l-14-2z'],
  ],
  // A rocking horse and a ball.
  F3_R3: [
    ['sepia', 'M90 66c8-6 26-6 36-2l8-16 8 2-2 10-6 2c0 8-4 12-8 14H98c-6 0-10-4-8-10z'],
    ['none', 'M84 90c14 4 38 4 52-2M98 76l-6 14M124 76l6 13M90 66c-6 2-8 8-6 12'],
    ['shadow', 'M154 80a6 6 0 110 10 6 6 0 010-10z'],
  ],
  // A tub on lion's paws.
  F3_R4: [
    ['sepia', 'M80 62h74c0 14-6 22-16 22H96c-10 0-16-8-16-22z'],
    ['none', 'M76 62h82M96 84l-4 6M138 84l4 6M150 62V44h-8M142 44v4M88 68c2 6 4 10 8 12'],
  ],
  // Shelves of books.
  F2_R1: [
    ['shadow', 'M66 90V22h80v68z'],
    [
      'none',
      'M70 40h72M70 58h72M70 76h72M74 40V28M79 40V26M84 40V30M96 40l6-14M108 40V27M113 40V29M126 40V26M132 40V30M74 58V46M88 58V44M93 58V46M98 58V44M118 58l8-13M134 58V45M76 76V62M81 76V64M104 76V62M109 76V63M114 76V62M136 76V64',
    ],
  ],
  // A fireplace with a clock on it.
  F2_R2: [
    ['shadow', 'M78 90V42h60v48z'],
    ['sepia', 'M72 36h72v7H72z'],
    ['night', 'M90 90V62c0-8 8-12 18-12s18 4 18 12v28z'],
    ['none', 'M100 90c-2-8 4-10 6-18 4 6 10 10 8 18M100 36V20c0-6 16-6 16 0v16zM108 24v4l3 2'],
  ],
  // An upright piano.
  F2_R3: [
    ['shadow', 'M78 90V40h70v50z'],
    ['sepia', 'M74 62h78v6H74z'],
    [
      'none',
      'M82 46h62v12H82zM84 62v5M90 62v5M96 62v5M102 62v5M108 62v5M114 62v5M120 62v5M126 62v5M132 62v5M138 62v5M84 68v22M142 68v22M96 40l4-14h16l4 14M102 32h12',
    ],
  ],
  // A ui with a globe.
  F2_R4: [
    ['shadow', 'M74 64h80v6H74zM78 70h20v20H78zM132 70h16v20h-16z'],
    ['sepia', 'M134 38a13 13 0 110 22 13 13 0 010-22z'],
    ['none', 'M140 36c-10 6-10 20 0 26M84 78h8M136 78h8M88 64V50l10-6M94 42l8 8M108 64h14v-4h-14z'],
  ],
  // A stove with pans over it.
  F1_R1: [
    ['shadow', 'M78 90V56h62v34z'],
    [
      'none',
      'M84 64h22v18H84zM112 64h22v18h-22zM120 56V10M128 56V10M86 56v-6h16v6M70 22h44M76 22v8a5 5 0 0010 0v-8M96 22v12a6 6 0 0012 0V22',
    ],
  ],
  // A long table with empty chairs.
  F1_R2: [
    ['sepia', 'M66 62h90v6H66z'],
    [
      'none',
      'M76 68v22M146 68v22M90 90V46h12v44M90 60h12M122 90V46h12v44M122 60h12M96 62v-6M112 62V50M108 50h8M116 62v-6M110 44v6',
    ],
  ],
  // Barrels.
  F1_R3: [
    ['sepia', 'M74 52h28c4 12 4 26 0 38H74c-4-12-4-26 0-38zM108 60h26c4 10 4 20 0 30h-26c-4-10-4-20 0-30z'],
    [
      'none',
      'M72 62h32M72 80h32M106 68h30M106 82h30M82 52c-2 12-2 26 0 38M94 52c2 12 2 26 0 38M116 60c-2 10-2 20 0 30M128 60c2 10 2 20 0 30',
    ],
  ],
  // Trunks, one on the other.
  F1_R4: [
    ['shadow', 'M74 66h52v24H74z'],
    ['sepia', 'M82 46c0-6 4-8 10-8h24c6 0 10 2 10 8v20H82z'],
    ['none', 'M74 74h52M96 72h8v6h-8zM82 50h44M100 48h8v6h-8zM134 90V58l8-4 8 4v32M134 66h16M134 78h16'],
  ],
}
