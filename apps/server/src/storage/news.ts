import type { News } from './storage.ts'

/** A payload must stay below 8000 bytes; name and brackets come on top. */
const LIST_BYTES = 7900

/** The channel on which processes that share a database tell each other what changed. */
export const CHANNEL = 'ludoteca'

/** What is rung out: ids only, whoever cares reads the rows. */
export interface Ring {
  readonly matches: readonly { readonly id: string; readonly seq: number }[]
  readonly rooms: readonly string[]
}

/** The sender's name stands before the news, so that it need not read its own. */
export function writePayloads(from: string, { matches, rooms }: Ring): string[] {
  return [
    ...parts(matches, ({ id, seq }) => JSON.stringify([id, seq])).map((list) => `${from} {"matches":[${list}]}`),
    ...parts(rooms, (id) => JSON.stringify(id)).map((list) => `${from} {"rooms":[${list}]}`),
  ]
}

/** Nothing for our own news and for what is no news at all: anybody may ring a database's bell. */
export function readPayload(text: string, ownName: string): News | undefined {
  if (text.startsWith(`${ownName} `)) return undefined
  const news = parsed(text.slice(text.indexOf(' ') + 1))
  const matches = list(news?.matches).filter(isMatchNews)
  const rooms = list(news?.rooms).filter((id) => typeof id === 'string')
  if (matches.length === 0 && rooms.length === 0) return undefined
  return { matches: matches.map(([id, seq]) => ({ id, seq })), rooms, missed: false }
}

/** Something for whoever listens at this moment, as it is rung out. */
export function writeSaid(from: string, said: object): string {
  return `${from} ${JSON.stringify({ said })}`
}

/** Nothing for what we said ourselves, and for whatever says nothing. */
export function readSaid(text: string, ownName: string): unknown {
  return text.startsWith(`${ownName} `) ? undefined : parsed(text.slice(text.indexOf(' ') + 1))?.said
}

/** Lists of as many items as fit. */
function parts<T>(items: readonly T[], write: (item: T) => string): string[] {
  const all: string[][] = []
  let left = 0
  for (const item of items) {
    const text = write(item)
    const size = Buffer.byteLength(text) + 1
    if (size > left) {
      all.push([])
      left = LIST_BYTES
    }
    all.at(-1)?.push(text)
    left -= size
  }
  return all.map((texts) => texts.join())
}

function parsed(text: string): { matches?: unknown; rooms?: unknown; said?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isMatchNews(value: unknown): value is [id: string, seq: number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1])
}
