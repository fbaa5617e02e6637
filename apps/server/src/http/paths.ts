import type { FastifyRequest } from 'fastify'

const API = '/api/'
/** Pictures that people pass on, and pages about them. */
const SHARED = ['/s/', '/p/']

/** Whether somebody asks for data, not for a page or a file of the client. Only the route knows: addresses have spellings. */
export function isForApi({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? pathOf(url)).startsWith(API)
}

/** Whether the server makes the answer itself for each request: a limit counts those, and not files. */
export function isMade(request: FastifyRequest): boolean {
  const url = request.routeOptions.url ?? ''
  return isForApi(request) || SHARED.some((start) => url.startsWith(start))
}

/** Whether it is an address for administrators. */
export function isForAdmins(path: string): boolean {
  return path.startsWith(`${API}admin/`)
}

/** Where this server is for whoever asks, as `https://games.example.org`. */
export function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const url = `${protocol}://${host}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}

/** The path of an address that has no route, spelled as routes are: without host and query, and letters not escaped. */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  // Escapes of other characters are in no path of ours; leaving them alone, this cannot fail as `decodeURI` does.
  return path.replace(/%([2-7][\da-f])/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
