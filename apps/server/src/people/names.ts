import type { Locale } from '@ludoteca/kernel'
import { guestName } from '@ludoteca/protocol'
import type { Environment } from '../environment.ts'
import { looksLikeStaff } from './staff-names.ts'
import { isOffensive } from './name-filter.ts'

const NAME_MAX = 16
const HANDLE = /^[a-z0-9_]{3,16}$/
/**
 * Control and format characters, lone surrogates, private and unassigned ones, fillers, line separators: nothing one can
 * see, so that two names could look the same. Pictographs may be followed by a mark that says how to draw them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]|(?<!\p{Extended_Pictographic})\p{Default_Ignorable_Code_Point}/u
/** Dots and strokes alone are hardly a name. */
const SEEN = /[\p{L}\p{N}\p{So}]/u
/** More marks on one letter than its language has grow over the lines around it; strokes through it make it another. */
const MARKS =
  /\p{M}{3,}|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}]\p{M}{2,}|[\u0334-\u0338\p{Me}]|(?:^|[\p{Z}\p{P}])\p{Mn}/u
const SPACES = /\p{Zs}+/gu

/** The display name as it is kept, or nothing when it will not do. */
export function tidyName(name: string): string | undefined {
  const tidy = tidyText(name, NAME_MAX)
  return tidy === undefined || looksLikeStaff(tidy) ? undefined : tidy
}

/** A line that others may see, in one way of writing it, or nothing when it will not do. */
export function tidyText(text: string, lengthMax: number): string | undefined {
  const tidy = text.normalize('NFKC').replace(SPACES, ' ').trim()
  const length = [...tidy].length
  if (length < 1 || length > lengthMax || UNSEEN.test(tidy) || MARKS.test(tidy) || !SEEN.test(tidy)) return undefined
  return isOffensive(tidy) ? undefined : tidy
}

/** The handle as it is kept: case does not count. Nothing when it will not do. */
export function tidyHandle(handle: string): string | undefined {
  const tidy = handle.toLowerCase()
  return HANDLE.test(tidy) ? tidy : undefined
}

/** Whether nobody may have this handle. */
export function isReserved(handle: string): boolean {
  return looksLikeStaff(handle) || isOffensive(handle)
}

/** What a newcomer is called until they say otherwise. */
export function drawGuestName(env: Environment, locale: Locale): string {
  const [high = 0, low = 0] = env.bytes(2)
  return guestName(1000 + ((high * 256 + low) % 9000), locale)
}
