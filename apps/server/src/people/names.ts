import type { Locale } from '@ludoteca/kernel'
import type { Environment } from '../environment.ts'
import { isOffensive } from './name-filter.ts'

const NAME_MAX = 16
const HANDLE = /^[a-z0-9_]{3,16}$/
/** Names that would pass for the house itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'ludoteca',
  'moderator',
  'root',
  'support',
  'system',
])
const PASSWORD_MIN = 8
const PASSWORD_MAX = 128
/**
 * Control and format characters, lone surrogates, private ones, fillers, line separators: nothing one can see, so that
 * two names could look the same. Pictographs may be followed by a mark that says how to draw them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?<!\p{Extended_Pictographic})\p{Default_Ignorable_Code_Point}/u
const SPACES = /\p{Zs}+/gu

/** The display name as it is kept, or nothing when it will not do. */
export function tidyName(name: string): string | undefined {
  const tidy = name.normalize('NFC').replace(SPACES, ' ').trim()
  const length = [...tidy].length
  const isFine = length >= 1 && length <= NAME_MAX && !UNSEEN.test(tidy) && !isOffensive(tidy)
  return isFine ? tidy : undefined
}

/** The handle as it is kept: case does not count. Nothing when it will not do. */
export function tidyHandle(handle: string): string | undefined {
  const tidy = handle.toLowerCase()
  return HANDLE.test(tidy) ? tidy : undefined
}

/** Whether nobody may have this handle. */
export function isReserved(handle: string): boolean {
  return RESERVED.has(handle) || isOffensive(handle)
}

/** Whether a password is neither too short nor too long. */
export function isPassword(password: string): boolean {
  const length = [...password].length
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

const GUEST: Readonly<Record<Locale, string>> = { en: 'Guest', es: 'Invitado', de: 'Gast' }

/** What a newcomer is called until they say otherwise. */
export function guestName(env: Environment, locale: Locale): string {
  const [high = 0, low = 0] = env.bytes(2)
  return `${GUEST[locale]} ${1000 + ((high * 256 + low) % 9000)}`
}
