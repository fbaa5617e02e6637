import { readdirSync, readFileSync } from 'node:fs'
import {
  type Fact,
  gameOfVersion,
  hears,
  isRefusal,
  type Pictured,
  type Player,
  parseRecord,
  replay,
  type Shareable,
} from '@ludoteca/kernel'
import { coveredLines, drawnIn, lineBoxes, readDrawing } from '@ludoteca/kernel/testing'
import { describe, expect, test } from 'vitest'
import { findGame, shelf } from '../src/index.ts'

const LINK = { text: 'ludoteca.example.org/s/AbCdEfGhIjKlMnOpQrStUv', code: { path: 'M0 0h1v1H0z', size: 41 } }

/** A match of that game that was recorded to its end, as somebody who only watched knows it. */
async function ended(
  id: string,
  file?: string,
): Promise<Omit<Pictured, 'players'> & { readonly seats: number; draw(of: Pictured): readonly Shareable[] }> {
  const box = await findGame(id)?.load()
  const folder = new URL(`../../games/${id}/test/replays/`, import.meta.url)
  const name = file ?? readdirSync(folder).filter((one) => one.endsWith('.ludo.json'))[0]
  const record = parseRecord(readFileSync(new URL(name as string, folder), 'utf8'))
  const rules = box && gameOfVersion(box, record.rulesVersion)
  const facts: Fact[] = []
  const match =
    rules &&
    replay(rules, record, undefined, (_entry, told) => {
      for (const { fact, to } of told) if (hears('spectator', to)) facts.push(fact)
    })
  if (box?.share === undefined || match === undefined || isRefusal(match)) throw new Error(`${id} does not play`)
  const { share } = box
  return {
    view: match.view('spectator'),
    facts,
    outcome: match.outcome(),
    seats: match.seats.length,
    draw: (of) => share.pictures(of),
  }
}

const people = (seats: number, name: (seat: number) => string): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: name(seat), kind: 'human' }))

const GAMES = shelf.map(({ id }) => id)
const CARDS = GAMES.filter((id) => id !== 'imperio')

describe.each(GAMES)('the pictures of %s', (id) => {
  test('are there in the end, a wide one and a tall one, with words beside them', async () => {
    const { draw, seats, ...of } = await ended(id)
    const pictures = draw({ ...of, players: people(seats, (seat) => `Ana ${seat}`) })
    const sizes = new Set(pictures.map(({ width, height }) => `${width}x${height}`))
    expect(sizes).toEqual(new Set(['1200x630', '1080x1920']))
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
    for (const picture of pictures) {
      expect(picture.title).not.toBe('')
      expect(picture.lines.length).toBeGreaterThan(0)
      expect(picture.text).not.toMatch(/https?:/)
      const svg = picture.draw(LINK)
      expect(picture.draw(LINK)).toBe(svg)
      const { attributes } = readDrawing(svg)
      expect([attributes.width, attributes.height]).toEqual([String(picture.width), String(picture.height)])
      expect(svg).not.toMatch(/<(script|style|image|a|foreignObject|use)\b|\son\w+=|href|@import/i)
    }
  })
})

describe.each(CARDS)('the cards of %s', (id) => {
  test('are not there before the end', async () => {
    const { draw, seats, ...of } = await ended(id)
    expect(draw({ ...of, outcome: undefined, players: people(seats, () => 'Ana') })).toEqual([])
  })

  test.each(['W', 'i', '東', '🏆', '&', '<', '"', '\u0007', ' '])(
    'hold whatever names are made of, %j: in the picture, over nothing, to be read',
    async (letter) => {
      const { draw, seats, ...of } = await ended(id)
      for (const picture of draw({ ...of, players: people(seats, () => letter.repeat(16)) })) {
        const boxes = lineBoxes(picture.draw(LINK))
        for (const box of boxes) {
          expect(box.left, box.text).toBeGreaterThanOrEqual(30)
          expect(box.right, box.text).toBeLessThanOrEqual(picture.width - 30)
          expect(box.bottom, box.text).toBeLessThanOrEqual(picture.height - 10)
          expect(box.size, box.text).toBeGreaterThanOrEqual(picture.width > picture.height ? 18 : 26)
        }
        expect(coveredLines(boxes)).toEqual([])
        const [code] = drawnIn(readDrawing(picture.draw(LINK)), 'path').map(({ attributes }) => attributes.transform)
        const [, x = 0, y = 0] = /translate\((\d+) (\d+)\)/.exec(code as string)?.map(Number) ?? []
        const side = picture.width > picture.height ? 136 : 180
        for (const box of boxes) {
          const isOver = box.left < x + side && x < box.right && box.top < y + side && y < box.bottom
          expect(isOver, box.text).toBe(false)
        }
      }
    },
  )

  test('show who won before everybody else, and how many more there are [12.1.2]', async () => {
    const { draw, seats, outcome, ...of } = await ended(id)
    const [card] = draw({ ...of, outcome, players: people(seats, (seat) => `Ana ${seat}`) })
    const best = outcome?.ranks.indexOf(1) ?? 0
    const lines = lineBoxes(card?.draw() as string).map(({ text }) => text)
    expect(lines).toContain(`Ana ${best}`)
  })

  test('can be read: what is written stands out from what it is written on', async () => {
    const { draw, seats, ...of } = await ended(id)
    for (const picture of draw({ ...of, players: people(seats, (seat) => `Ana ${seat}`) })) {
      const svg = readDrawing(picture.draw(LINK))
      const rects = drawnIn(svg, 'rect').map(({ attributes }) => attributes)
      const marks = drawnIn(svg, 'circle').map(({ attributes }) => attributes)
      for (const { text, attributes } of drawnIn(svg, 'text')) {
        const under = groundOf(Number(attributes.x), Number(attributes.y) - 4, rects, marks)
        expect(contrast(attributes.fill as string, under), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

type Attributes = Readonly<Record<string, string>>

/** What lies under a point: the last plate or mark that was drawn there. */
function groundOf(x: number, y: number, rects: readonly Attributes[], marks: readonly Attributes[]): string {
  const of = (part: Attributes, name: string) => Number(part[name] ?? 0)
  const mark = marks.findLast((one) => Math.hypot(of(one, 'cx') - x, of(one, 'cy') - y) < of(one, 'r'))
  const rect = rects.findLast(
    (one) =>
      x >= of(one, 'x') &&
      x <= of(one, 'x') + of(one, 'width') &&
      y >= of(one, 'y') &&
      y <= of(one, 'y') + of(one, 'height'),
  )
  return (mark ?? rect)?.fill as string
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
