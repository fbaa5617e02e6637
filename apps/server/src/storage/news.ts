import type { News } from './storage.ts'

/** A payload of the database's own bell must stay below 8000 bytes. */
const PAYLOAD_BYTES = 7900

/** The channel on which processes that share a database tell each other what changed. */
export const CHANNEL = 'ludoteca'

/** What is rung out: ids only, whoever cares reads the rows. */
export interface Ring {
  readonly matches: readonly { readonly id: string; readonly seq: number }[]
  readonly rooms: readonly string[]
}

interface Payload {
  readonly from: string
  readonly matches?: readonly (readonly [id: string, seq: number])[]
  readonly rooms?: readonly string[]
}

/** As many payloads as it takes. `from` tells the sender its own news. */
export function writePayloads(from: string, { matches, rooms }: Ring): string[] {
  const room = PAYLOAD_BYTES - JSON.stringify({ from, matches: [], rooms: [] }).length
  return [
    ...parts(
      room,
      matches.map(({ id, seq }) => [id, seq] as const),
    ).map((part) => JSON.stringify({ from, matches: part } satisfies Payload)),
    ...parts(room, rooms).map((part) => JSON.stringify({ from, rooms: part } satisfies Payload)),
  ]
}

/** Nothing for our own news and for what is no news at all: anybody may ring a database's bell. */
export function readPayload(text: string, ownName: string): News | undefined {
  const payload = parsed(text)
  if (payload === undefined || payload.from === ownName) return undefined
  const matches = list(payload.matches).filter(isMatchNews)
  const rooms = list(payload.rooms).filter((id) => typeof id === 'string')
  if (matches.length === 0 && rooms.length === 0) return undefined
  return { matches: matches.map(([id, seq]) => ({ id, seq })), rooms, missed: false }
}

function parts<T>(bytes: number, items: readonly T[]): T[][] {
  const all: T[][] = []
  let left = 0
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1
    if (size > left) {
      all.push([])
      left = bytes
    }
    all.at(-1)?.push(item)
    left -= size
  }
  return all
}

function parsed(text: string): Record<string, unknown> | undefined {
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
