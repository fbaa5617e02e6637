import { lookUp, type Seat } from '@ludoteca/kernel'
import { line, type Place, tag } from '@ludoteca/kernel/pictures'
import { drawnPortrait } from '@ludoteca/kernel/portraits'
import { MOTIFS } from '../art/badge-motifs.ts'
import { BADGE_FRAMES, BADGES, type BadgeArt } from '../art/badges.ts'
import { BURSTS } from '../art/bursts.ts'
import { CRESTS, type CrestArt, OUTLINES } from '../art/crests.ts'
import type { Drawing } from '../art/drawing.ts'
import { glyphOf } from '../art/glyphs.ts'
import { INKS, lettersOn, OWNER_INKS, type Paint } from '../art/inks.ts'
import { type Block, GROUND, SKYLINES, windowInk, windowsOf } from '../art/skylines.ts'
import { letterSize, stickerLook, stickerSetting } from '../art/stickers.ts'
import type { Achievement } from '../data/achievements.ts'
import type { DistrictName } from '../data/districts.ts'
import { HEADLINE } from './faces.ts'

const OUTLINED = { stroke: INKS.ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }

/** The colour of a seat. */
export function ownerInk(seat: Seat): string {
  return OWNER_INKS[seat % OWNER_INKS.length] as string
}

/** Paper with the dots of a cheap press. */
export function paper(width: number, height: number): string {
  const dot = tag('circle', { cx: 3, cy: 3, r: 0.8, fill: INKS.ink, opacity: 0.09 })
  const size = { width, height }
  return (
    tag('defs', {}, tag('pattern', { id: 'dots', width: 6, height: 6, patternUnits: 'userSpaceOnUse' }, dot)) +
    tag('rect', { ...size, fill: INKS.paper }) +
    tag('rect', { ...size, fill: 'url(#dots)' })
  )
}

/** A part of a picture that was drawn in a field of its own, put in its place and cut off around it. */
function placed(x: number, y: number, width: number, height: number, field: string, ...parts: readonly string[]) {
  return tag(
    'svg',
    { x, y, width, height, viewBox: field, preserveAspectRatio: 'xMidYMax slice', overflow: 'hidden' },
    ...parts,
  )
}

/** What one sees of a district, as a backdrop. */
export function skyline(district: DistrictName, x: number, y: number, width: number, height: number): string {
  const { sky, sun, far, blocks, landmark, ground } = SKYLINES[district]
  return placed(
    x,
    y,
    width,
    height,
    '0 0 320 180',
    tag('rect', { x: -400, y: -400, width: 1200, height: 800, fill: inkOf(sky), opacity: 0.28 }),
    tag('circle', { cx: sun[0], cy: sun[1], r: sun[2], fill: inkOf(sky) }),
    tag('path', { d: far, fill: INKS.ink, opacity: 0.16 }),
    tag(
      'g',
      { ...OUTLINED, 'stroke-width': 3 },
      tag('path', { d: `M-400 ${GROUND}h1120v40H-400z`, fill: inkOf(ground) }),
      ...blocks.map(house),
      drawn(landmark),
    ),
  )
}

function house(block: Block): string {
  const [x, width, height, paint] = block
  return (
    tag('rect', { x, y: GROUND - height, width, height, fill: inkOf(paint) }) +
    tag('path', { d: windowsOf(block), fill: inkOf(windowInk(block)), stroke: 'none' })
  )
}

/** Whose face it is. */
interface Face {
  readonly name: string
  readonly portrait: string | undefined
  readonly isBarred: boolean
}

/**
 * [13.9] The bust that somebody chose, or that their name always has. [V1] Whoever was caught has a bar over the eyes, as
 * tabloids print it.
 */
export function portrait({ name, portrait: code, isBarred }: Face, { x, y, width: size }: Place): string {
  return placed(
    x,
    y,
    size,
    size,
    '0 0 64 64',
    drawnPortrait(code, name).bust,
    isBarred ? tag('path', { d: 'M16.500 24.500l31-1.500.5 7.500-31 1.500z', fill: INKS.ink }) : '',
  )
}

/** The crest of a dynasty. */
export function crest(team: string, x: number, y: number, size: number): string {
  const { outline, field, second, division, charge, metal } = lookUp(CRESTS, team) ?? (CRESTS['T-01'] as CrestArt)
  const d = OUTLINES[outline]
  const id = `crest-${x}-${y}`
  return placed(
    x,
    y,
    size,
    size,
    '0 0 48 48',
    tag('clipPath', { id }, tag('path', { d })),
    tag('path', { d, fill: inkOf(field) }),
    tag('path', { d: division, fill: inkOf(second), 'clip-path': `url(#${id})` }),
    tag('path', { d: charge, fill: inkOf(metal), 'fill-rule': 'evenodd', ...OUTLINED, 'stroke-width': 2 }),
    tag('path', { d, fill: 'none', ...OUTLINED, 'stroke-width': 3 }),
  )
}

