import { messages as imperio } from '@ludoteca/imperio'
import { MessageCatalogue } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { openDesk } from './desk.ts'

const ROUTES = [
  'DELETE /api/me',
  'DELETE /api/me/sessions',
  'DELETE /api/me/sessions/{id}',
  'DELETE /api/me/warning',
  'GET /api/docs',
  'GET /api/games',
  'GET /api/games/{id}/rules',
  'GET /api/ladder',
  'GET /api/ladder/{season}',
  'GET /api/matches',
  'GET /api/matches/{id}',
  'GET /api/matches/{id}/pictures',
  'GET /api/matches/{id}/record',
  'GET /api/me',
  'GET /api/me/career',
  'GET /api/me/career/matches/{id}',
  'GET /api/me/export',
  'GET /api/me/sessions',
  'GET /api/me/tutorials',
  'GET /api/openapi.json',
  'GET /api/pages.css',
  'GET /api/people/{handle}',
  'GET /api/profile/{slug}',
  'GET /api/rooms',
  'GET /api/rooms/{id}',
  'GET /api/rooms/{id}/ratings',
  'GET /healthz',
  'GET /metrics',
  'GET /p/{slug}',
  'GET /readyz',
  'GET /s/page.css',
  'GET /s/{id}',
  'GET /s/{id}/own.png',
  'GET /s/{id}/picture.png',
  'PATCH /api/me',
  'POST /api/account',
  'POST /api/guest',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/me/tutorials/{game}',
  'POST /api/password',
  'POST /api/quick-play',
  'POST /api/rooms',
]

/** Enough for a request to get as far as the question who asks. */
const BODIES: Record<string, object> = {
  'PATCH /api/me': {},
  'POST /api/account': { handle: 'ana', password: 'correct horse' },
  'POST /api/me/tutorials/{game}': { moves: [] },
  'POST /api/password': { current: 'correct horse', next: 'another horse' },
  'POST /api/quick-play': { game: 'banca' },
  'POST /api/rooms': { game: 'banca', kind: 'public' },
}

