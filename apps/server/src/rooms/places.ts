import { createHmac } from 'node:crypto'

const MARK_LENGTH = 16

/** Keyed hashes of where people come from: equal for one place, and no way back to the address. */
export class Places {
  readonly #secret: string

  /** The secret is shared by all processes on one database. */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** `network` is an IPv4 address, or the /64 of an IPv6 one. */
  markOf(roomId: string, network: string): string {
    return this.#hash(`place ${roomId} ${siteOf(network)}`)
  }

  /** Both hashes for somebody who joins a room: that of this room, and that of all rooms. */
  marksOf(roomId: string, network: string): { readonly place: string; readonly network: string } {
    return { place: this.markOf(roomId, network), network: this.#hash(`network ${siteOf(network)}`) }
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, MARK_LENGTH)
  }
}

/** The /56 of an IPv6 network, which a customer usually gets as a whole. IPv4 stands for itself. */
function siteOf(network: string): string {
  if (!network.endsWith('::/64')) return network
  const [a, b, c, d = '0'] = network.split(':')
  return [a, b, c, Number.parseInt(d, 16) >> 8].join(':')
}
