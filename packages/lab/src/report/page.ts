import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Chart, chartFigure } from './chart.ts'
import { heat, plain, type Tones, table } from './html.ts'
import { optionOf } from './option.ts'

/** A page of charts and tables about one thing. */
export interface ReportPage {
  readonly title: string
  /** What was looked at: paragraphs of plain text below the title. */
  readonly about: readonly string[]
  readonly sections: readonly Section[]
}
export interface Section {
  readonly title: string
  readonly about?: string
  readonly parts: readonly Part[]
}
export type Part = Chart | Table | Heat | Note | Choice

/** Rows of words and numbers; the first cell of each says what it is about. */
export interface Table {
  readonly kind: 'table'
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** How cells are coloured that end in one of these words. */
  readonly tones?: Tones
}
/** Cells that are the darker the more they hold. */
export interface Heat {
  readonly kind: 'heat'
  readonly title?: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[]
}
export interface Note {
  readonly kind: 'note'
  readonly text: string
  readonly tone?: 'good' | 'doubtful' | 'bad'
}
/** Several views of which one is shown at a time. On paper it is the one that was chosen. */
export interface Choice {
  readonly kind: 'choice'
  /** What is chosen. */
  readonly label: string
  readonly of: readonly { readonly label: string; readonly about?: string; readonly parts: readonly Chart[] }[]
}

/**
 * The page as one file that needs nothing else: charts that answer to pointer and finger, every number in a table below
 * them, light and dark, and on paper. The same input gives the same bytes.
 */
export function pageAsHtml({ title, about, sections }: ReportPage): string {
  const charts: Chart[] = []
  const body = sections.map((section, i) => sectionAsHtml(section, `part-${i + 1}`, charts))
  const links = sections.map((section, i) => `<a href="#part-${i + 1}">${plain(section.title)}</a>`)
  const data = charts.map((chart) => ({ chart, option: optionOf(chart) }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>${plain(title)}</title><style>${asset('report.css')}</style></head>
<body>
<header><h1>${plain(title)}</h1>
${about.map((line) => `<p>${plain(line)}</p>`).join('\n')}
<nav aria-label="Parts of this report">${links.join('\n')}</nav></header>
<main>
${body.join('\n')}
</main>
<script type="application/json" id="charts">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${library()}</script>
<script>${asset('report.js')}</script>
</body></html>
`
}

function sectionAsHtml({ title, about, parts }: Section, id: string, charts: Chart[]): string {
  const inside = parts.map((part) => partAsHtml(part, charts)).join('\n')
  return `<section id="${id}"><h2>${plain(title)}</h2>${about ? `<p>${plain(about)}</p>` : ''}
<div class="parts">${inside}</div></section>`
}

function partAsHtml(part: Part, charts: Chart[]): string {
  switch (part.kind) {
    case 'table':
      return block(part.title, table(part.columns, part.rows, part.tones))
    case 'heat':
      return block(part.title, heat(part.columns, part.rows))
    case 'note':
      return `<p class="note ${part.tone ?? ''}">${plain(part.text)}</p>`
    case 'choice':
      return choiceAsHtml(part, charts)
    default:
      return chartFigure(part, charts.push(part) - 1)
  }
}

function block(title: string | undefined, inside: string): string {
  return `<div class="block">${title ? `<h3>${plain(title)}</h3>` : ''}${inside}</div>`
}

function choiceAsHtml({ label, of }: Choice, charts: Chart[]): string {
  const id = `choice-${charts.length}`
  const options = of.map((one, i) => `<option value="${i}">${plain(one.label)}</option>`)
  const panels = of.map(({ about, parts }, i) => {
    const figures = parts.map((chart) => chartFigure(chart, charts.push(chart) - 1)).join('\n')
    const says = about ? `<p>${plain(about)}</p>` : ''
    return `<div class="panel"${i === 0 ? '' : ' hidden'}>${says}<div class="parts">${figures}</div></div>`
  })
  // The label beside it, not around it: it is the name of the choice alone, and not of all that can be chosen as well.
  return `<div class="choice"><label for="${id}">${plain(label)}</label> <select id="${id}">${options.join('')}</select>${panels.join('\n')}</div>`
}

/** Style and script of the page lie beside the sources, as a browser reads them. */
function asset(name: string): string {
  return readFileSync(new URL(`../../assets/${name}`, import.meta.url), 'utf8')
}

/** Apache ECharts with lines, bars, tooltips and a renderer for SVG: its licence stands at its beginning. */
function library(): string {
  const file = createRequire(import.meta.url).resolve('echarts/dist/echarts.common.min.js')
  return readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')
}
