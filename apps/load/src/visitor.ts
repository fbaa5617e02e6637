import { Api } from '@ludoteca/client'
import { WebSocket } from 'ws'

/** Somebody with a browser of their own. */
export class Visitor {
  readonly api: Api
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
    this.api = new Api(url)
  }

  /** Comes to a server as a guest. */
  static async arrive(url: string): Promise<Visitor> {
    const visitor = new Visitor(url)
    await visitor.api.guest()
    return visitor
  }

  get socketUrl(): string {
    return `${this.#url.replace('http', 'ws')}/ws`
  }

  /** A socket with this person's cookie. */
  readonly open = (): WebSocket => new WebSocket(this.socketUrl, { headers: { cookie: this.api.cookie } })
}
