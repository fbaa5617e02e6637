import { BlockList, isIP } from 'node:net'
import { lookUp } from '@ludoteca/kernel'

/** Names for networks, the same as Fastify's, so that one setting serves both. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** A test for addresses in this list of network names, addresses, and networks such as `10.1.0.0/16`. */
export function trustedProxies(places: string | readonly string[]): (address: string) => boolean {
  const list = typeof places === 'string' ? places.split(',') : places
  const trusted = new BlockList()
  for (const place of list.flatMap((name) => lookUp(NAMED, name.trim()) ?? [name.trim()])) {
    const [address = '', bits] = place.split('/')
    const family = familyOf(address)
    if (family === undefined) throw new Error(`"${place}" is neither an address nor a network`)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && trusted.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  if (version === 0) return undefined
  return version === 4 ? 'ipv4' : 'ipv6'
}
