import { lookOf } from '../people/look.ts'
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

/** What somebody is called in this room: their name, with a number when it is taken. Nothing when it will not do. */
export function nameFor(room: Room, wanted: string, participantId: string | null): string | undefined {
  const tidy = tidyName(wanted)
  return tidy === undefined ? undefined : numbered(tidy, takenNames(room, participantId))
}

/** A name for one more bot: the first that is free of those the game has for them, or else of any. */
export function botName(room: Room): string {
  const taken = takenNames(room, null)
  const free = (room.botNames ?? BOT_NAMES).find((name) => !taken.has(lookOf(name)))
  return free ?? numbered('Bot', taken)
}

/** The looks of all names in this room but one's own. */
export function takenNames(room: Room, exceptId: string | null): ReadonlySet<string> {
  const people = room.people.filter(({ id }) => id !== exceptId).map(({ name }) => name)
  const bots = room.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []))
  return new Set([...people, ...bots].map(lookOf))
}

/** The name, with a number when it is taken. */
export function numbered(name: string, taken: ReadonlySet<string>): string {
  let candidate = cut(name, UNITS_MAX)
  for (let n = 2; taken.has(lookOf(candidate)); n++) candidate = `${cut(name, UNITS_MAX - ` ${n}`.length)} ${n}`
  return candidate
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
