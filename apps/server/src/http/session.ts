import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../people/authenticator.ts'
import { type CookieKind, cookieName } from '../people/cookie.ts'
import type { Individual } from '../people/person.ts'
import { SESSION_MS } from '../people/sessions.ts'
import type { AuthenticatorPort } from './deps.ts'
import { RefusalError } from './errors.ts'

/** The person of a request. Throws a refusal without a session, or when the account is suspended. */
export async function personOf(authenticator: AuthenticatorPort, request: FastifyRequest): Promise<Individual> {
  return permitted(authenticator, await anybodyOf(authenticator, request))
}

/** The same also for suspended accounts: they may log out, and get or delete their data. */
export async function anybodyOf(authenticator: AuthenticatorPort, request: FastifyRequest): Promise<Individual> {
  const person = await authenticator.personOf(request)
  if (!person) throw new RefusalError('NO_SESSION')
  return person
}

function permitted(authenticator: AuthenticatorPort, person: Individual): Individual {
  const barred = authenticator.refusalOf(person)
  if (barred) throw new RefusalError(barred.code, barred.params)
  return person
}

/**
 * Who asks, and the cookie kept for another while. A session that was begun over TLS before the cookie had its prefix
 * moves over to the new name.
 */
export async function welcomeBack(
  authenticator: AuthenticatorPort,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Individual | undefined> {
  const person = await authenticator.personOf(request)
  if (person) return permitted(authenticator, person)
  const moved = await authenticator.moveOver(request)
  if (!moved) return undefined
  keepToken(authenticator, request, reply, moved.token)
  reply.clearCookie(cookieName('session', false), attributes(request))
  return permitted(authenticator, moved.person)
}

/** Sets the session cookie. */
export function keepToken(
  authenticator: AuthenticatorPort,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  keep('session', request, reply, authenticator.seal(token))
}

/** Sets the device cookie, which remembers a login to this account beyond the session. */
export function keepDevice(
  authenticator: AuthenticatorPort,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): void {
  keep('device', request, reply, authenticator.sealDevice(request, accountId))
}

/** Clears the session cookie. */
export function dropToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName('session', isSecure(request)), attributes(request))
}

/** Clears the device cookie. */
export function dropDevice(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName('device', isSecure(request)), attributes(request))
}

function keep(kind: CookieKind, request: FastifyRequest, reply: FastifyReply, value: string): void {
  const maxAge = Math.floor(SESSION_MS / 1000)
  reply.setCookie(cookieName(kind, isSecure(request)), value, { ...attributes(request), maxAge })
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const
}
