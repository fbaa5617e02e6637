import { textSchema } from '@ludoteca/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Visit } from '../../people/log-in.ts'
import { hashToken } from '../../people/tokens.ts'
import type { HttpDeps } from '../deps.ts'
import { granted } from '../errors.ts'
import { languageOf } from '../language.ts'
import { meSchema } from '../person-view.ts'
import { rateOf } from '../rates.ts'
import { type App, about, errors, needsSession, nothing } from '../route.ts'
import { anybodyOf, dropToken, keepDevice, keepToken, personOf, welcomeBack } from '../session.ts'

// How long they may be is for people to say, with a reason of its own; here only what nobody would type is cut off.
const password = textSchema({ max: 1024 })
const credentialsSchema = z.strictObject({ handle: textSchema({ max: 64 }), password })

/** Routes for guest accounts, login and logout. */
export function addDoorRoutes(app: App, { people, authenticator, settings, dismiss }: HttpDeps): void {
  app.addHook('preClose', async () => people.close())
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
      const known = await welcomeBack(authenticator, request, reply)
      if (known) return known
      const language = languageOf(request.headers['accept-language'])
      const { token, person } = await people.guest(language, request.headers['user-agent'])
      keepToken(authenticator, request, reply, token)
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
      const { accountId } = await personOf(authenticator, request)
      const { handle, password } = request.body
      const agent = request.headers['user-agent']
      const { token, person } = granted(await people.claim(accountId, handle, password, agent))
      keepToken(authenticator, request, reply, token)
      keepDevice(authenticator, request, reply, accountId)
      dismiss({ accountId })
      return person
    },
  )
  app.post(
    '/api/login',
    {
      config: rateOf('password', settings),
      schema: {
        ...about('people', 'Log in with handle and password; after many mistakes the answer takes its time'),
        body: credentialsSchema,
        response: { 200: meSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { handle, password } = request.body
      const { token, person } = granted(await people.logIn(handle, password, visitOf(authenticator, request, reply)))
      const before = authenticator.tokenOf(request)
      if (before !== undefined) await logOut(before)
      keepToken(authenticator, request, reply, token)
      keepDevice(authenticator, request, reply, person.accountId)
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
      const { accountId } = await anybodyOf(authenticator, request)
      if (request.body?.everywhere) {
        await people.logOutEverywhere(accountId)
        dismiss({ accountId })
      } else await logOut(authenticator.tokenOf(request) ?? '')
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
      const { accountId } = await personOf(authenticator, request)
      const own = { token: authenticator.tokenOf(request) ?? '', userAgent: request.headers['user-agent'] }
      const { token, person } = granted(await people.changePassword(accountId, { ...request.body, ...own }))
      keepToken(authenticator, request, reply, token)
      keepDevice(authenticator, request, reply, accountId)
      dismiss({ accountId })
      return person
    },
  )
}

/** The origin of a login request. */
function visitOf(authenticator: HttpDeps['authenticator'], request: FastifyRequest, reply: FastifyReply): Visit {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return {
    address: request.ip,
    device: authenticator.deviceOf(request),
    userAgent: request.headers['user-agent'],
    signal: gone.signal,
  }
}
