import { type Refusal, refuse } from '@ludoteca/kernel'
import { skeletonOf } from '../people/look.ts'
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
 * What somebody who comes in is called in this room: their name, with a number when somebody else is called the same. A
 * name that is written otherwise and only looks the same is refused, as is one that looks like a bot's.
 */
export function nameFor(room: Room, wanted: string, participantId: string | null): string | Refusal {
  const tidy = tidyName(wanted)
  if (tidy === undefined || isBotName(room, tidy)) return refuse('BAD_NAME')
  const twin = namesIn(room, participantId).find((name) => skeletonOf(name) === skeletonOf(tidy))
  if (twin !== undefined && plain(twin) !== plain(tidy)) return refuse('NAME_TAKEN')
  return numbered(tidy, takenNames(room, participantId))
}

/** The name somebody chooses who is here already, as it is kept. Nobody may look like anybody else. */
export function nameInstead(room: Room, wanted: string, participantId: string): string | Refusal {
  const tidy = tidyName(wanted)
  if (tidy === undefined || isBotName(room, tidy)) return refuse('BAD_NAME')
  const short = cut(tidy, UNITS_MAX)
  return takenNames(room, participantId).has(skeletonOf(short)) ? refuse('NAME_TAKEN') : short
}

/** A name for one more bot: the first that is free of those the game has for them, or else of any. */
export function botName(room: Room): string {
  const taken = takenNames(room, null)
  const free = botNamesOf(room).find((name) => !taken.has(skeletonOf(name)))
  return free ?? numbered('Bot', taken)
}

/** The skeletons of all names in this room but one's own. */
export function takenNames(room: Room, exceptId: string | null): ReadonlySet<string> {
  return new Set(namesIn(room, exceptId).map(skeletonOf))
}

/** The name, with a number when it is taken. */
export function numbered(name: string, taken: ReadonlySet<string>): string {
  let candidate = cut(name, UNITS_MAX)
  for (let n = 2; taken.has(skeletonOf(candidate)); n++) candidate = `${cut(name, UNITS_MAX - ` ${n}`.length)} ${n}`
  return candidate
}

function namesIn(room: Room, exceptId: string | null): readonly string[] {
  const people = room.people.filter(({ id }) => id !== exceptId).map(({ name }) => name)
  return [...people, ...room.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []))]
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
