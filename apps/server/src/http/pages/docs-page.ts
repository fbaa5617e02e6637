import { escapeHtml, page } from './page.ts'

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly security?: readonly object[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}
interface BodySchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly BodySchema[]
}

/** Every route on one readable page. */
export function docsPage({ info, tags = [], paths = {} }: ApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = tags.map(({ name, description = '' }) => {
    const own = routes.filter(({ operation }) => operation.tags?.includes(name))
    const parts = own.map(({ path, method, operation }) => describeRoute(method, path, operation))
    return `<section>\n<h2>${escapeHtml(name)}</h2>\n<p>${escapeHtml(description)}</p>\n${parts.join('\n')}\n</section>`
  })
  const head = `<h1>${escapeHtml(info.title)}</h1>\n<p>${escapeHtml(info.description ?? '')}</p>`
  const link = '<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>'
  const mistakes =
    '<p>Whatever cannot be done is answered with <code>{ "error": { "code", "params", "message" } }</code>.</p>'
  return page(`${info.title}: API`, [head, link, mistakes, ...groups].join('\n'))
}

function describeRoute(method: string, path: string, operation: Operation): string {
  const title = `<h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>`
  const rows = [...givenRows(operation), ...answerRows(operation)]
  const table = rows.map(([what, detail]) => `<tr><th>${escapeHtml(what)}</th><td>${escapeHtml(detail)}</td></tr>`)
  const summary = `<p>${escapeHtml(operation.summary ?? '')}.</p>`
  return `<section>\n${title}\n${summary}\n<table>\n${table.join('\n')}\n</table>\n</section>`
}

function givenRows({ parameters = [], requestBody, security }: Operation): [string, string][] {
  const inPlace = (place: string) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name, required }) => named(name, required))
  const rows: [string, string][] = [
    ['needs', security === undefined ? '' : named('the session cookie', security.every(isNeeded))],
    ['path', inPlace('path').join(', ')],
    ['query', inPlace('query').join(', ')],
    ['body', fieldsOf(requestBody?.content['application/json']?.schema).join(', ')],
  ]
  return rows.filter(([, detail]) => detail !== '')
}

function answerRows({ responses }: Operation): [string, string][] {
  const granted = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return granted.map(([status, { description }]) => [status, description])
}

function fieldsOf(schema: BodySchema | undefined): string[] {
  const known = schema?.properties === undefined ? schema?.anyOf?.find(({ properties }) => properties) : schema
  return Object.keys(known?.properties ?? {}).map((name) => named(name, known?.required?.includes(name)))
}

/** An empty requirement is met by everybody. */
function isNeeded(requirement: object): boolean {
  return Object.keys(requirement).length > 0
}

function named(name: string, required: boolean | undefined): string {
  return required ? name : `${name} (optional)`
}
