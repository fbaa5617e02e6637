import type { Ending } from '@ludoteca/carcosa'
import type { Engraving } from '../art/drawing.tsx'

const star = (x: number, y: number) => `M${x} ${y}l3 8 9-1-7 6 4 8-8-4-7 6 1-9-8-4 9-2z` as const
/** Somebody far away, walking. */
const walker = (x: number) => `M${x} 81a2 2 0 110 4 2 2 0 010-4zM${x - 3} 98l2-13h2l2 13z` as const
/** Somebody who stands at a window and looks out. */
const watcher = (x: number, y: number) =>
  `M${x} ${y}a3 3 0 110 6 3 3 0 010-6zM${x - 5} ${y + 13}c0-9 10-9 10 0z` as const

/** How each ending looks from afar, 160 wide and 110 high. */
export const VIGNETTES: Readonly<Record<Ending, Engraving>> = {
  // The door stands open, and outside it is morning.
  WIN: [
    ['shadow', 'M0 0h160v110H0z', 'bare'],
    ['hatch', 'M0 0h160v110H0z', 'bare'],
    ['lantern', 'M52 98L12 110h136l-40-12z', 'bare'],
    ['paper', 'M52 98V40c0-20 12-32 28-32s28 12 28 32v58z'],
    ['lantern', 'M80 40a13 13 0 110 26 13 13 0 010-26z', 'bare'],
    ['none', 'M80 32v-8M60 40l-4-5M100 40l4-5M58 54h-4M102 54h4'],
    ['sepia', 'M52 80c10-9 18-7 28-3s20 1 28-5v26H52z', 'fine'],
    ['paper', 'M76 77L60 98h40L84 77z', 'bare'],
    ['ink', `${walker(69)}${walker(77)}${walker(84)}${walker(92)}`, 'bare'],
    ['sepia', 'M52 98V40c0-15 5-24 12-28L38 4c-8 9-12 22-12 36v68z'],
    ['none', 'M32 42c0-12 3-20 8-26l12 4M34 56h12v30l-12 6z', 'fine'],
    ['ink', 'M45 62a2 2 0 110 4 2 2 0 010-4z', 'bare'],
  ],
  // Every window is lit, and in every window there is somebody.
  LOSE_ALL_MINUS5: [
    ['night', 'M0 0h160v110H0z', 'bare'],
    ['hatch', 'M0 0h160v44H0z', 'bare'],
    ['sepia', 'M30 46L80 8l50 38z'],
    ['shadow', 'M36 110V46h88v64z'],
    ['yellow', 'M46 54h16v18H46zM72 54h16v18H72zM98 54h16v18H98zM46 82h16v18H46zM98 82h16v18H98z'],
    ['yellow', 'M80 22a7 7 0 110 14 7 7 0 010-14z'],
    ['ink', `${watcher(54, 58)}${watcher(80, 58)}${watcher(106, 58)}${watcher(54, 86)}${watcher(106, 86)}`, 'bare'],
    ['ink', 'M71 110V90c0-11 18-11 18 0v20z'],
    ['none', 'M36 76h88M0 109h160'],
  ],
  // Somebody looks through the keyhole, from the other side.
  LOSE_KEYS_DESTROYED: [
    ['shadow', 'M0 0h160v110H0z', 'bare'],
    ['hatch', 'M0 0h160v110H0z', 'bare'],
    ['sepia', 'M36 110V30C36 10 58 2 80 2s44 8 44 28v80z'],
    ['none', 'M54 8v102M80 2v38M80 92v18M106 8v102M36 30h88'],
    ['paper', 'M62 38h36v54H62z'],
    ['ink', 'M80 46a11 11 0 016 20l6 20H68l6-20a11 11 0 016-20z'],
    ['yellow', 'M72 57c4-6 12-6 16 0-4 6-12 6-16 0z', 'fine'],
    ['ink', 'M80 54a3 3 0 110 6 3 3 0 010-6z', 'bare'],
    ['paper', 'M12 98a5 5 0 110 8 5 5 0 010-8zM20 101h10v3H20zM134 102h12v3h-3v4h-4v-4h-5z', 'fine'],
  ],
  // All drawers are open, and nothing is in them.
  LOSE_DECK: [
    ['shadow', 'M0 0h160v110H0z', 'bare'],
    ['hatch', 'M0 0h160v110H0z', 'bare'],
    ['sepia', 'M44 14h72v92H44z'],
    ['ink', 'M50 20h60v20H50zM50 48h60v20H50zM50 76h60v20H50z'],
    ['paper', 'M42 36h76v10H42zM38 64h84v10H38zM46 92h68v10H46z'],
    ['yellow', 'M78 39h4v4h-4zM78 67h4v4h-4zM78 95h4v4h-4z', 'fine'],
    ['none', 'M0 106h160'],
  ],
  // Black stars over the towers behind the lake.
  TIMEOUT: [
    ['yellow-dim', 'M0 0h160v110H0z', 'bare'],
    ['hatch', 'M0 0h160v40H0z', 'bare'],
    ['ink', `${star(28, 10)}${star(74, 20)}${star(122, 8)}${star(146, 36)}${star(48, 40)}`, 'bare'],
    [
      'shadow',
      'M18 84V52l6-14 6 14v32zM40 84V60l8-18 8 18v24zM66 84V44l7-18 7 18v40zM92 84V58l6-12 6 12v26zM116 84V50l8-20 8 20v34z',
    ],
    ['night', 'M0 84h160v26H0z', 'bare'],
    ['none', 'M10 90h40M64 94h50M24 100h30M100 88h46M80 104h60', 'fine'],
  ],
}
