import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { trustedProxies } from '../sockets/proxies.ts'
import { addAdminRoutes } from './admin/area.ts'
import { refuseWhenClosing } from './closing.ts'
import { IDLE_MS_MAX, limitConnections } from './connections.ts'
import type { HttpDeps, HttpSettings } from './deps.ts'
import { answerError, answerNoise } from './errors.ts'
import { loggerOptions } from './logging.ts'
import { describeRoutes } from './openapi.ts'
import { limitRequests } from './rates.ts'
import type { App } from './route.ts'
import { addCareerRoutes } from './routes/careers.ts'
import { addDoorRoutes } from './routes/door.ts'
import { addGameRoutes } from './routes/games.ts'
import { addLadderRoutes } from './routes/ladder.ts'
import { addMatchRoutes } from './routes/matches.ts'
import { addOperationRoutes } from './routes/operation.ts'
import { addPackRoutes } from './routes/packs.ts'
import { addPageRoutes } from './routes/pages.ts'
import { addProfileRoutes } from './routes/profile.ts'
import { addProfilePageRoute } from './routes/profile-page.ts'
import { addRoomRoutes } from './routes/rooms.ts'
import { addSessionRoutes } from './routes/sessions.ts'
import { addShareRoutes } from './routes/share.ts'
import { addTutorialRoutes } from './routes/tutorials.ts'
import { secure } from './security.ts'
import { addSite } from './site.ts'
import { answerUnknown } from './unknown.ts'
import { watchRequests } from './watch.ts'

const BODY_BYTES_MAX = 64 * 1024
/** How long a request may take to arrive. */
const REQUEST_MS_MAX = 30_000

/** The app without any routes or plugins: only its logger works. */
export function openApp({ log, trustProxy = 'loopback' }: HttpSettings): FastifyInstance {
  return fastify({
    logger: loggerOptions(log),
    // One line of our own for each request; see watch.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS_MAX,
    // None of the plugins waits for anything but the processor. On a busy machine the start takes long, and
    // by default it would fail after ten seconds, with a misleading message.
    pluginTimeout: 0,
    connectionTimeout: IDLE_MS_MAX,
    trustProxy: [trustProxy].flat(),
    frameworkErrors: answerError,
    clientErrorHandler: answerNoise,
    // While closing we respond ourselves, in the shape of every other error.
    return503OnClosing: false,
  })
}

/** The whole HTTP side of the server. The caller makes it listen and closes it. */
export function buildApp(deps: HttpDeps, app = openApp(deps.settings)): FastifyInstance {
  const { trustProxy = 'loopback' } = deps.settings
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  limitConnections(app, trustedProxies(trustProxy))
  refuseWhenClosing(app, deps.settings.drainMs)
  watchRequests(app, deps.metrics)
  secure(app, deps.settings.origins ?? [])
  app.register(fastifyCookie)
  limitRequests(app, deps)
  const { site } = deps.settings
  answerUnknown(app, site !== undefined)
  describeRoutes(app, deps.messages)
  if (site !== undefined) addSite(app, site)
  // Routes come last, so that all hooks above apply to them.
  app.register(async (scope) => addRoutes(scope as unknown as App, deps))
  return app
}

function addRoutes(app: App, deps: HttpDeps): void {
  addDoorRoutes(app, deps)
  addProfileRoutes(app, deps)
  addCareerRoutes(app, deps)
  addSessionRoutes(app, deps)
  addTutorialRoutes(app, deps)
  addGameRoutes(app, deps)
  addRoomRoutes(app, deps)
  addMatchRoutes(app, deps)
  addPackRoutes(app, deps)
  addLadderRoutes(app, deps)
  addOperationRoutes(app, deps)
  addShareRoutes(app, deps)
  addProfilePageRoute(app, deps)
  addPageRoutes(app)
  addAdminRoutes(app, deps)
}
