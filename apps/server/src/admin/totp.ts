import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long one code holds. */
export const STEP_MS = 30_000
/** A phone's clock may be off by so many steps, in either direction. */
const DRIFT_STEPS = 1
export const SECRET_BYTES = 20
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

type Algorithm = 'sha1' | 'sha256' | 'sha512'

/** The code of one time step [RFC 6238, with the truncation of RFC 4226 5.3]. */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS, algorithm: Algorithm = 'sha1'): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(algorithm, secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step whose code this is, near that moment and after the last one that was taken: no code counts twice. */
export function stepOfCode(secret: Uint8Array, code: string, now: number, lastStep: number): number | undefined {
  const current = Math.floor(now / STEP_MS)
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++) {
    if (step > lastStep && isSame(codeAt(secret, step), code)) return step
  }
  return undefined
}

/** The address that an authenticator reads from a QR code. */
export function enrolmentUri(secret: Uint8Array, account: string): string {
  const issuer = 'Ludoteca'
  const label = `${issuer}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=30`
}

/** As people type a secret where no camera is at hand [RFC 4648 6, without padding]. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + BASE32[(held << (5 - bits)) & 31]
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
