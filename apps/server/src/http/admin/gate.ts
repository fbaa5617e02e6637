import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Admins, Standing } from '../../admin/admins.ts'
import type { Audit, AuditedAction } from '../../admin/audit.ts'
import { includes } from '../../admin/roles.ts'
import type { Role, Schema } from '../../storage/schema.ts'
import type { AuthenticatorPort } from '../deps.ts'
import { RefusalError } from '../errors.ts'
import type { App } from '../route.ts'

/** What an admin route asks of whoever comes. */
interface AdminNeed {
  readonly role: Role
  /** Also for those who have not shown their second factor in this session. */
  readonly isDoor?: true
}

/** The `config` of an admin route: who may use it. */
export function needs(role: Role): { readonly admin: AdminNeed } {
  return { admin: { role } }
}

/** The same for the few routes with which somebody comes in. */
export const atTheDoor: { readonly admin: AdminNeed } = { admin: { role: 'VIEWER', isDoor: true } }

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

interface Visit {
  readonly standing: Standing
  readonly token: string
  /** Whether the audit log has a line about what was done. */
  isNoted: boolean
}

const visits = new WeakMap<FastifyRequest, Visit>()

/**
 * Lets nobody to the routes that are added to this scope afterwards but those who may use them; to everybody else they
 * are not there. A route that says nothing about who may use it cannot be added, and one that changes something cannot
 * answer well unless the audit log has a line about it.
 */
export function guard(app: App, admins: Admins, authenticator: AuthenticatorPort): void {
  app.addHook('onRoute', ({ url, config, schema }) => {
    if (needOf(config) === undefined) throw new Error(`${url} does not say who may use it`)
    // The description of the server is for everybody.
    if (schema !== undefined) Object.assign(schema, { hide: true })
  })
  app.addHook('onRequest', async (request) => {
    const need = needOf(request.routeOptions.config)
    const token = authenticator.tokenOf(request)
    const standing = token === undefined ? undefined : await admins.standingOf(token)
    if (need === undefined || token === undefined || standing === undefined || !includes(standing.role, need.role)) {
      throw new RefusalError('NOT_FOUND')
    }
    if (standing.stage !== 'in' && !need.isDoor) throw new RefusalError('SECOND_FACTOR')
    visits.set(request, { standing, token, isNoted: need.isDoor === true })
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400) refuseUnnoted(request)
  })
}

/** Who asks. */
export function actorOf(request: FastifyRequest): Standing {
  return visitOf(request).standing
}

/** The token of the session that asks. */
export function tokenOf(request: FastifyRequest): string {
  return visitOf(request).token
}

/** Writes down what whoever asks has done. Called by every route that changes something, or shows private data; with a transaction, in it. */
export async function note(
  audit: Audit,
  request: FastifyRequest,
  action: AuditedAction,
  db?: Kysely<Schema>,
): Promise<void> {
  const visit = visitOf(request)
  await audit.note(visit.standing, action, db)
  visit.isNoted = true
}

function refuseUnnoted(request: FastifyRequest): void {
  const visit = visits.get(request)
  if (visit === undefined || visit.isNoted || READING.has(request.method)) return
  visit.isNoted = true
  throw new Error(`${request.routeOptions.url} did something that the audit log does not know`)
}

function visitOf(request: FastifyRequest): Visit {
  const visit = visits.get(request)
  if (visit === undefined) throw new Error('nobody was let in')
  return visit
}

function needOf(config: unknown): AdminNeed | undefined {
  return (config as { readonly admin?: AdminNeed } | undefined)?.admin
}
