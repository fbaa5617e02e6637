import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE_NAME } from '../people/cookie.ts'
import type { Individual } from '../people/person.ts'
import { SESSION_MS } from '../people/sessions.ts'
import type { DoorkeeperPort } from './deps.ts'
import { Refused } from './errors.ts'

/** Who asks; a stranger is sent to the door first. */
export async function personOf(doorkeeper: DoorkeeperPort, request: FastifyRequest): Promise<Individual> {
  const person = await doorkeeper.personOf(request)
  if (!person) throw new Refused('NO_SESSION')
  return person
}

/** Has the browser keep the token of a session. */
export function keepToken(
  doorkeeper: DoorkeeperPort,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(COOKIE_NAME, doorkeeper.seal(token), {
    ...attributes(request),
    maxAge: Math.floor(SESSION_MS / 1000),
  })
}

/** Has the browser forget the token. */
export function dropToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE_NAME, attributes(request))
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}
