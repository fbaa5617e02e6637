import { lookUp } from '../look-up.ts'

/** Values of attributes; those that are not there are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element of a picture. Values are escaped; children are elements, or text that `escaped` has made safe. */
export function tag(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let start = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) start += ` ${key}="${escaped(String(value))}"`
  }
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that XML takes for nothing else. What XML does not know at all is left out. */
export function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (sign) => lookUp(ENTITIES, sign) as string)
}

/** A whole picture of that size, with what it says for those who do not see it. */
export function picture(width: number, height: number, title: string, ...parts: readonly string[]): string {
  const box = { width, height, viewBox: `0 0 ${width} ${height}` }
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...box, role: 'img' },
    tag('title', {}, escaped(title)),
    ...parts,
  )
}
