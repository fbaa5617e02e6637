import { type Refusal, refuse } from '@ludoteca/kernel'
import { areAlike, isPlainLatin, skeletonOf } from '../people/look.ts'
import { tidyName } from '../people/names.ts'
import type { Room } from './room.ts'

/** In UTF-16 units, which the kernel counts; a name of sixteen emoji would be too long for a match. */
const UNITS_MAX = 16

const BOT_NAMES = [
  'Alba',
  'Bruno',
  'Clara',
  'Diego',
  'Emma',
  'Felix',
  'Greta',
  'Hugo',
  'Inés',
  'Jonas',
  'Karla',
  'Leo',
  'Marta',
  'Nico',
  'Olga',
  'Pablo',
  'Rosa',
  'Simon',
  'Tilda',
  'Ugo',
].map((name) => `Bot ${name}`)

/**
 * What somebody who comes in is called in this room: their name, with a number when it would be taken for somebody
 * else's. Only a name in disguise is refused, in letters of another script or with digits for letters, and one that looks
 * like a bot's: whoever has an honest name cannot help who came before.
 */
export function nameFor(room: Room, wanted: string, participantId: string | null): string | Refusal {
  const tidy = tidyName(wanted)
  if (tidy === undefined || isBotName(room, tidy)) return refuse('BAD_NAME')
  const others = otherNames(room, participantId)
  const isDisguise = others.some((name) => areAlike(name, tidy) && plain(name) !== plain(tidy))
  return isDisguise && !isPlainLatin(tidy) ? refuse('NAME_TAKEN') : numbered(tidy, others)
}

/** The new name of a participant, normalised; refused when it looks like somebody else's. */
export function nameInstead(room: Room, wanted: string, participantId: string): string | Refusal {
  const tidy = tidyName(wanted)
  if (tidy === undefined || isBotName(room, tidy)) return refuse('BAD_NAME')
  const short = cut(tidy, UNITS_MAX)
  return isTaken(short, otherNames(room, participantId)) ? refuse('NAME_TAKEN') : short
}

/** A name for another bot: the first free one of the game's names for bots, or else of the general ones. */
export function botName(room: Room): string {
  const others = otherNames(room, null)
  const free = botNamesOf(room).find((name) => !isTaken(name, others))
  return free ?? numbered('Bot', others)
}

/** The name, with a number when it would be taken for one of the others. */
export function numbered(name: string, others: readonly string[]): string {
  let candidate = cut(name, UNITS_MAX)
  for (let n = 2; isTaken(candidate, others); n++) candidate = `${cut(name, UNITS_MAX - ` ${n}`.length)} ${n}`
  return candidate
}

/** All names in this room but one's own. */
export function otherNames(room: Room, exceptId: string | null): readonly string[] {
  const people = room.people.filter(({ id }) => id !== exceptId).map(({ name }) => name)
  return [...people, ...room.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []))]
}

function isTaken(name: string, others: readonly string[]): boolean {
  return others.some((other) => areAlike(other, name))
}

function botNamesOf(room: Room): readonly string[] {
  return room.botNames ?? BOT_NAMES
}

function isBotName(room: Room, name: string): boolean {
  return botNamesOf(room).some((bot) => skeletonOf(bot) === skeletonOf(name))
}

/** The name without case and accents, which do not make it look like another. */
function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Cuts a name to so many units, never within a character. */
function cut(name: string, units: number): string {
  let text = ''
  for (const character of name) {
    if (text.length + character.length > units) break
    text += character
  }
  return text.trimEnd()
}
