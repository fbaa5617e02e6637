import type { RoleId } from '@ludoteca/carcosa'
import type { Engraving } from './drawing.tsx'

/** What all portraits begin with: shade behind, shoulders, neck and head. In a square of 64. */
const BACKGROUND: Engraving = [['cross', 'M0 0h64v64H0z', 'bare']]
const head = (d = 'M20 26c0-10 5-15 12-15s12 5 12 15c0 11-5 18-12 18s-12-7-12-18z'): Engraving => [
  ['paper', 'M27 40h10v10H27z'],
  ['paper', d],
]
const shade: Engraving = [['hatch', 'M38 14c4 2 6 6 6 12 0 9-3 15-8 17 3-8 4-20 2-29zM27 44l5 3 5-3v6H27z', 'bare']]
const eyes: Engraving = [
  ['none', 'M24 25c2-2 4-2 6 0M34 25c2-2 4-2 6 0'],
  ['ink', 'M26 27a1 1 0 102 0 1 1 0 10-2 0M36 27a1 1 0 102 0 1 1 0 10-2 0'],
]
const nose: Engraving = [['none', 'M32 27l-1 6 2 1', 'fine']]

/** The six poor souls, as they were engraved before that night; in a square of 64. */
export const PORTRAITS: Readonly<Record<RoleId, Engraving>> = {
  HEALER: [
    ...BACKGROUND,
    ['paper', 'M14 20c2-12 10-17 18-17s16 5 18 17c2 12 4 20 6 26H8c2-6 4-14 6-26z'],
    ['shadow', 'M4 64c1-12 8-16 22-18l6 6 6-6c14 2 21 6 22 18z'],
    ...head('M21 26c0-8 4-12 11-12s11 4 11 12c0 11-5 17-11 17s-11-6-11-17z'),
    ...shade,
    ...eyes,
    ...nose,
    ['none', 'M29 38c2 1 4 1 6 0'],
    ['sepia', 'M18 18c8-6 20-6 28 0l-1 4c-7-5-19-5-26 0z'],
    ['yellow', 'M32 5c2 3 4 5 4 7a4 4 0 01-8 0c0-2 2-4 4-7z'],
    ['none', 'M14 34l-2 10M17 36l-1 10M50 34l2 10M47 36l1 10M20 54v10M44 54v10', 'fine'],
  ],
  TANK: [
    ...BACKGROUND,
    ['shadow', 'M0 64c0-16 8-20 22-22h20c14 2 22 6 22 22z'],
    ['sepia', 'M16 64l2-20 14 6 14-6 2 20z'],
    ...head('M17 24c0-12 6-17 15-17s15 5 15 17c0 13-5 21-15 21S17 37 17 24z'),
    ...shade,
    ...eyes,
    ['none', 'M22 22l8 1M42 22l-8 1', 'bold'],
    ...nose,
    ['ink', 'M18 36c4-3 8-3 14-1 6-2 10-2 14 1-3 5-8 5-14 2-6 3-11 3-14-2z'],
    ['none', 'M32 52v12M21 52h6M37 52h6M6 56l6 8M58 56l-6 8M24 12c4-3 8-3 12-1', 'fine'],
    ['yellow', 'M32 54a3 3 0 110 6 3 3 0 010-6z'],
  ],
  HIGH_ROLLER: [
    ...BACKGROUND,
    ['shadow', 'M4 64c1-14 8-18 22-20l6 8 6-8c14 2 21 6 22 20z'],
    ['paper', 'M26 45l6 7 6-7 3 19H23z'],
    ...head(),
    ...shade,
    ...eyes,
    ...nose,
    ['none', 'M38 26m-5 0a5 5 0 1010 0 5 5 0 10-10 0M43 28c2 6 2 12 0 18'],
    ['ink', 'M25 36c3-2 5-1 7 0 2-1 4-2 7 0-3 1-4 1-7 0-3 1-4 1-7 0z'],
    ['none', 'M29 40c3 2 6 1 8-1'],
    ['shadow', 'M21 2h22l1 15H20zM13 16h38v4H13z'],
    ['yellow', 'M20 12h24v4H20z'],
    ['paper', 'M44 46l12-4 5 14-12 4z'],
    ['ink', 'M52 47l3 4-3 4-3-4z'],
    ['none', 'M30 54l2 2 2-2', 'bold'],
  ],
  SCOUT: [
    ...BACKGROUND,
    ['sepia', 'M4 64c1-14 8-17 22-19l6 6 6-6c14 2 21 5 22 19z'],
    ...head(),
    ...shade,
    ...eyes,
    ...nose,
    ['none', 'M28 38c3 2 6 1 8-1M22 30l3 1M42 30l-3 1'],
    ['paper', 'M16 18C17 7 24 3 32 3s15 4 16 15z'],
    ['sepia', 'M8 20c6-4 42-4 48 0-4 4-8 2-12 1-8-1-16-1-24 0-4 1-8 3-12-1z'],
    ['yellow', 'M17 14c8-3 22-3 30 0v4c-8-2-22-2-30 0z'],
    ['none', 'M32 3v10M24 6l2 8M40 6l-2 8M20 48l12 16M44 48L32 64', 'fine'],
    ['shadow', 'M20 54h9v10h-9zM35 54h9v10h-9zM29 56h6v4h-6z'],
  ],
  BRAWLER: [
    ...BACKGROUND,
    ['paper', 'M2 64c0-14 8-18 20-21h20c12 3 20 7 20 21z'],
    ['shadow', 'M20 64l4-20c5 4 11 4 16 0l4 20z'],
    ...head('M19 26c0-11 5-16 13-16s13 5 13 16c0 12-4 19-13 19s-13-7-13-19z'),
    ...shade,
    ['ink', 'M18 20c0-9 6-13 14-13s14 4 14 13c-3-4-6-5-9-5-6 2-12 1-16 0-1 1-2 3-3 5z'],
    ['none', 'M23 24h7M34 24l7-1', 'bold'],
    ['ink', 'M26 27a1 1 0 102 0 1 1 0 10-2 0M36 27a1 1 0 102 0 1 1 0 10-2 0'],
    ['none', 'M31 26l2 4-3 3h4M28 39h8M39 30l3 5M41 29l-3 6'],
    ['yellow', 'M4 46c5-4 14-3 16 2 2 6-1 12-7 13S2 58 2 54c0-3 0-6 2-8z'],
    ['none', 'M6 50l12-1M5 54l13 1M8 58l9 1M10 46v4M15 46v3', 'fine'],
  ],
  PSYCHIC: [
    ...BACKGROUND,
    ['shadow', 'M6 64c1-14 8-17 20-19l6 4 6-4c12 2 19 5 20 19z'],
    ['ink', 'M16 22c-2 10-2 20 0 28l8-4V22zM48 22c2 10 2 20 0 28l-8-4V22z'],
    ...head(),
    ...shade,
    ['none', 'M23 27c2 2 5 2 7 0M34 27c2 2 5 2 7 0M24 29l-1 2M27 30v2M37 30v2M40 29l1 2'],
    ...nose,
    ['none', 'M29 38c2 2 4 2 6 0'],
    ['sepia', 'M15 20c-3-10 6-17 17-17s20 7 17 17c-8-6-26-6-34 0z'],
    ['none', 'M16 14c10-4 22-4 32 0M20 8c8-2 16-2 24 0M18 19c4-8 10-12 16-16', 'fine'],
    ['yellow', 'M25 14c4-5 10-5 14 0-4 5-10 5-14 0z'],
    ['ink', 'M30 14a2 2 0 104 0 2 2 0 10-4 0'],
    ['none', 'M20 52c8 6 16 6 24 0'],
    ['paper', 'M30 56a2 3 0 104 0 2 3 0 10-4 0', 'fine'],
  ],
}
