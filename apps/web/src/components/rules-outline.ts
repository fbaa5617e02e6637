import { lookUp } from '@ludoteca/kernel'
/** A heading of the rules, to jump to. */
export interface Heading {
  readonly id: string
  readonly text: string
}

/** The rules ready for the page: without their title, which stands above already, and with headings to jump to. */
export interface Outline {
  readonly html: string
  readonly headings: readonly Heading[]
}

/**
 * Prepares the HTML that was made of a RULES.md. Headings go down a step, since they stand below a page's own; chapters
 * can be folded, and wide tables get a box in which they can be scrolled.
 */
export function outlineOf(html: string, prefix: string): Outline {
  const headings: Heading[] = []
  const prepared = html
    .replace(/<h1[^>]*>[\s\S]*?<\/h1>/, '')
    .replace(/<(\/?)h3[^>]*>/g, '<$1h4>')
    .replace(/<h2[^>]*>([\s\S]*?)<\/h2>/g, (_whole, inner: string) => {
      const id = `${prefix}-${headings.length + 1}`
      headings.push({ id, text: plain(inner) })
      const end = headings.length > 1 ? '</details>' : ''
      return `${end}<details open><summary><h3 id="${id}" tabindex="-1">${inner}</h3></summary>`
    })
    .replace(/<table>([\s\S]*?)<\/table>/g, '<div class="scroll" tabindex="0"><table>$1</table></div>')
  return { html: headings.length > 0 ? `${prepared}</details>` : prepared, headings }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(#39|\w+);/g, (whole, name: string) => lookUp(ENTITIES, name) ?? whole)
}
