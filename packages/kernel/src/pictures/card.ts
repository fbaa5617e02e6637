import type { Outcome, Seat } from '../game.ts'
import type { Pictured, Shareable, ShareLink } from '../share.ts'
import { linkCode } from './code.ts'
import { type Face, fitted, wrapped } from './letters.ts'
import { line, type Place, paragraph, squeezed } from './setting.ts'
import { picture, tag } from './svg.ts'

/** How the cards of a game look: its inks, its letters, its art. */
export interface CardLook {
  readonly display: Face
  readonly text: Face
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  /** Behind the best. */
  readonly plate: string
  /** By seat, and what can be read on them. */
  readonly seats: readonly string[]
  readonly onSeat: string
  /** A drawing in a field of 300 by 400, without letters. */
  readonly scene: string
}

/** What a card says, in the game's language. */
export interface CardText {
  readonly game: string
  readonly headline: string
  /** Why it ended so. */
  readonly ending: string
  /** What was worth noting, a line each; as many are shown as there is room for. */
  readonly notes: readonly string[]
  readonly scoreOf: (seat: Seat) => string
  readonly more: (count: number) => string
  /** To whoever sees it. */
  readonly challenge: string
  /** What one says who passes it on. */
  readonly share: string
}

interface Row {
  readonly seat: Seat
  readonly place: string
  readonly name: string
  readonly score: string
  readonly isBest: boolean
}

/** [12] How a match ended, as messengers show it and as phones do: two pictures. Nothing before the end. */
export function resultCards(
  { players, outcome }: Pick<Pictured, 'players' | 'outcome'>,
  look: CardLook,
  write: (outcome: Outcome, names: (seat: Seat) => string) => CardText,
): readonly Shareable[] {
  if (outcome === undefined) return []
  const names = (seat: Seat) => players[seat]?.name ?? String(seat + 1)
  const text = write(outcome, names)
  const rows = rowsOf(outcome, names, text)
  const about = {
    title: `${text.game}: ${text.headline}`,
    lines: [
      text.ending,
      ...text.notes,
      ...rows.map(({ place, name, score }) => `${place === '' ? '' : `${place}. `}${name}: ${score}`),
    ],
    text: text.share,
  }
  return [
    { ...about, ...WIDE, name: 'card', assetType: 'RESULT_CARD', draw: (link) => wide(text, rows, look, link) },
    { ...about, ...TALL, name: 'story', assetType: 'RESULT_STORY', draw: (link) => tall(text, rows, look, link) },
  ]
}

function rowsOf({ ranks, winners }: Outcome, names: (seat: Seat) => string, { scoreOf }: CardText): readonly Row[] {
  const rankOf = (seat: Seat) => ranks[seat] ?? 0
  // Those who stand or fall together have no places.
  const areOne = ranks.length > 1 && ranks.every((rank) => rank === ranks[0])
  return [...ranks.keys()]
    .sort((a, b) => rankOf(a) - rankOf(b) || a - b)
    .map((seat) => ({
      seat,
      place: areOne ? '' : String(rankOf(seat)),
      name: names(seat),
      score: scoreOf(seat),
      isBest: winners.includes(seat),
    }))
}

const WIDE = { width: 1200, height: 630 } as const
const TALL = { width: 1080, height: 1920 } as const
const ART = 452

/** 1200 by 630: the art on the left, the result beside it. Nothing is smaller than 18 pixels. */
function wide(text: CardText, all: readonly Row[], look: CardLook, link?: ShareLink): string {
  const { display, text: plain, ink, muted, accent } = look
  const box = { x: 492, width: 668 }
  // Many want room: then the headline is smaller, and the lines are closer.
  const isFull = all.length > 3
  const height = all.length > 4 ? 36 : 42
  const top = fitted(text.headline, display, isFull ? [46, 42, 38, 34] : [66, 60, 54, 48, 42, 36], box.width, 2)
  const leading = Math.round(top.size * 1.1)
  const why = wrapped(text.ending, plain, 21, box.width, 2)
  const whyY = 84 + top.lines.length * leading + 48
  const rowsY = whyY + (why.length - 1) * 28 + 20
  const rows = shownOf(all, Math.floor((458 - rowsY) / height), text)
  const notesY = rowsY + (rows.shown.length + (rows.rest === '' ? 0 : 1)) * height + 28
  const room = link ? 520 : box.width
  const notes = text.notes.slice(0, Math.max(0, Math.min(3, Math.floor((532 - notesY) / 28) + 1)))
  return picture(
    WIDE.width,
    WIDE.height,
    titleOf(text),
    tag('rect', { ...WIDE, fill: look.paper }),
    scene(look, 0, 0, ART, WIDE.height),
    tag('rect', { x: ART, width: 8, height: WIDE.height, fill: accent }),
    squeezed(text.game, { ...box, y: 64 }, { face: display, size: 30, ink: accent }),
    paragraph(top.lines, box.x, 84 + leading, box.width, leading, { face: display, size: top.size, ink }),
    paragraph(why, box.x, whyY, box.width, 28, { face: plain, size: 21, ink: muted }),
    table(rows, { ...box, y: rowsY }, { height, size: height === 42 ? 23 : 21 }, look),
    ...notes.map((note, i) =>
      squeezed(note, { x: box.x, y: notesY + i * 28, width: room }, { face: plain, size: 20, ink }),
    ),
    squeezed(text.challenge, { x: box.x, y: 574, width: room }, { face: display, size: 32, ink: accent }),
    ...(link
      ? [
          linkCode(link, { x: 1024, y: 466, width: 136 }),
          squeezed(link.text, { x: box.x, y: 608, width: room }, { face: plain, size: 18, ink: muted }),
        ]
      : []),
  )
}

