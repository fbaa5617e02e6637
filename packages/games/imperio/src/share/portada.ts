import type { ShareLink } from '@ludoteca/kernel'
import { INKS } from '../art/inks.ts'
import { COVER } from '../text/cover.ts'
import { type Cover, type Standing, topOf } from './cover.ts'
import { bands, footer, headlineList, LANDSCAPE, linkCode, masthead, ribbon, rule, STORY, squeezed } from './frame.ts'
import { fitted } from './letters.ts'
import { crest, glyph, ownerInk, paper, portrait, skyline, sticker } from './pieces.ts'
import { line, paragraph } from './setting.ts'
import { picture, tag } from './svg.ts'

const MUTED = { face: 'body', size: 20, ink: INKS.muted } as const
/** The address in letters, for those who have no camera at hand. */
const WIDE_LINK = { x: 40, y: 620, width: 800 }
const LINK = { face: 'body', size: 18 } as const
const TALL_LINK = { x: 540, y: 1776, width: 960 }
const TALL = { face: 'body', size: 28, anchor: 'middle' } as const
/** Turns of stickers, as if by hand. */
const TURNS = [-9, 7, -5]

/** [12.2.1] The front page as wide screens and link previews show it: 1200 by 630. */
export function landscape(cover: Cover, link?: ShareLink): string {
  const [main = '', ...others] = cover.headlines
  const top = fitted(main, 'headline', [56, 52, 48, 44, 40, 36], 472, 3)
  const leading = Math.round(top.size * 1.14)
  const below = 150 + top.lines.length * leading + 22
  return picture(
    LANDSCAPE.width,
    LANDSCAPE.height,
    titleOf(cover),
    paper(LANDSCAPE.width, LANDSCAPE.height),
    masthead({ x: 40, y: 100, width: 890 }),
    rule({ x: 40, y: 114, width: 1120 }),
    squeezed(cover.edition, { x: 40, y: 143, width: 420 }, MUTED),
    line(cover.writer, 600, 143, 330, { ...MUTED, anchor: 'middle' }),
    line(COVER.price, 1160, 143, 240, { ...MUTED, anchor: 'end' }),
    hero(cover, { x: 40, y: 160, width: 340, height: 376 }, 40),
    paragraph(top.lines, 404, 150 + leading, 472, leading, { face: 'headline', size: top.size }),
    headlineList(others.slice(0, below > 320 ? 2 : 3), { x: 404, y: below, width: 472 }, 19).svg,
    squeezed(
      `${cover.hero.name} · ${cover.hero.dynasty}`,
      { x: 404, y: 504, width: 472 },
      { face: 'body', size: 26, weight: 700 },
    ),
    squeezed(cover.figures, { x: 404, y: 534, width: 472 }, { face: 'body', size: 20 }),
    tag('rect', { x: 892, y: 164, width: 2, height: 372, fill: INKS.ink }),
    table(topOf(cover, link ? 4 : 6), { x: 908, y: 164, width: 252 }),
    ...(link ? [linkCode(link, { x: 1032, y: 424, width: 128 }), squeezed(link.text, WIDE_LINK, LINK)] : []),
    stickers(cover.stickers.slice(0, 1), 1050, 66, 180),
    footer({ x: 40, y: link ? 546 : 552, width: 800 }, 18),
    line(COVER.challenge, 1160, 602, 240, { face: 'headline', size: 44, ink: INKS.red, anchor: 'end' }),
  )
}

