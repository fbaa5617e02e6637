import { isFields, type Pack, type Refusal, type SeatedMove } from '@ludoteca/kernel'
import type { RoomStatus, RoomView } from '@ludoteca/protocol'
import type {
  Career,
  FinishedTutorial,
  GameInfo,
  LadderTables,
  MatchInfo,
  MatchPage,
  MatchPictures,
  MatchQuery,
  Me,
  Profile,
  ProfilePage,
  RoomRatings,
  RoomSummary,
  RoomWish,
  SessionInfo,
} from './api-types.ts'

/** As much of `fetch` as the client uses. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>
interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}
interface FetchAnswer {
  readonly ok: boolean
  readonly status: number
  readonly headers: { getSetCookie?(): string[] }
  text(): Promise<string>
}

/** A refused or failed request. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly params: Refusal['params']

  constructor(status: number, { code, params }: Refusal, message: string) {
    super(message)
    this.status = status
    this.code = code
    this.params = params
  }
}

/** The server over HTTP, as one person. Browsers keep the cookie by themselves; elsewhere it is kept here. */
export class Api {
  readonly #baseUrl: string
  readonly #fetch: Fetch
  readonly #cookies = new Map<string, string>()

  /** `baseUrl` is empty for the page's own server. */
  constructor(baseUrl = '', send: Fetch = (url, init) => fetch(url, init)) {
    this.#baseUrl = baseUrl
    this.#fetch = send
  }

  /** For the header of a socket outside browsers. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Makes a guest account, unless there is a session already. */
  guest(): Promise<Me> {
    return this.#ask('POST', '/api/guest')
  }
  me(): Promise<Me> {
    return this.#ask('GET', '/api/me')
  }
  setProfile(profile: Profile): Promise<Me> {
    return this.#ask('PATCH', '/api/me', profile)
  }
  /** Tells that the warning was read. */
  async readWarning(): Promise<void> {
    await this.#ask('DELETE', '/api/me/warning')
  }
  /** Deletes the account; needs its password if it has one. */
  async remove(password?: string): Promise<void> {
    await this.#ask('DELETE', '/api/me', password === undefined ? undefined : { password })
  }
  /** Gives a guest a handle and a password to come back with. */
  claim(handle: string, password: string): Promise<Me> {
    return this.#ask('POST', '/api/account', { handle, password })
  }
  logIn(handle: string, password: string): Promise<Me> {
    return this.#ask('POST', '/api/login', { handle, password })
  }
  /** Here, or on every device. */
  async logOut({ everywhere = false }: { readonly everywhere?: boolean } = {}): Promise<void> {
    await this.#ask('POST', '/api/logout', everywhere ? { everywhere } : undefined)
  }
  /** Chooses another password; all other sessions end. */
  changePassword(current: string, next: string): Promise<Me> {
    return this.#ask('POST', '/api/password', { current, next })
  }

