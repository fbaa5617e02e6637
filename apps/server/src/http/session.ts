import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CookieKind, cookieName } from '../people/cookie.ts'
import { isSecure } from '../people/authenticator.ts'
import type { Individual } from '../people/person.ts'
import { SESSION_MS } from '../people/sessions.ts'
import type { DoorkeeperPort } from './deps.ts'
import { RefusalError } from './errors.ts'

/** Who asks; a stranger is sent to the door first, and who may not use their account is told so. */
export async function personOf(doorkeeper: DoorkeeperPort, request: FastifyRequest): Promise<Individual> {
  return permitted(doorkeeper, await anybodyOf(doorkeeper, request))
}

/** The same for what nobody may be kept from: going away, and what is one's own. */
export async function anybodyOf(doorkeeper: DoorkeeperPort, request: FastifyRequest): Promise<Individual> {
  const person = await doorkeeper.personOf(request)
  if (!person) throw new RefusalError('NO_SESSION')
  return person
}

function permitted(doorkeeper: DoorkeeperPort, person: Individual): Individual {
  const barred = doorkeeper.refusalOf(person)
  if (barred) throw new RefusalError(barred.code, barred.params)
  return person
}

/**
 * Who asks, and the cookie kept for another while. A session that was begun over TLS before the cookie had its prefix
 * moves over to the new name.
 */
export async function welcomeBack(
  doorkeeper: DoorkeeperPort,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Individual | undefined> {
  const person = await doorkeeper.personOf(request)
  if (person) return permitted(doorkeeper, person)
  const moved = await doorkeeper.moveOver(request)
  if (!moved) return undefined
  keepToken(doorkeeper, request, reply, moved.token)
  reply.clearCookie(cookieName('session', false), attributes(request))
  return permitted(doorkeeper, moved.person)
}

/** Has the browser keep the token of a session. */
export function keepToken(
  doorkeeper: DoorkeeperPort,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  keep('session', request, reply, doorkeeper.seal(token))
}

/** Has the browser keep that this account was logged in to with it, however long the session lasts. */
export function keepDevice(
  doorkeeper: DoorkeeperPort,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): void {
  keep('device', request, reply, doorkeeper.sealDevice(request, accountId))
}

/** Has the browser forget the token. */
export function dropToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName('session', isSecure(request)), attributes(request))
}

/** Has the browser forget who logged in with it. */
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
