import { createHmac } from 'node:crypto'

const MARK_LENGTH = 16

/** Marks where people come from: equal for one place, and of no use to whoever wants the address. */
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

  /** Both marks of somebody who comes into a room from there: that of this room, and that of all rooms. */
  marksOf(roomId: string, network: string): { readonly place: string; readonly network: string } {
    return { place: this.markOf(roomId, network), network: this.#hash(`network ${siteOf(network)}`) }
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, MARK_LENGTH)
  }
}

/** The 256 networks that a household gets, and that whoever has them may choose from: a /56. IPv4 stands for itself. */
function siteOf(network: string): string {
  if (!network.endsWith('::/64')) return network
  const [a, b, c, d = '0'] = network.split(':')
  return [a, b, c, Number.parseInt(d, 16) >> 8].join(':')
}
