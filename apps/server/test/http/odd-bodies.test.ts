import { expect, test } from 'vitest'
import { openDesk } from './desk.ts'

interface BodySchema {
  readonly properties?: Record<string, BodySchema>
  readonly anyOf?: readonly BodySchema[]
}
interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: BodySchema } } }
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>
}

/** What every body must hold beside the odd value. */
const BODIES: Record<string, object> = {
  '/api/account': { handle: 'ana', password: 'correct horse' },
  '/api/login': { handle: 'ana', password: 'correct horse' },
  '/api/password': { current: 'correct horse', next: 'another horse' },
  '/api/quick-play': { game: 'banca' },
  '/api/rooms': { game: 'banca', kind: 'public' },
}
/** What stands in the places of an address, so that it is the body that is looked at. */
const PLACES: ReadonlyMap<string, string> = new Map([['game', 'banca']])
const ODD = [
  '{"length":{"toString":1}}',
  '{"size":{"toString":1},"length":{"valueOf":{}}}',
  '[{"toString":1}]',
  '1e400',
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
]

function fieldsOf({ properties, anyOf = [] }: BodySchema): string[] {
  return [...Object.keys(properties ?? {}), ...anyOf.flatMap(fieldsOf)]
}

test('an odd value in any place of any body is a mistake of whoever sends it', async () => {
  const { app, lines } = openDesk(undefined, {
    rates: { general: 10_000, password: 10_000, guest: 10_000, record: 10_000 },
  })
  const { paths } = (await app.inject('/api/openapi.json')).json<Document>()
  const tried: string[] = []
  for (const [url, methods] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      for (const field of requestBody ? fieldsOf(requestBody.content['application/json'].schema) : []) {
        for (const odd of ODD) {
          const payload = JSON.stringify({ ...BODIES[url], [field]: 'here' }).replace('"here"', odd)
          const headers = { 'content-type': 'application/json' }
          const address = url.replace(/\{(\w+)\}/g, (_all, place: string) => PLACES.get(place) ?? 'abc')
          const request = { method: method.toUpperCase() as 'POST', url: address, headers, payload }
          const { statusCode, body } = await app.inject(request)
          tried.push(`${url} ${field}`)
          // Options and portraits may be any object; who sends it is asked for a session then.
          if (statusCode === 401) continue
          expect([statusCode, body], `${field} ${odd.slice(0, 60)}`).toEqual([
            400,
            expect.stringContaining(`"where":"body/${field}`),
          ])
        }
      }
    }
  }
  expect(new Set(tried).size).toBeGreaterThan(12)
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})
