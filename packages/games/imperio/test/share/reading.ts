/** An element of a picture, as a strict reader of XML finds it. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const TOKEN = /<(?:\/(\w+)|(\w+)((?:\s[\w:-]+="[^"<>]*")*)(\/?))>|([^<>]+)/gy
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Reads a picture, and throws where it is not well-formed. */
export function read(svg: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(svg)
    const parent = open.at(-1) as Element
    if (token === null) throw new Error(`not well-formed: ${svg.slice(at, at + 40)}`)
    const [, end, start, attributes = '', alone, text] = token
    if (text !== undefined) parent.text += plain(text)
    else if (end !== undefined) {
      if (parent.name !== end) throw new Error(`</${end}> closes <${parent.name}>`)
      open.pop()
    } else {
      const element: Element = { name: start as string, attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      if (alone === '') open.push(element)
    }
  }
  if (open.length > 1 || root.children.length !== 1) throw new Error('not one whole element')
  return root.children[0] as Element
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value as string)])
  if (new Set(found.map(([name]) => name)).size < found.length) throw new Error(`twice the same: ${text}`)
  return Object.fromEntries(found)
}

function plain(text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) throw new Error('a sign that XML does not know')
  return text.replace(/&([^;&]*;?)/g, (_, name: string) => {
    const sign = ENTITIES[name.replace(/;$/, '')]
    if (sign === undefined || !name.endsWith(';')) throw new Error(`a bare &: ${text}`)
    return sign
  })
}

/** Elements in order; those inside stickers and drawings, which have a scale of their own, only where `deep`. */
export function all({ children }: Element, name: string, deep = false): readonly Element[] {
  return children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...(deep || (child.name !== 'svg' && child.name !== 'g') ? all(child, name, deep) : []),
  ])
}
