import type { ShareLink } from '@ludoteca/kernel'
import { line, picture, squeezed, tag } from '@ludoteca/kernel/pictures'
import { INKS } from '../art/inks.ts'
import { randInt } from '../rules/hash.ts'
import { COVER } from '../text/cover.ts'
import type { Cover } from './cover.ts'
import { BODY, HEADLINE } from './faces.ts'
import {
  bands,
  type Field,
  filling,
  footer,
  headlineList,
  LANDSCAPE,
  masthead,
  platedCode,
  ribbon,
  rule,
  STORY,
  shortLink,
} from './frame.ts'
import { crest, glyph, ownerInk, paper, portrait, skyline, sticker } from './pieces.ts'

/** [12.2.1] The front page as wide screens and link previews show it: 1200 by 630. */
export function landscape(cover: Cover, link?: ShareLink): string {
  const [main = '', ...others] = cover.headlines
  const { name, dynasty, figures, edition } = cover
  return picture(
    LANDSCAPE.width,
    LANDSCAPE.height,
    titleOf(cover),
    paper(LANDSCAPE.width, LANDSCAPE.height),
    masthead({ x: 40, y: 24, width: 860, height: 84 }, 72),
    rule({ x: 40, y: 112, width: 860 }),
    squeezed(edition, { x: 40, y: 137, width: 860 }, { face: BODY, size: 20, ink: INKS.muted }),
    hero(cover, { x: 40, y: 156, width: 340, height: 380 }, { plate: 40, size: 28, mark: 72, shock: 140 }),
    filling(main, { x: 404, y: 156, width: 516, height: 150 }, [56, 54, 52, 50, 48, 46, 44]),
    headlineList(others.slice(0, 3), { x: 404, y: 318, width: 516, height: 140 }, [25, 23, 21, 19]),
    squeezed(`${name} · ${dynasty}`, { x: 404, y: 496, width: 516 }, { face: BODY, size: 26, weight: 700 }),
    squeezed(figures, { x: 404, y: 530, width: 516 }, { face: BODY, size: 20 }),
    pile(cover.stickers, { x: 944, y: 224, width: 216, height: 308 }, turnsFor(link, cover)),
    ...(link
      ? [platedCode(link, { x: 1016, y: 24, width: 144 }, 8), shortLink(link, { x: 940, y: 196, width: 220 }, 18, true)]
      : []),
    footer({ x: 40, y: 560, width: 1120 }, 18),
  )
}

/** [12.2.2] The front page for stories: 1080 by 1920. All but the foot lies where no app covers it. */
export function story(cover: Cover, link?: ShareLink): string {
  const [main = '', ...others] = cover.headlines
  const { name, dynasty, figures, edition, stickers } = cover
  const muted = { face: BODY, size: 28, ink: INKS.muted } as const
  const who = { face: BODY, size: 38, weight: 700, ink: INKS.white } as const
  return picture(
    STORY.width,
    STORY.height,
    titleOf(cover),
    paper(STORY.width, STORY.height),
    bands(STORY.width, 0, 48),
    bands(STORY.width, 1892, 7),
    masthead({ x: 60, y: 230, width: 960, height: 120 }, 92),
    rule({ x: 60, y: 354, width: 960 }),
    squeezed(edition, { x: 60, y: 386, width: 960 }, muted),
    hero(cover, { x: 60, y: 410, width: 960, height: 620 }, { plate: 60, size: 40, mark: 120, shock: 204 }, 66),
    tag('rect', { x: 63, y: 904, width: 954, height: 66, fill: INKS.ink }),
    squeezed(`${name} · ${dynasty}`, { x: 90, y: 950, width: 900 }, who),
    pile(stickers.slice(0, 1), { x: 700, y: 600, width: 300, height: 300 }, turnsFor(link, cover), 300),
    filling(main, { x: 60, y: 1046, width: 960, height: 190 }, [80, 76, 72, 68, 64]),
    headlineList(others.slice(0, 2), { x: 60, y: 1244, width: 960, height: 150 }, [40, 36, 33, 30]),
    squeezed(figures, { x: 60, y: 1431, width: 960 }, { face: BODY, size: 30 }),
    ...(link
      ? [
          platedCode(link, { x: 60, y: 1452, width: 180 }, 0),
          shortLink(link, { x: 260, y: 1512, width: 760 }, 28, false),
        ]
      : []),
    line(COVER.challenge, link ? 260 : 60, 1608, 740, { face: HEADLINE, size: 44, weight: 600, ink: INKS.red }),
    footer({ x: 60, y: 1660, width: 960 }, 26),
  )
}

interface HeroSizes {
  /** The ribbon's height, and that of its letters. */
  readonly plate: number
  readonly size: number
  readonly mark: number
  /** How wide the sticker of a shock is: its letters have to be read. */
  readonly shock: number
}

/** Who it is about, in front of the district that is theirs; `above` the ribbon so much is left for a name. */
function hero(
  cover: Cover,
  { x, y, width, height }: Field,
  { plate, size, mark, shock: wide }: HeroSizes,
  above = 0,
): string {
  const { seat, team, district, shock } = cover
  const foot = y + height - plate - above
  const bust = Math.min(width, foot - y) - 12
  return (
    skyline(district, x, y, width, foot - y) +
    portrait(cover, { x: x + (width - bust) / 2, y: foot - bust, width: bust }) +
    crest(team, x + 14, foot - mark - 10, mark) +
    glyph(seat, x + width - 14 - mark * 0.6, y + 14, Math.round(mark * 0.6)) +
    (shock === undefined ? '' : sticker(shock, x + wide * 0.56, y + wide * 0.42, wide, -8)) +
    ribbon(cover.ribbon, { x, y: foot + above, width }, plate, size) +
    tag('rect', { x, y, width, height, fill: 'none', stroke: ownerInk(seat), 'stroke-width': 6 })
  )
}

/** How wide one, two or three stickers are. */
const WIDTHS = [200, 190, 168]

/** Stickers below each other in a field, each turned by its own degrees. */
function pile(words: readonly string[], field: Field, turns: (i: number) => number, only?: number): string {
  const width = only ?? WIDTHS[words.length - 1] ?? 160
  const step = field.height / words.length
  const x = field.x + field.width / 2
  return words.map((text, i) => sticker(text, x, field.y + (i + 0.5) * step, width, turns(i))).join('')
}

/** [12.2.1] As if by hand, and always the same for one address. */
function turnsFor(link: ShareLink | undefined, { seat, name }: Cover): (i: number) => number {
  const id = link?.text.slice(link.text.lastIndexOf('/') + 1) ?? `${seat} ${name}`
  return (i) => randInt(25, id, 'ROT', i) - 12
}

function titleOf({ headlines, ribbon: text, name }: Cover): string {
  return `${COVER.masthead}. ${text}: ${name}. ${headlines.join(' ')}`
}