interface Operation {
  security?: object[]
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

async function read(): Promise<Document> {
  const answer = await openDesk().app.inject({ url: '/api/openapi.json' })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function operations({ paths }: Document): [string, Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

describe('the messages of the socket', () => {
  const schemasOf = async (extra = {}) => {
    const answer = await openDesk(undefined, {}, extra).app.inject({ url: '/api/openapi.json' })
    return answer.json().components.schemas
  }

  test('stand beside the routes, those that all games share and those of games', async () => {
    const general = await schemasOf()
    expect(general.SUBMIT_MOVE).toMatchObject({ type: 'object', required: ['move'], additionalProperties: false })
    expect(general.MATCH_END.required).toContain('outcome')
    expect(general).not.toHaveProperty('SUBMIT_BID')
    const all = await schemasOf({ messages: new MessageCatalogue([imperio]) })
    expect(all.SUBMIT_BID).toMatchObject({
      description: 'The payload of SUBMIT_BID, which a client sends.',
      required: ['propertyId', 'amount', 'useFameToken'],
      additionalProperties: false,
    })
    expect(all.SET_PROFILE.properties.team.pattern).toBe('^T-(0[1-9]|1[0-7])$')
    expect(all.PRESS_TICKER.required).toEqual(['personaId', 'headlines'])
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(general)))
  })
})

describe('the description of the routes', () => {
  test('is OpenAPI 3.1 and lists every route', async () => {
    const document = await read()
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Ludoteca', version: '1' })
    expect(
      operations(document)
        .map(([name]) => name)
        .sort(),
    ).toEqual(ROUTES)
  })

  test('knows every route that the app answers to', async () => {
    const { app } = openDesk()
    await app.ready()
    const listed = new Set(ROUTES.map((route) => route.replaceAll(/\{(\w+)\}/g, ':$1')))
    const known = app.printRoutes({ commonPrefix: false, includeHooks: false })
    for (const route of listed) {
      const [method, url] = route.split(' ') as ['GET', string]
      expect([route, app.hasRoute({ method, url })]).toEqual([route, true])
    }
    const addresses = known.split('\n').filter((line) => /\(/.test(line))
    expect(addresses).toHaveLength(new Set([...listed].map((route) => route.split(' ')[1])).size)
  })

  test('says of each what it does, where it belongs, and what it answers', async () => {
    const document = await read()
    const tags = document.tags.map(({ name }) => name)
    for (const [name, { summary, tags: own, responses }] of operations(document)) {
      expect([name, summary.length > 5 && !summary.endsWith('.')]).toEqual([name, true])
      expect([name, own.length === 1 && tags.includes(own[0] as string)]).toEqual([name, true])
      const statuses = Object.keys(responses)
      expect([name, statuses.some((status) => /^(20[0-9]|302)$/.test(status))]).toEqual([name, true])
      expect([name, statuses.includes('4XX') && statuses.includes('5XX')]).toEqual([name, true])
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect([name, status, description !== '' && description !== 'Default Response']).toEqual([name, status, true])
        // Nothing to read: done, or somewhere else.
        if (status !== '204' && status !== '302') {
          expect([name, status, Object.values(content ?? {}).every(({ schema }) => schema)]).toEqual([
            name,
            status,
            true,
          ])
          expect([name, status, Object.keys(content ?? {}).length > 0]).toEqual([name, status, true])
        }
      }
    }
  })

  test('says which routes must know who asks', async () => {
    const { app } = openDesk()
    const document = await read()
    for (const [name, { security }] of operations(document)) {
      const [method, url] = name.replaceAll(/\{\w+\}/g, 'x').split(' ') as ['GET', string]
      const payload = BODIES[name]
      const answer = await app.inject({ method, url, ...(payload && { payload }) })
      const needed = answer.statusCode === 401
      expect([name, security !== undefined]).toEqual([name, needed])
    }
  })

  test('says that matches are for everybody: those of public rooms need no session', async () => {
    const { paths } = await read()
    expect(paths['/api/matches']?.get?.security).toEqual([{ session: [] }, {}])
    expect((await openDesk().app.inject({ url: '/api/matches?listed' })).statusCode).not.toBe(401)
  })

  test('says which bodies may be left out', async () => {
    const optional = operations(await read()).filter(([, { requestBody }]) => requestBody?.required === false)
    expect(optional.map(([name]) => name)).toEqual(['POST /api/logout', 'DELETE /api/me'])
  })

  test('says that the options of a room are an object, both ways', async () => {
    const { post } = (await read()).paths['/api/rooms'] as Record<'post', Operation>
    const asked = post.requestBody?.content['application/json']?.schema
    const answered = post.responses['201']?.content?.['application/json']?.schema
    for (const schema of [asked, answered])
      expect(schema).toMatchObject({ properties: { options: { type: 'object' } } })
  })

  test('declares every parameter of a path, and each as required', async () => {
    for (const [name, { parameters = [] }] of operations(await read())) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const declared = parameters.filter((parameter) => parameter.in === 'path')
      expect([name, declared.map((parameter) => parameter.name)]).toEqual([name, inPath])
      for (const parameter of declared) expect(parameter.required).toBe(true)
      for (const parameter of parameters) expect(parameter.schema).toBeTypeOf('object')
    }
  })

  test('holds no references that lead nowhere', async () => {
    const document = await read()
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const parts = (reference as string).replace(/^#\//, '').split('/')
      const target = parts.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        document,
      )
      expect([reference, target]).not.toEqual([reference, undefined])
    }
  })

  test('describes bodies strictly', async () => {
    const { paths } = await read()
    const body = paths['/api/rooms']?.post?.requestBody?.content['application/json']?.schema
    expect(body).toMatchObject({ type: 'object', required: ['game', 'kind'], additionalProperties: false })
  })

  test('can be read by people: the page names every route', async () => {
    const { body, headers } = await openDesk().app.inject({ url: '/api/docs' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const route of ROUTES) expect(body).toContain(`<code>${route}</code>`)
    expect(body).toContain('handle, password')
    expect(body).toContain('everywhere (optional)')
    expect(body).toContain('the session cookie (optional)')
  })
})
