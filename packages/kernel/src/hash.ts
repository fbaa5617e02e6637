import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text as lower-case hex, the same in Node and in the browser. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** JSON with keys in code-unit order and no white space, so that equal values give equal bytes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>
    const parts: string[] = []
    for (const key of Object.keys(fields).sort()) {
      if (fields[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(fields[key])}`)
    }
    return `{${parts.join(',')}}`
  }
  return JSON.stringify(value ?? null)
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
