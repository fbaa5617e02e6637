import { type Refusal, refuse } from '@ludoteca/kernel'
import { areAlike, isPlainLatin, skeletonOf } from '../people/look.ts'
import { tidyName } from '../people/names.ts'
import type { Room } from './room.ts'

/** The kernel counts UTF-16 units; a name of sixteen pictographs would not fit a match. */
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

/** The name somebody chooses who is here already, as it is kept. Nobody may look like anybody else. */
export function nameInstead(room: Room, wanted: string, participantId: string): string | Refusal {
  const tidy = tidyName(wanted)
  if (tidy === undefined || isBotName(room, tidy)) return refuse('BAD_NAME')
  const short = cut(tidy, UNITS_MAX)
  return isTaken(short, otherNames(room, participantId)) ? refuse('NAME_TAKEN') : short
}

/** A name for one more bot: the first that is free of those the game has for them, or else of any. */
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

/** How it is written, but for case and accents, which nobody uses to pass for somebody else. */
function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** At most so many units, without halving a character. */
function cut(name: string, units: number): string {
  let text = ''
  for (const character of name) {
    if (text.length + character.length > units) break
    text += character
  }
  return text.trimEnd()
}
