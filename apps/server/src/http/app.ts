import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { AllowedMethods } from './allowed-methods.ts'
import type { HttpDeps } from './deps.ts'
import { answerError, refuseRequest } from './errors.ts'
import { loggerOptions } from './logging.ts'
import { describeRoutes } from './openapi.ts'
import { limitRequests } from './rates.ts'
import type { App } from './route.ts'
import { addGameRoutes } from './routes/games.ts'
import { addOperationRoutes } from './routes/operation.ts'
import { addPageRoutes } from './routes/pages.ts'
import { addPeopleRoutes } from './routes/people.ts'
import { addRoomRoutes } from './routes/rooms.ts'
import { secure } from './security.ts'
import { watchRequests } from './watch.ts'

const BODY_BYTES_MAX = 64 * 1024
/** A request that has not arrived by then will not. */
const REQUEST_MS_MAX = 30_000

/** Everything the server does over HTTP. Whoever calls it lets it listen and closes it. */
export function buildApp(deps: HttpDeps): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(deps.settings.log),
    disableRequestLogging: true,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS_MAX,
    trustProxy: [deps.settings.trustProxy ?? 'loopback'].flat(),
    frameworkErrors: answerError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  answerUnknown(app)
  watchRequests(app, deps.metrics)
  secure(app, deps.settings.origins ?? [])
  app.register(fastifyCookie)
  limitRequests(app, deps)
  describeRoutes(app)
  // Routes come last, so that all of the above sees them.
  app.register(async (scope) => addRoutes(scope as unknown as App, deps))
  return app
}

function addRoutes(app: App, deps: HttpDeps): void {
  addPeopleRoutes(app, deps)
  addGameRoutes(app, deps)
  addRoomRoutes(app, deps)
  addOperationRoutes(app, deps)
  addPageRoutes(app)
}

/** An address that is not there, or one that cannot do what was asked. */
function answerUnknown(app: FastifyInstance): void {
  const allowed = new AllowedMethods()
  allowed.watch(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed.of(request.url.split('?')[0] as string)
    if (methods.length === 0) return refuseRequest(request, reply, { code: 'NOT_FOUND', params: {} })
    reply.header('allow', methods.join(', '))
    return refuseRequest(request, reply, { code: 'BAD_METHOD', params: { method: request.method } })
  })
}
