import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Broken } from './game.ts'

/** SHA-256 of a text's UTF-8 bytes, as lower-case hex. */
export type TextHash = (text: string) => string

const pureHash: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)))
let textHash = pureHash

/** SHA-256 of a text as lower-case hex, the same in Node and in the browser. */
export function hashText(text: string): string {
  return textHash(text)
}

const PROBES = ['', 'abc', 'Ñandú €', '\ud800 alone', 'x'.repeat(1000)]

/** From now on hashes are worked out by the machine's own means, which must give the same. */
export function hashWith(native: TextHash): void {
  for (const text of PROBES) if (native(text) !== pureHash(text)) throw new Broken('another hash', { text })
  textHash = native
}

/** JSON with keys in code-unit order and no white space, so that equal values give equal bytes. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isInteger(value)) return String(value)
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  return Array.isArray(value) ? listText(value) : fieldsText(value as Readonly<Record<string, unknown>>)
}

function listText(items: readonly unknown[]): string {
  let text = '['
  for (const item of items) text += text === '[' ? canonical(item) : `,${canonical(item)}`
  return `${text}]`
}

function fieldsText(fields: Readonly<Record<string, unknown>>): string {
  let text = '{'
  for (const key of sorted(Object.keys(fields))) {
    const value = fields[key]
    if (value !== undefined) text += `${text === '{' ? '' : ','}${quoted(key)}:${canonical(value)}`
  }
  return `${text}}`
}

/** Printable ASCII without quote and backslash. */
const PLAIN = /^[ !#-[\]-~]*$/

/** A text as JSON. Nearly all are plain, and then the quotes are all it takes. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text)
}

/** Above this the language's own sort is faster, below it that costs more than all else that is done for an object. */
const FEW = 12

/** The same list, put in code-unit order. */
function sorted(keys: string[]): readonly string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let at = i
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

/** The fingerprint of a state. */
export function hashState(state: unknown): string {
  return hashText(canonical(state))
}

/** What is published when a match starts: the seed cannot be changed afterwards without being found out. */
export function commitSeed(seed: string): string {
  return hashText(seed)
}

/** One seed out of several contributions, so that no single one of them decides the luck. */
export function mixSeed(contributions: readonly string[]): string {
  return hashText(canonical(contributions))
}
