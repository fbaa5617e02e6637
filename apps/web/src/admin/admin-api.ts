import type { Api } from '@ludoteca/client'
import { refusalOfError } from '../stores/requests.ts'

/** What goes into an address; what is undefined or empty is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The routes for those who look after the house. Throws what the server says, as everything that asks it does. */
export class AdminApi {
  readonly #api: Promise<Api>
  /** Hears that the second factor must be shown again. */
  readonly #stoppedAtTheDoor: () => void

  constructor(api: Promise<Api>, stoppedAtTheDoor: () => void) {
    this.#api = api
    this.#stoppedAtTheDoor = stoppedAtTheDoor
  }

  /** `path` begins after `/api/admin`. */
  async get<T>(path: string, query: Query = {}): Promise<T> {
    return JSON.parse(await this.#send('GET', path + queryOf(query))) as T
  }

  async send<T = undefined>(method: Method, path: string, body?: object): Promise<T> {
    const text = await this.#send(method, path, body)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** The answer as the text of a file. */
  async file(path: string, body: object): Promise<string> {
    return this.#send('POST', path, body)
  }

  async #send(method: 'GET' | Method, path: string, body?: object): Promise<string> {
    try {
      return await (await this.#api).ask(method, `/api/admin${path}`, body)
    } catch (error) {
      if (refusalOfError(error).code === 'SECOND_FACTOR') this.#stoppedAtTheDoor()
      throw error
    }
  }
}

function queryOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
