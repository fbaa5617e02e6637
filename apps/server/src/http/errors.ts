import type { Socket } from 'node:net'
import { isRefusal, lookUp, type Refusal } from '@ludoteca/kernel'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { StorageDown } from '../storage/storage.ts'
import { languageOf } from './language.ts'
import { reasonInWords } from './words/words.ts'

/** The body of every error response. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.string().describe('What went wrong, for programs.'),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      message: z.string().describe('What went wrong, for people, in the language of Accept-Language.'),
    }),
  })
  .describe('What went wrong.')

/** Thrown to end a request with a refusal. */
export class RefusalError extends Error {
  readonly refusal: Refusal

  constructor(code: string, params: Refusal['params'] = {}) {
    super(code)
    this.name = 'RefusalError'
    this.refusal = { code, params }
  }
}

/** The value, unless it is a refusal: that is thrown as `RefusalError`. */
export function granted<T extends object>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new RefusalError(answer.code, answer.params)
  return answer
}

const STATUS: Readonly<Record<string, number>> = {
  NO_SESSION: 401,
  BAD_LOGIN: 401,
  BAD_ORIGIN: 403,
  NOT_HOST: 403,
  KICKED: 403,
  TUTORIAL_REQUIRED: 403,
  BAD_PROOF: 403,
  WRONG_PASSWORD: 403,
  SECOND_FACTOR: 403,
  BAD_CODE: 403,
  SUSPENDED: 403,
  NAME_LOCKED: 403,
  ADMIN_ACCOUNT: 403,
  NOT_FOUND: 404,
  NO_SUCH_SESSION: 404,
  BAD_METHOD: 405,
  BAD_PHASE: 409,
  GAME_OFF: 409,
  MODE_OFF: 409,
  BOTS_OFF: 409,
  LADDER_OFF: 409,
  CANNOT_START: 409,
  CLAIMED: 409,
  HANDLE_TAKEN: 409,
  NOT_CLAIMED: 409,
  ROOM_FULL: 409,
  SEATS_FULL: 409,
  TOO_BIG: 413,
  BAD_TYPE: 415,
  RATE_LIMIT: 429,
  SERVER: 500,
  BUSY: 503,
  CLOSING: 503,
  NOT_READY: 503,
  MAINTENANCE: 503,
}

/** Sends a refusal. */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply, { code, params }: Refusal): FastifyReply {
  const message = reasonInWords(code, languageOf(request.headers['accept-language']))
  if (code === 'RATE_LIMIT' && typeof params.seconds === 'number') reply.header('retry-after', params.seconds)
  return reply
    .code(lookUp(STATUS, code) ?? 400)
    .type('application/json; charset=utf-8')
    .send({ error: { code, params, message } })
}

/** Sends an error response for whatever was thrown. Details go into the log only. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.code === 'SERVER' || refusal.code === 'BUSY') request.log.error({ err: error }, 'request failed')
  return refuseRequest(request, reply, refusal)
}

/** Responds to bytes that are not HTTP. There is no request to take the language from. */
export function answerNoise(_error: Error, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return
  const code = 'BAD_REQUEST'
  const body = JSON.stringify({ error: { code, params: {}, message: reasonInWords(code, 'en') } })
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', 'connection: close']
  // Destroyed, since nothing would time out a client that keeps the connection open.
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'), () => socket.destroy())
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof RefusalError) return error.refusal
  if (error instanceof StorageDown) return { code: 'BUSY', params: {} }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const where = `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}`.replace(/\/$/, '')
    return { code: 'BAD_REQUEST', params: { where, reason: first?.keyword ?? 'invalid' } }
  }
  if (error.statusCode === 413) return { code: 'TOO_BIG', params: {} }
  if (error.statusCode === 415) return { code: 'BAD_TYPE', params: {} }
  if (error.statusCode === 429) return { code: 'RATE_LIMIT', params: {} }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'BAD_REQUEST', params: { where: 'body', reason: 'unreadable' } }
  }
  return { code: 'SERVER', params: {} }
}
