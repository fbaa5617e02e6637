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

/** A request that the server did not grant. */
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

  /** Comes in as a guest, or stays who one is. */
  guest(): Promise<Me> {
    return this.#ask('POST', '/api/guest')
  }
  me(): Promise<Me> {
    return this.#ask('GET', '/api/me')
  }
  setProfile(profile: Profile): Promise<Me> {
    return this.#ask('PATCH', '/api/me', profile)
  }
  /** One has read what one was warned of. */
  async heardWarning(): Promise<void> {
    await this.#ask('DELETE', '/api/me/warning')
  }
  /** Deletes the account. Whoever has a password is asked for it. */
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
  /** What one has come to in each game. */
  async career(): Promise<readonly Career[]> {
    return (await this.#ask<{ games: Career[] }>('GET', '/api/me/career')).games
  }
  /** Which achievements a finished match has brought for the first time; nothing while that is not known yet. */
  async newAchievements(matchId: string): Promise<readonly string[] | undefined> {
    type News = { readonly read: boolean; readonly achievements: string[] }
    const news = await this.#ask<News>('GET', `/api/me/career/matches/${encodeURIComponent(matchId)}`)
    return news.read ? news.achievements : undefined
  }
  /** All that is kept about oneself, as the text of a file. */
  export(): Promise<string> {
    return this.#send('GET', '/api/me/export')
  }

  /** Where one is logged in, last used first. */
  async sessions(): Promise<readonly SessionInfo[]> {
    return (await this.#ask<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions')).sessions
  }
  /** Logs out in one of these places. */
  async endSession(id: string): Promise<void> {
    await this.#ask('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`)
  }
  /** Logs out everywhere but here. */
  async endOtherSessions(): Promise<void> {
    await this.#ask('DELETE', '/api/me/sessions')
  }

  /** Which tutorials one has finished. */
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
  /** How well the people of a room one is in play its game. */
  async roomRatings(roomId: string): Promise<RoomRatings> {
    type Ratings = { readonly ratings: RoomRatings }
    return (await this.#ask<Ratings>('GET', `/api/rooms/${encodeURIComponent(roomId)}/ratings`)).ratings
  }
  /** Whether the tables of seasons can be looked at now. */
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

  /** What a match is played with, where that is not what its game brings along. */
  pack(game: string, sha256: string): Promise<Pack> {
    return this.#ask('GET', `/api/games/${encodeURIComponent(game)}/packs/${encodeURIComponent(sha256)}`)
  }

  /** The pictures of a match that is over, to pass on, and what its people earned. */
  pictures(matchId: string): Promise<MatchPictures> {
    return this.#ask('GET', `/api/matches/${encodeURIComponent(matchId)}/pictures`)
  }

  /** Any other question, as the text of the answer. Throws `ApiError`. */
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

/** What the server says went wrong, or at least the status when something in between answered. */
function errorOf(status: number, text: string): ApiError {
  try {
    const { error } = JSON.parse(text) as { error: Refusal & { message: string } }
    if (isFields(error)) return new ApiError(status, error, error.message)
  } catch {
    // Not from our server.
  }
  return new ApiError(status, { code: 'HTTP', params: { status } }, `The server answered with status ${status}.`)
}