/** [12.2.2] The front page for stories: 1080 by 1920. All but the foot lies where no app covers it. */
export function story(cover: Cover, link?: ShareLink): string {
  const [main = '', ...others] = cover.headlines
  const top = fitted(main, 'headline', [76, 70, 64, 58, 52], 960, 2)
  const leading = Math.round(top.size * 1.12)
  const below = 1024 + top.lines.length * leading + 26
  return picture(
    STORY.width,
    STORY.height,
    titleOf(cover),
    paper(STORY.width, STORY.height),
    bands(STORY.width, 0, 48),
    bands(STORY.width, 1892, 7),
    masthead({ x: 60, y: 318, width: 960 }),
    rule({ x: 60, y: 334, width: 960 }),
    squeezed(cover.edition, { x: 60, y: 374, width: 480 }, { ...MUTED, size: 28 }),
    line(cover.writer, 1020, 374, 460, { ...MUTED, size: 28, anchor: 'end' }),
    hero(cover, { x: 60, y: 396, width: 960, height: 540 }, 64),
    squeezed(
      `${cover.hero.name} · ${cover.hero.dynasty}`,
      { x: 60, y: 984, width: 540 },
      { face: 'body', size: 38, weight: 700 },
    ),
    squeezed(cover.figures, { x: 1020, y: 984, width: 390 }, { face: 'body', size: 28, anchor: 'end' }),
    paragraph(top.lines, 60, 1010 + leading, 960, leading, { face: 'headline', size: top.size }),
    headlineList(others.slice(0, 2), { x: 60, y: below, width: 960 }, 30).svg,
    ...(link ? [linkCode(link, { x: 60, y: 1448, width: 190 }), squeezed(link.text, TALL_LINK, TALL)] : []),
    wideTable(topOf(cover, 4), link ? { x: 280, y: 1440, width: 740 } : { x: 60, y: 1440, width: 960 }),
    stickers(cover.stickers, 880, 500, 230),
    line(COVER.challenge, 540, 1850, 960, { face: 'headline', size: 64, anchor: 'middle', ink: INKS.red }),
    footer({ x: 60, y: 1664, width: 960 }, 26),
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Who it is about, in front of the district that is theirs. */
function hero({ hero: { seat, name }, team, district, ribbon: text }: Cover, box: Box, plate: number): string {
  const { x, y, width, height } = box
  const bust = Math.min(width, height - plate) - 12
  const mark = Math.round(bust * 0.3)
  const foot = y + height - plate
  return (
    skyline(district, x, y, width, height - plate) +
    portrait(name, x + (width - bust) / 2, foot - bust, bust) +
    crest(team, x + 14, foot - mark - 10, mark) +
    glyph(seat, x + 14, y + 14, Math.round(mark * 0.55)) +
    ribbon(text, { x, y: foot, width }, plate) +
    tag('rect', { x, y, width, height, fill: 'none', stroke: ownerInk(seat), 'stroke-width': 6 })
  )
}

/** Everybody in order, each on two lines. */
function table(rows: readonly Standing[], { x, y, width }: { x: number; y: number; width: number }): string {
  const title = line(COVER.table, x, y + 22, width, { face: 'headline', size: 26 })
  return title + rows.map((row, i) => tableRow(row, x, y + 60 + i * 56, width)).join('')
}

function tableRow({ seat, place, name, dynasty, wealth }: Standing, x: number, y: number, width: number): string {
  const text = { x: x + 64, y, width: width - 64 - 48 }
  return (
    line(String(place), x, y + 10, 28, { face: 'headline', size: 32 }) +
    glyph(seat, x + 31, y - 14, 26) +
    squeezed(name, text, { face: 'body', size: 20, weight: 700 }) +
    squeezed(dynasty, { ...text, y: y + 22 }, { face: 'body', size: 18, weight: 400, ink: INKS.muted }) +
    line(String(wealth), x + width, y + 10, 44, { face: 'headline', size: 28, anchor: 'end' })
  )
}

/** The same with a line for each. */
function wideTable(rows: readonly Standing[], { x, y, width }: { x: number; y: number; width: number }): string {
  const title = line(COVER.table, x, y - 12, width, { face: 'headline', size: 34 })
  const lines = rows
    .map(({ seat, place, name, dynasty, wealth }, i) => {
      const at = y + 44 + i * 52
      return (
        tag('rect', { x, y: at - 40, width, height: 1, fill: INKS.rule }) +
        line(String(place), x, at, 50, { face: 'headline', size: 38 }) +
        glyph(seat, x + 56, at - 30, 36) +
        squeezed(`${name} · ${dynasty}`, { x: x + 108, y: at, width: width - 220 }, { face: 'body', size: 30 }) +
        line(String(wealth), x + width, at, 90, { face: 'headline', size: 38, anchor: 'end' })
      )
    })
    .join('')
  return title + lines
}

function stickers(words: readonly string[], x: number, y: number, width: number): string {
  return words.map((text, i) => sticker(text, x, y + i * width * 0.62, width, TURNS[i] as number)).join('')
}

function titleOf({ hero, headlines, ribbon: text }: Cover): string {
  return `${COVER.masthead}. ${text}: ${hero.name}. ${headlines.join(' ')}`
}
