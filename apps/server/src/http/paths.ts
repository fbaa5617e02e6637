import type { FastifyRequest } from 'fastify'

const API = '/api/'
/** Shared pictures, and profile pages. */
const SHARED = ['/s/', '/p/']

/** Whether the request is for the API, not for a page or a file of the client. Decided by route: paths have several spellings. */
export function isForApi({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? pathOf(url)).startsWith(API)
}

/** Whether the response is made for each request, and is not a file: only those count for rate limits. */
export function isMade(request: FastifyRequest): boolean {
  const url = request.routeOptions.url ?? ''
  return isForApi(request) || SHARED.some((start) => url.startsWith(start))
}

/** Whether the path is for administrators only. */
export function isForAdmins(path: string): boolean {
  return path.startsWith(`${API}admin/`)
}

/** The origin of this server as the client sees it, as `https://games.example.org`. */
export function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const url = `${protocol}://${host}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}

/** The path of an unknown address in the spelling of routes: without host and query, letters unescaped. */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  // Other escapes are in no path of ours; leaving them alone, this cannot throw as `decodeURI` does.
  return path.replace(/%([2-7][\da-f])/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