/** 1080 by 1920: the art above, the result below it. Nothing is smaller than 26 pixels; apps cover neither end of it. */
function tall(text: CardText, all: readonly Row[], look: CardLook, link?: ShareLink): string {
  const { display, text: plain, ink, muted, accent } = look
  const box = { x: 60, width: 960 }
  const isFull = all.length > 4
  const height = all.length > 5 ? 52 : isFull ? 58 : 62
  const top = fitted(text.headline, display, [92, 82, 74, 66, 58, 50].slice(isFull ? 2 : 0), box.width, 2)
  const leading = Math.round(top.size * 1.1)
  const why = wrapped(text.ending, plain, 32, box.width, 2)
  const whyY = 850 + top.lines.length * leading + 68
  const rowsY = whyY + (why.length - 1) * 42 + 32
  const rows = shownOf(all, Math.floor((1450 - rowsY) / height), text)
  const notesY = rowsY + (rows.shown.length + (rows.rest === '' ? 0 : 1)) * height + 40
  const notes = text.notes.slice(0, Math.max(0, Math.min(4, Math.floor((1450 - notesY) / 42) + 1)))
  const beside = link ? { x: 270, width: 750 } : box
  return picture(
    TALL.width,
    TALL.height,
    titleOf(text),
    tag('rect', { ...TALL, fill: look.paper }),
    scene(look, 0, 0, TALL.width, 740),
    tag('rect', { y: 740, width: TALL.width, height: 12, fill: accent }),
    squeezed(text.game, { ...box, y: 826 }, { face: display, size: 44, ink: accent }),
    paragraph(top.lines, box.x, 850 + leading, box.width, leading, { face: display, size: top.size, ink }),
    paragraph(why, box.x, whyY, box.width, 42, { face: plain, size: 32, ink: muted }),
    table(rows, { ...box, y: rowsY }, { height, size: isFull ? 30 : 34 }, look),
    ...notes.map((note, i) => squeezed(note, { ...box, y: notesY + i * 42 }, { face: plain, size: 30, ink })),
    squeezed(text.challenge, { ...beside, y: link ? 1545 : 1580 }, { face: display, size: 58, ink: accent }),
    ...(link
      ? [
          linkCode(link, { x: 60, y: 1466, width: 180 }),
          squeezed(link.text, { ...beside, y: 1612 }, { face: plain, size: 27, ink: muted }),
        ]
      : []),
    tag('rect', { y: 1700, width: TALL.width, height: 220, fill: accent }),
    scene(look, 0, 1708, TALL.width, 212, 'xMidYMax slice'),
  )
}

interface Shown {
  readonly shown: readonly Row[]
  /** How many more there are, in words. */
  readonly rest: string
}

/** As many as there is room for, with a word about the others. */
function shownOf(rows: readonly Row[], room: number, { more }: CardText): Shown {
  if (rows.length <= room) return { shown: rows, rest: '' }
  const shown = rows.slice(0, Math.max(1, room - 1))
  return { shown, rest: more(rows.length - shown.length) }
}

/** Everybody in order, the best on a plate. `y` is where the first line begins. */
function table({ shown, rest }: Shown, { x, y, width }: Place, type: { height: number; size: number }, look: CardLook) {
  const { display, text: plain, ink, muted, plate, seats, onSeat } = look
  const { height, size } = type
  const mark = Math.round(height * 0.72)
  const lines = shown.map(({ seat, place, name, score, isBest }, i) => {
    const top = y + i * height
    const base = top + height / 2 + size * 0.35
    const middle = top + height / 2
    const own = seats[seat % seats.length] as string
    const points = { face: display, size, ink, anchor: 'end' } as const
    return (
      (isBest
        ? tag('rect', { x: x - 10, y: top + 2, width: width + 20, height: height - 4, rx: 8, fill: plate })
        : '') +
      tag('circle', { cx: x + mark / 2, cy: middle, r: mark / 2, fill: own, stroke: onSeat, 'stroke-width': 2 }) +
      line(place, x + mark / 2, middle + size * 0.3, mark - 6, {
        face: plain,
        size: Math.max(18, Math.round(size * 0.8)),
        weight: 700,
        ink: onSeat,
        anchor: 'middle',
      }) +
      squeezed(name, { x: x + mark + 14, y: base, width: width * 0.62 - mark - 14 }, { face: plain, size, ink }) +
      squeezed(score, { x: x + width, y: base, width: width * 0.35 }, points)
    )
  })
  const restY = y + shown.length * height + height * 0.65
  return (
    lines.join('') + squeezed(rest, { x, y: restY, width }, { face: plain, size: Math.max(18, size - 3), ink: muted })
  )
}

/** The game's art, cut to fill that field. */
function scene(look: CardLook, x: number, y: number, width: number, height: number, part = 'xMidYMid slice'): string {
  const field = { x, y, width, height, viewBox: '0 0 300 400', preserveAspectRatio: part, overflow: 'hidden' }
  return tag('svg', field, look.scene)
}

function titleOf({ game, headline, ending }: CardText): string {
  return `${game}. ${headline}. ${ending}`
}
