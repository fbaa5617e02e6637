import { fastifyCookie } from '@fastify/cookie'

/** The kinds of cookies: of the session, and of the browser in which somebody has logged in before. */
export type CookieKind = 'session' | 'device'

const NAMES: Readonly<Record<CookieKind, string>> = { session: 'ludoteca', device: 'ludoteca-device' }

/**
 * The name of a cookie. With this prefix a browser takes it over TLS only, and from this very host: neither a neighbour
 * under the same domain nor somebody on the way can put another one in its place.
 */
export function cookieName(kind: CookieKind, isSecure: boolean): string {
  return isSecure ? `__Host-${NAMES[kind]}` : NAMES[kind]
}

/** Signs the session's token for the browser and reads it back; a token that was tampered with is none. */
export class SessionCookie {
  readonly #secret: string

  /** The secret is shared by all processes on one database. */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** The value of the cookie. */
  seal(token: string): string {
    return fastifyCookie.sign(token, this.#secret)
  }

  /** The token out of a `Cookie` header, of an ordinary request or of a socket's upgrade. */
  open(header: string | undefined, isSecure = false): string | undefined {
    const value = readCookie(header, cookieName('session', isSecure))
    if (value === undefined) return undefined
    const unsigned = fastifyCookie.unsign(value, this.#secret)
    return unsigned.valid ? unsigned.value : undefined
  }
}

/** One of the cookies in a header. The plugin's own parser is only there once a server runs. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(prefix))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.trim().slice(prefix.length))
  } catch {
    return undefined
  }
}