/** The mark of a seat: its colour and its glyph. */
export function glyph(seat: Seat, x: number, y: number, size: number): string {
  return placed(
    x,
    y,
    size,
    size,
    '0 0 24 24',
    tag('circle', { cx: 12, cy: 12, r: 11.5, fill: ownerInk(seat) }),
    tag('path', { d: glyphOf(seat), fill: INKS.white, 'fill-rule': 'evenodd' }),
  )
}

/** A word on a burst, as posters of chicha have them, around that middle. */
export function sticker(text: string, cx: number, cy: number, width: number, degrees: number): string {
  const { shape, tone } = stickerLook(text)
  const d = BURSTS[shape]
  const size = letterSize(text)
  const turn = shape === 'slab' ? 'rotate(-5 100 60)' : undefined
  const { motif, x, y, side, baseline } = stickerSetting(text)
  const letters = (ink: string, by: number) =>
    line(text, 100 + by, baseline + by, 200, { face: HEADLINE, size, ink, anchor: 'middle' })
  // Cut out of paper, so that it is seen on whatever the sticker is printed in.
  const cut = (stroke: string, width: number) =>
    motif === undefined ? '' : tag('g', { ...OUTLINED, stroke, 'stroke-width': width }, drawn(motif))
  const isLight = lettersOn(tone) === 'white'
  return tag(
    'g',
    { transform: `translate(${cx} ${cy}) rotate(${degrees}) scale(${width / 200}) translate(-100 -60)` },
    tag('path', { d, transform: 'translate(4 5)', fill: INKS.ink, opacity: 0.35 }),
    tag('path', { d, fill: INKS[tone], ...OUTLINED, 'stroke-width': 4 }),
    tag('path', {
      d,
      transform: 'translate(100 60) scale(0.9) translate(-100 -60)',
      fill: 'none',
      stroke: tone === 'yellow' ? INKS.red : INKS.yellow,
      'stroke-width': 2,
    }),
    tag(
      'g',
      { transform: turn },
      tag('g', { transform: `translate(${x} ${y}) scale(${side / 32})` }, cut(INKS.white, 6), cut(INKS.ink, 2)),
      letters(isLight ? INKS.ink : INKS.white, 2),
      letters(INKS[lettersOn(tone)], 0),
    ),
  )
}

const PLAIN: BadgeArt = ['star', 'blue']

/** The badge of an achievement on the frame of its rarity. */
export function badge({ id, rarity }: Achievement, x: number, y: number, size: number): string {
  const [motif, tone, mark] = lookUp(BADGES, id) ?? PLAIN
  const d = BADGE_FRAMES[rarity]
  return placed(
    x,
    y,
    size,
    size,
    '-2 -2 70 70',
    tag('path', { d, transform: 'translate(2 3)', fill: INKS.ink }),
    tag('path', { d, fill: INKS[tone], ...OUTLINED, 'stroke-width': 2.5 }),
    rarity === 'COMMON' ? '' : ring(22.5, 'yellow', 1.8),
    tag(
      'g',
      { transform: 'translate(16.500 16.500) scale(0.970)', ...OUTLINED, 'stroke-width': 2.2 },
      drawn(MOTIFS[motif]),
    ),
    mark === undefined ? '' : plate(mark),
  )
}

function ring(r: number, paint: 'yellow' | 'white', width: number): string {
  return tag('circle', { cx: 32, cy: 32, r, fill: 'none', stroke: INKS[paint], 'stroke-width': width })
}

function plate(text: string): string {
  const width = 13 + text.length * 6
  const box = { x: 50 - width / 2, y: 42, width, height: 20, rx: 10 }
  return (
    tag('rect', { ...box, fill: INKS.yellow, stroke: INKS.ink, 'stroke-width': 2 }) +
    line(text, 50, 57, width, { face: HEADLINE, size: 14, anchor: 'middle' })
  )
}

function drawn(parts: Drawing): string {
  return parts
    .map(([fill, d, edge]) => tag('path', { d, fill: inkOf(fill), stroke: edge === 'bare' ? 'none' : undefined }))
    .join('')
}

function inkOf(paint: Paint): string {
  return paint === 'none' ? 'none' : INKS[paint]
}
