import type { Changes } from './storage.ts'

/** A payload must stay below 8000 bytes; name and brackets come on top. */
const LIST_BYTES = 7900

/** The channel on which processes that share a database tell each other what changed. */
export const CHANNEL = 'ludoteca'

/** The ids of what changed. Only ids are sent; receivers read the rows. */
export interface ChangedIds {
  readonly matches: readonly { readonly id: string; readonly seq: number }[]
  readonly rooms: readonly string[]
}

/** Payloads that notify of these changes. The sender's name comes first, so that it can ignore its own. */
export function writeChanges(from: string, { matches, rooms }: ChangedIds): string[] {
  return [
    ...parts(matches, ({ id, seq }) => JSON.stringify([id, seq])).map((list) => `${from} {"matches":[${list}]}`),
    ...parts(rooms, (id) => JSON.stringify(id)).map((list) => `${from} {"rooms":[${list}]}`),
  ]
}

/** The changes in a payload. Undefined for our own, and for malformed ones: anybody may send one. */
export function readChanges(text: string, ownName: string): Changes | undefined {
  if (text.startsWith(`${ownName} `)) return undefined
  const read = parsed(text.slice(text.indexOf(' ') + 1))
  const matches = list(read?.matches).filter(isMatch)
  const rooms = list(read?.rooms).filter((id) => typeof id === 'string')
  if (matches.length === 0 && rooms.length === 0) return undefined
  return { matches: matches.map(([id, seq]) => ({ id, seq })), rooms, missed: false }
}

/** The payload of a message. */
export function writeMessage(from: string, message: object): string {
  return `${from} ${JSON.stringify({ said: message })}`
}

/** The message in a payload; undefined for our own, and for payloads without one. */
export function readMessage(text: string, ownName: string): unknown {
  return text.startsWith(`${ownName} `) ? undefined : parsed(text.slice(text.indexOf(' ') + 1))?.said
}

/** Splits a list into texts of bounded size. */
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

function isMatch(value: unknown): value is [id: string, seq: number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1])
}
