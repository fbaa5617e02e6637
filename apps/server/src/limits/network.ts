import { isIPv6 } from 'node:net'

const GROUPS = 8
const SITE_GROUPS = 3
const MAPPED = ['0', '0', '0', '0', '0', 'ffff']

/**
 * What is counted as one place: an IPv4 address, or the first half of an IPv6 one, since whoever has one address of such
 * a network can have any of it. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group, 16))
  // IPv4-mapped IPv6.
  if (MAPPED.every((group, i) => groups[i] === group)) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups.slice(0, GROUPS / 2).join(':')}::/64`
}

/**
 * The network of networks that one of those above lies in: the first 48 bits of an IPv6 address, which one customer may
 * have for the asking. An IPv4 address has none that says anything.
 */
export function siteOf(network: string): string | undefined {
  if (!network.endsWith('::/64')) return undefined
  return `${network.split(':').slice(0, SITE_GROUPS).join(':')}::/48`
}

/** All eight, without leading zeros. */
function groupsOf(address: string): string[] {
  // The parser of addresses in links writes every address in one way.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail]
}
