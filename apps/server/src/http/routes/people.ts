import { z } from 'zod'
import type { Individual } from '../../people/person.ts'
import type { HttpDeps } from '../deps.ts'
import { granted, Refused } from '../errors.ts'
import { languageOf } from '../language.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, needsSession, nothing } from '../route.ts'
import { dropToken, keepToken, personOf } from '../session.ts'

const PORTRAIT_VALUES_MAX = 16

const portraitSchema = z
  .record(z.string().max(24), z.union([z.string().max(40), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= PORTRAIT_VALUES_MAX)
const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/)

const meSchema = z
  .object({
    accountId: z.string(),
    name: z.string(),
    handle: z.string().nullable(),
    claimed: z.boolean().describe('Whether there is a handle and a password to come back with.'),
    colour: colourSchema.nullable(),
    portrait: portraitSchema.nullable(),
    listed: z.boolean().describe('Whether others may look you up by your handle.'),
    createdAt: z.number(),
  })
  .describe('You.')

const profileSchema = z.strictObject({
  name: z.string().max(64).exactOptional(),
  colour: colourSchema.nullable().exactOptional(),
  portrait: portraitSchema.nullable().exactOptional(),
  listed: z.boolean().exactOptional(),
})

// How long they may be is for people to say, with a reason of its own; here only what nobody would type is cut off.
const handle = z.string().max(64)
const password = z.string().max(1024)
const credentialsSchema = z.strictObject({ handle, password })

/** Coming in, going out, and what one says about oneself. */
export function addPeopleRoutes(app: App, deps: HttpDeps): void {
  addDoorRoutes(app, deps)
  addProfileRoutes(app, deps)
}

function addDoorRoutes(app: App, { people, doorkeeper, settings }: HttpDeps): void {
  app.post(
    '/api/guest',
    {
      config: rateOf('guest', settings),
      schema: { ...about('people', 'Come in as a guest, or stay who you are'), response: { 200: meSchema, ...errors } },
    },
    async (request, reply) => {
      const known = await doorkeeper.personOf(request)
      if (known) return known
      const { token, person } = await people.guest(languageOf(request.headers['accept-language']))
      keepToken(doorkeeper, request, reply, token)
      return person
    },
  )
  app.post(
    '/api/account',
    {
      config: rateOf('password', settings),
      schema: {
        ...about('people', 'Claim the account with a handle and a password; other sessions end'),
        ...needsSession,
        body: credentialsSchema,
        response: { 200: meSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(doorkeeper, request)
      const { token, person } = granted(await people.claim(accountId, request.body.handle, request.body.password))
      keepToken(doorkeeper, request, reply, token)
      return person
    },
  )
  app.post(
    '/api/login',
    {
      config: rateOf('password', settings),
      schema: {
        ...about('people', 'Log in with handle and password'),
        body: credentialsSchema,
        response: { 200: meSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { token, person } = granted(await people.logIn(request.body.handle, request.body.password, request.ip))
      const before = doorkeeper.tokenOf(request)
      if (before !== undefined) await people.logOut(before)
      keepToken(doorkeeper, request, reply, token)
      return person
    },
  )
  app.post(
    '/api/logout',
    {
      schema: {
        ...about('people', 'Log out here, or everywhere'),
        ...needsSession,
        body: z.strictObject({ everywhere: z.boolean().exactOptional() }).nullish(),
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(doorkeeper, request)
      if (request.body?.everywhere) await people.logOutEverywhere(accountId)
      else await people.logOut(doorkeeper.tokenOf(request) ?? '')
      dropToken(request, reply)
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/password',
    {
      config: rateOf('password', settings),
      schema: {
        ...about('people', 'Change the password; other sessions end'),
        ...needsSession,
        body: z.strictObject({ current: password, next: password }),
        response: { 200: meSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(doorkeeper, request)
      const change = { ...request.body, address: request.ip }
      const { token, person } = granted(await people.changePassword(accountId, change))
      keepToken(doorkeeper, request, reply, token)
      return person
    },
  )
}

function addProfileRoutes(app: App, { people, doorkeeper }: HttpDeps): void {
  app.get(
    '/api/me',
    { schema: { ...about('people', 'Who you are'), ...needsSession, response: { 200: meSchema, ...errors } } },
    async (request, reply) => {
      const person = await personOf(doorkeeper, request)
      // The session lives on with every visit, so the cookie must too.
      keepToken(doorkeeper, request, reply, doorkeeper.tokenOf(request) as string)
      return person
    },
  )
  app.patch(
    '/api/me',
    {
      schema: {
        ...about('people', 'Change name, colour, portrait, or whether others find you'),
        ...needsSession,
        body: profileSchema,
        response: { 200: meSchema, ...errors },
      },
    },
    async (request) => {
      const { accountId } = await personOf(doorkeeper, request)
      return granted(await people.setProfile(accountId, request.body))
    },
  )
  app.delete(
    '/api/me',
    {
      schema: {
        ...about('people', 'Delete your account; matches keep the name you played under'),
        ...needsSession,
        response: { 204: nothing, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = await personOf(doorkeeper, request)
      await people.remove(accountId)
      dropToken(request, reply)
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/people/:handle',
    {
      schema: {
        ...about('people', 'Somebody who wants to be found'),
        params: z.object({ handle }),
        response: {
          200: meSchema
            .pick({ name: true, colour: true, portrait: true, createdAt: true })
            .extend({ handle: z.string() })
            .describe('A person.'),
          ...errors,
        },
      },
    },
    async (request) => shownTo(await people.listed(request.params.handle)),
  )
}

function shownTo(person: Individual | undefined) {
  if (!person || person.handle === null) throw new Refused('NOT_FOUND')
  const { name, handle, colour, portrait, createdAt } = person
  return { name, handle, colour, portrait, createdAt }
}
