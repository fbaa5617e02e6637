import { QueueFault } from './fault.ts'

/** Where a queue is. */
export interface Address {
  /** With the password, for the connection alone. */
  readonly url: string
  /** The same without user and password, for people. */
  readonly shown: string
}

const SCHEMES = ['redis:', 'rediss:']

/** Reads an address. What is wrong with it is said without repeating it, for it may hold a password. */
export function readAddress(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isGood = url && SCHEMES.includes(url.protocol) && url.hostname !== '' && /^\/?\d*$/.test(url.pathname)
  if (!isGood || !isDecodable(url.username) || !isDecodable(url.password)) {
    throw new QueueFault(
      'bad-address',
      'the address of a queue is redis://host:6379, or rediss://user:password@host:6380 for TLS, with /1 for database 1',
    )
  }
  const database = url.pathname.length > 1 ? url.pathname : ''
  return { url: text, shown: `${url.protocol}//${url.host}${database}` }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
