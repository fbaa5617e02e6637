import type { IncomingMessage } from 'node:http'
import { networkOf } from '../limits/network.ts'
import type { SocketSettings } from './settings.ts'

type Trust = Pick<SocketSettings, 'trustsProxy'>

/** The network a request comes from: that of the first address, going back from us, that is not one of our proxies. */
export function addressOf(request: IncomingMessage, { trustsProxy }: Trust): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(plainAddress)
    .filter((hop) => hop !== '')
  let address = plainAddress(request.socket.remoteAddress ?? '')
  while (trustsProxy(address)) {
    const before = hops.pop()
    if (before === undefined) break
    address = before
  }
  return networkOf(address)
}

/** An IPv4-mapped IPv6 address as IPv4. */
export function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether the page that opens the socket is ours. Programs send no `Origin`; a browser always does. */
export function isOurPage(request: IncomingMessage, settings: Trust & Pick<SocketSettings, 'origins'>): boolean {
  const { origin } = request.headers
  if (origin === undefined || settings.origins.includes(origin)) return true
  const page = URL.canParse(origin) ? new URL(origin).host : undefined
  return page !== undefined && page !== '' && page === hostOf(request, settings)
}

function hostOf(request: IncomingMessage, { trustsProxy }: Trust): string | undefined {
  const forwarded = request.headers['x-forwarded-host']
  const isForwarded = typeof forwarded === 'string' && trustsProxy(plainAddress(request.socket.remoteAddress ?? ''))
  return (isForwarded ? forwarded : request.headers.host)?.toLowerCase()
}

/** `https` where TLS is in front of us or of our proxy, which says so; the same as Fastify makes of it. */
export function protocolOf(request: IncomingMessage, { trustsProxy }: Trust): string {
  const forwarded = request.headers['x-forwarded-proto']
  if (typeof forwarded === 'string' && trustsProxy(plainAddress(request.socket.remoteAddress ?? ''))) {
    return forwarded.split(',').at(-1)?.trim() ?? ''
  }
  return 'encrypted' in request.socket ? 'https' : 'http'
}
