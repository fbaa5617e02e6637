import type { FastifyRequest } from 'fastify'

const API = '/api/'

/** Whether somebody asks for data, not for a page or a file of the client. Only the route knows: addresses have spellings. */
export function isForApi({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? pathOf(url)).startsWith(API)
}

/** The path of an address that has no route, spelled as routes are: without host and query, and letters not escaped. */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  // Escapes of other characters are in no path of ours; leaving them alone, this cannot fail as `decodeURI` does.
  return path.replace(/%([2-7][\da-f])/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