  /** The profile page at that address. */
  profile(slug: string): Promise<ProfilePage> {
    return this.#ask('GET', `/api/profile/${encodeURIComponent(slug)}`)
  }
  /** The own careers. */
  async career(): Promise<readonly Career[]> {
    return (await this.#ask<{ games: Career[] }>('GET', '/api/me/career')).games
  }
  /** Achievements that a finished match brought for the first time; undefined while it was not read yet. */
  async newAchievements(matchId: string): Promise<readonly string[] | undefined> {
    type Found = { readonly read: boolean; readonly achievements: string[] }
    const found = await this.#ask<Found>('GET', `/api/me/career/matches/${encodeURIComponent(matchId)}`)
    return found.read ? found.achievements : undefined
  }
  /** All data that is stored about the account, as the text of a file. */
  export(): Promise<string> {
    return this.#send('GET', '/api/me/export')
  }

  /** The sessions of the account, last used first. */
  async sessions(): Promise<readonly SessionInfo[]> {
    return (await this.#ask<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions')).sessions
  }
  /** Ends one of these sessions. */
  async endSession(id: string): Promise<void> {
    await this.#ask('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`)
  }
  /** Ends all sessions but this one. */
  async endOtherSessions(): Promise<void> {
    await this.#ask('DELETE', '/api/me/sessions')
  }

  /** The finished tutorials. */
  async tutorials(): Promise<readonly FinishedTutorial[]> {
    return (await this.#ask<{ tutorials: FinishedTutorial[] }>('GET', '/api/me/tutorials')).tutorials
  }
  /** Proves with the moves of the match that one has finished the tutorial of a game. */
  finishTutorial(game: string, moves: readonly SeatedMove[]): Promise<FinishedTutorial> {
    return this.#ask('POST', `/api/me/tutorials/${encodeURIComponent(game)}`, { moves })
  }

  async games(): Promise<readonly GameInfo[]> {
    return (await this.#ask<{ games: GameInfo[] }>('GET', '/api/games')).games
  }
  async rooms(filter: { readonly game?: string; readonly status?: RoomStatus } = {}): Promise<readonly RoomSummary[]> {
    return (await this.#ask<{ rooms: RoomSummary[] }>('GET', `/api/rooms${queryOf(filter)}`)).rooms
  }
  createRoom(wish: RoomWish): Promise<RoomView> {
    return this.#ask('POST', '/api/rooms', wish)
  }
  room(roomId: string): Promise<RoomView> {
    return this.#ask('GET', `/api/rooms/${encodeURIComponent(roomId)}`)
  }
  /** The ratings of the people of a room, in its game; only for those who are in it. */
  async roomRatings(roomId: string): Promise<RoomRatings> {
    type Ratings = { readonly ratings: RoomRatings }
    return (await this.#ask<Ratings>('GET', `/api/rooms/${encodeURIComponent(roomId)}/ratings`)).ratings
  }
  /** Whether seasons are shown now. */
  async isLadderOpen(): Promise<boolean> {
    return (await this.#ask<{ open: boolean }>('GET', '/api/ladder')).open
  }
  /** The tables of a season of a game: `current`, or one by its year and week. */
  ladder(game: string, season = 'current'): Promise<LadderTables> {
    return this.#ask('GET', `/api/ladder/${encodeURIComponent(season)}${queryOf({ game })}`)
  }
  /** The fullest open room of a game, or a new one. */
  quickPlay(game: string): Promise<RoomView> {
    return this.#ask('POST', '/api/quick-play', { game })
  }

  matches(query: MatchQuery = {}): Promise<MatchPage> {
    return this.#ask('GET', `/api/matches${queryOf(query)}`)
  }
  match(matchId: string): Promise<MatchInfo> {
    return this.#ask('GET', `/api/matches/${encodeURIComponent(matchId)}`)
  }
  /** The record of a match as a file, to be read with `parseRecord`. */
  record(matchId: string): Promise<string> {
    return this.#send('GET', `/api/matches/${encodeURIComponent(matchId)}/record`)
  }

  /** A content pack. */
  pack(game: string, sha256: string): Promise<Pack> {
    return this.#ask('GET', `/api/games/${encodeURIComponent(game)}/packs/${encodeURIComponent(sha256)}`)
  }

  /** The pictures of a match that is over, to pass on, and what its people earned. */
  pictures(matchId: string): Promise<MatchPictures> {
    return this.#ask('GET', `/api/matches/${encodeURIComponent(matchId)}/pictures`)
  }

  /** Any other request; returns the text of the response. Throws `ApiError`. */
  ask(method: string, path: string, body?: object): Promise<string> {
    return this.#send(method, path, body)
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const text = await this.#send(method, path, body)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  async #send(method: string, path: string, body?: object): Promise<string> {
    const headers: Record<string, string> = {}
    if (body) headers['content-type'] = 'application/json'
    if (this.#cookies.size > 0) headers.cookie = this.cookie
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await this.#fetch(this.#baseUrl + path, init)
    for (const cookie of answer.headers.getSetCookie?.() ?? []) this.#keep(cookie)
    const text = await answer.text()
    if (!answer.ok) throw errorOf(answer.status, text)
    return text
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    if (value === '' || attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

function queryOf(values: object): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}

/** The error of a response: the server's, or only the status when something in between responded. */
function errorOf(status: number, text: string): ApiError {
  try {
    const { error } = JSON.parse(text) as { error: Refusal & { message: string } }
    if (isFields(error)) return new ApiError(status, error, error.message)
  } catch {
    // Not from our server.
  }
  return new ApiError(status, { code: 'HTTP', params: { status } }, `The server answered with status ${status}.`)
}
