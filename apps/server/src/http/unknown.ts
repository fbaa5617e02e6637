import type { FastifyInstance } from 'fastify'
import { refuseRequest } from './errors.ts'
import { isForAdmins, pathOf } from './paths.ts'
import { isPage, sendPage } from './site.ts'

/** Handles requests without a route: pages of the client, unknown addresses (404), and wrong methods (405). */
export function answerUnknown(app: FastifyInstance, hasSite: boolean): void {
  const methodsByUrl = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByUrl.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    methodsByUrl.set(url, methods)
  })
  // After the plugin for rate limits.
  app.after(() => {
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
      if (hasSite && isPage(request)) return sendPage(reply)
      const path = pathOf(request.url)
      // The methods of admin routes are not told.
      const methods = isForAdmins(path) ? [] : allowedAt(methodsByUrl, path)
      if (methods.length === 0) return refuseRequest(request, reply, { code: 'NOT_FOUND', params: {} })
      reply.header('allow', methods.join(', '))
      return refuseRequest(request, reply, { code: 'BAD_METHOD', params: { method: request.method } })
    })
  })
}

function allowedAt(methodsByUrl: ReadonlyMap<string, ReadonlySet<string>>, path: string): readonly string[] {
  const asked = path.split('/')
  const fitting = [...methodsByUrl].filter(([pattern]) => fits(pattern.split('/'), asked))
  return [...new Set(fitting.flatMap(([, methods]) => [...methods]))].sort()
}

function fits(pattern: readonly string[], asked: readonly string[]): boolean {
  return pattern.length === asked.length && pattern.every((part, i) => part.startsWith(':') || part === asked[i])
}
