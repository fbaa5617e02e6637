import { lookUp } from '../look-up.ts'

/** An element of a picture, as a strict reader of XML finds it. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: DrawnElement[]
  text: string
}

const TOKEN = /<(?:\/(\w+)|(\w+)((?:\s[\w:-]+="[^"<>]*")*)(\/?))>|([^<>]+)/gy
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Reads a picture, and throws where it is not well-formed. */
export function readDrawing(svg: string): DrawnElement {
  const root: DrawnElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(svg)
    const parent = open.at(-1) as DrawnElement
    if (token === null) throw new Error(`not well-formed: ${svg.slice(at, at + 40)}`)
    const [, end, start, attributes = '', alone, text] = token
    if (text !== undefined) parent.text += plain(text)
    else if (end !== undefined) {
      if (parent.name !== end) throw new Error(`</${end}> closes <${parent.name}>`)
      open.pop()
    } else {
      const element: DrawnElement = {
        name: start as string,
        attributes: attributesOf(attributes),
        children: [],
        text: '',
      }
      parent.children.push(element)
      if (alone === '') open.push(element)
    }
  }
  if (open.length > 1 || root.children.length !== 1) throw new Error('not one whole element')
  return root.children[0] as DrawnElement
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value as string)])
  if (new Set(found.map(([name]) => name)).size < found.length) throw new Error(`twice the same: ${text}`)
  return Object.fromEntries(found)
}

function plain(text: string): string {
  if (/(?!\n)[\p{Cc}\p{Cs}]/u.test(text)) throw new Error('a sign that XML does not know')
  return text.replace(/&([^;&]*;?)/g, (_, name: string) => {
    const sign = lookUp(ENTITIES, name.replace(/;$/, ''))
    if (sign === undefined || !name.endsWith(';')) throw new Error(`a bare &: ${text}`)
    return sign
  })
}

/** DrawnElements in order; those inside stickers and drawings, which have a scale of their own, only where `deep`. */
export function drawnIn({ children }: DrawnElement, name: string, deep = false): readonly DrawnElement[] {
  return children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...(deep || (child.name !== 'svg' && child.name !== 'g') ? drawnIn(child, name, deep) : []),
  ])
}

/** Where a line of a picture stands, by what it says itself: it is exactly that wide. */
export interface LineBox {
  readonly text: string
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The lines of a picture; those inside drawings, which have a scale of their own, are left out. */
export function lineBoxes(svg: string): readonly LineBox[] {
  return drawnIn(readDrawing(svg), 'text').map(({ text, attributes }) => {
    const numberOf = (name: string) => Number(attributes[name])
    const [x, y, width, size] = [numberOf('x'), numberOf('y'), numberOf('textLength'), numberOf('font-size')]
    const anchor = attributes['text-anchor']
    const part = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
    return {
      text,
      size,
      left: x - width * part,
      right: x + width * (1 - part),
      top: y - size * 0.75,
      bottom: y + size * 0.2,
    }
  })
}

/** Pairs of lines that cover each other. */
export function coveredLines(boxes: readonly LineBox[]): readonly string[] {
  const isOver = (a: LineBox, b: LineBox) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => isOver(a, b))
      .map((b) => `${a.text} | ${b.text}`),
  )
}
