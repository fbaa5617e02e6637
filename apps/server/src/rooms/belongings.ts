import type { Belongings, Box, Profiles, Refusal } from '@ludoteca/kernel'
import { lookUp, refuse } from '@ludoteca/kernel'
import { guestNameIn } from '@ludoteca/protocol'
import { namelessWord } from '../people/nameless.ts'
import { numbered, otherNames } from './names.ts'
import { isPresent, type Participant, type Room, withPerson } from './room.ts'
import { seatOf } from './seats.ts'

type Brought = Pick<Participant, 'profile' | 'shown' | 'lot'>

/** Draws for newcomers what the game hands out, and notes what it demands of rooms. `box` is that of the game. */
export function withLots(room: Room, box: Box): Room {
  const { game, profiles, disclaimer, startsWhenFull, botNames } = box
  if (room.game !== game.id) return room
  const { disclaimer: _disclaimer, startsFull: _startsFull, botNames: _botNames, ...rest } = room
  const named: Room = {
    ...withGuestNames(rest, box),
    ...(disclaimer !== undefined && { disclaimer }),
    ...(startsWhenFull === true && { startsFull: true }),
    ...(botNames !== undefined && { botNames }),
    nameless: namelessWord(box),
  }
  if (profiles === undefined) return named
  return named.people.reduce((dealt, { id, lot, profile, kept }) => {
    if (lot !== undefined) return dealt
    const others = othersOf(dealt, id)
    const given = profiles.lot(dealt.options, others, luckOf(id))
    const own = {
      ...given,
      ...keptFor(lookUp(kept, game.id), { given, others, config: dealt.options }, profiles),
      ...profile,
    }
    return withPerson(dealt, id, { profile: own, shown: profiles.shown(own), lot: { given, hasChanged: false } })
  }, named)
}

/** Guest names in the language that the game demands, except those with which a match has begun. */
function withGuestNames(room: Room, { locale, demandsLocale = false }: Box): Room {
  if (!demandsLocale) return room
  return room.people.reduce((named, { id, name }) => {
    const own = guestNameIn(name, locale)
    if (own === name || (room.status === 'running' && seatOf(room, id) !== null)) return named
    return withPerson(named, id, { name: numbered(own, otherNames(named, id)) })
  }, room)
}

interface Dealt {
  readonly given: Belongings
  readonly others: readonly Belongings[]
  readonly config: object
}

/** What a newcomer's account brings along in place of what was drawn, as far as that is allowed and free. */
function keptFor(kept: Belongings = {}, { given, others, config }: Dealt, profiles: Profiles): Belongings {
  const own = { belongings: given, hasChanged: false }
  const names = profiles.fields?.(config).map(({ name }) => name) ?? []
  const mayHave = (name: string, value: unknown) => !profiles.refusalOf(config, { [name]: value }, own, others)
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => names.includes(name) && mayHave(name, value)),
  )
}

/** The room without what people brought along, which was for another game. */
export function withoutBelongings(room: Room): Room {
  return { ...room, people: room.people.map(({ lot: _lot, shown: _shown, ...person }) => ({ ...person, profile: {} })) }
}

/** What a person has after this request, if the game allows it. Games without profiles accept everything. */
export function brought(room: Room, person: Participant, wish: Belongings, box: Box): Brought | Refusal {
  const { profile, lot } = person
  const own = { ...profile, ...wish }
  const { profiles } = box
  if (profiles === undefined || room.game !== box.game.id) return { profile: own }
  if (Object.keys(wish).length === 0) return { profile: own, ...asBefore(person) }
  if (room.status === 'running' && seatOf(room, person.id) !== null) {
    return refuse('BAD_PHASE', { status: room.status })
  }
  const hasChanged = lot?.hasChanged ?? false
  const refusal = profiles.refusalOf(room.options, wish, { belongings: profile, hasChanged }, othersOf(room, person.id))
  if (refusal !== undefined) return refusal
  const given = lot?.given ?? {}
  const changes = Object.keys(given).some((key) => lookUp(own, key) !== lookUp(profile, key))
  return { profile: own, shown: profiles.shown(own), lot: { given, hasChanged: hasChanged || changes } }
}

function asBefore({ shown, lot }: Participant): Partial<Brought> {
  return { ...(shown && { shown }), ...(lot && { lot }) }
}

function othersOf(room: Room, participantId: string): readonly Belongings[] {
  return room.people.filter((person) => person.id !== participantId && isPresent(person)).map(({ profile }) => profile)
}

/** A generator seeded with the participant's id, which is random. */
function luckOf(id: string): number {
  let luck = 0
  for (let i = 0; i < id.length; i++) luck = (luck * 31 + id.charCodeAt(i)) % 1_000_003
  return luck
}
