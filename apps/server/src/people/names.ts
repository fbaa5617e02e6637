import type { Locale } from '@ludoteca/kernel'
import { guestName } from '@ludoteca/protocol'
import type { Environment } from '../environment.ts'
import { isOffensive } from './name-filter.ts'
import { looksLikeStaff } from './staff-names.ts'

const NAME_MAX = 16
const HANDLE = /^[a-z0-9_]{3,16}$/
/**
 * Control and format characters, lone surrogates, private and unassigned ones, fillers, line separators: nothing one can
 * see, so that two names could look the same. Pictographs may be followed by a mark that says how to draw them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]|(?<!\p{Extended_Pictographic})\p{Default_Ignorable_Code_Point}/u
/** A name needs at least one of these: dots and strokes alone are none. */
const SEEN = /[\p{L}\p{N}\p{So}]/u
/** Too many marks on one letter, which cover the lines around it, and strokes through letters. */
const MARKS =
  /\p{M}{3,}|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}]\p{M}{2,}|[\u0334-\u0338\p{Me}]|(?:^|[\p{Z}\p{P}])\p{Mn}/u
const SPACES = /\p{Zs}+/gu

/** The normalised display name; undefined when it is not allowed. */
export function tidyName(name: string): string | undefined {
  const tidy = tidyText(name, NAME_MAX)
  return tidy === undefined || looksLikeStaff(tidy) ? undefined : tidy
}

/** A normalised line of text that others may see; undefined when it is not allowed. */
export function tidyText(text: string, lengthMax: number): string | undefined {
  const tidy = text.normalize('NFKC').replace(SPACES, ' ').trim()
  const length = [...tidy].length
  if (length < 1 || length > lengthMax || UNSEEN.test(tidy) || MARKS.test(tidy) || !SEEN.test(tidy)) return undefined
  return isOffensive(tidy) ? undefined : tidy
}

/** The normalised handle: case does not count. Undefined when it is not allowed. */
export function tidyHandle(handle: string): string | undefined {
  const tidy = handle.toLowerCase()
  return HANDLE.test(tidy) ? tidy : undefined
}

/** Whether this handle is reserved. */
export function isReserved(handle: string): boolean {
  return looksLikeStaff(handle) || isOffensive(handle)
}

/** A random name for a new guest. */
export function drawGuestName(env: Environment, locale: Locale): string {
  const [high = 0, low = 0] = env.bytes(2)
  return guestName(1000 + ((high * 256 + low) % 9000), locale)
}
