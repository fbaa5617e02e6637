import { fastifyCookie } from '@fastify/cookie'

/** The name of the cookie that carries the session. */
export const COOKIE_NAME = 'ludoteca'

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
  open(header: string | undefined): string | undefined {
    const value = cookieIn(header ?? '')
    if (value === undefined) return undefined
    const unsigned = fastifyCookie.unsign(value, this.#secret)
    return unsigned.valid ? unsigned.value : undefined
  }
}

/** Ours among the cookies of a header. The plugin's own parser is only there once a server runs. */
function cookieIn(header: string): string | undefined {
  const prefix = `${COOKIE_NAME}=`
  const pair = header.split(';').find((part) => part.trimStart().startsWith(prefix))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.trim().slice(prefix.length))
  } catch {
    return undefined
  }
}
