import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'
import { hashToken } from '../../people/tokens.ts'
import type { HttpDeps } from '../deps.ts'
import { granted } from '../errors.ts'
import { languageOf } from '../language.ts'
import { meSchema } from '../person-view.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, needsSession, nothing } from '../route.ts'
import { dropToken, keepToken, personOf } from '../session.ts'

// How long they may be is for people to say, with a reason of its own; here only what nobody would type is cut off.
const password = textSchema({ max: 1024 })
const credentialsSchema = z.strictObject({ handle: textSchema({ max: 64 }), password })

/** Coming in and going out. */
export function addDoorRoutes(app: App, { people, doorkeeper, settings, dismiss }: HttpDeps): void {
  const logOut = async (token: string) => {
    await people.logOut(token)
    dismiss({ sessionId: hashToken(token) })
  }
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
      dismiss({ accountId })
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
      if (before !== undefined) await logOut(before)
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
      if (request.body?.everywhere) {
        await people.logOutEverywhere(accountId)
        dismiss({ accountId })
      } else await logOut(doorkeeper.tokenOf(request) ?? '')
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
      dismiss({ accountId })
      return person
    },
  )
}
