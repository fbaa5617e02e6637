import { CROWD, TABLE } from '@ludoteca/kernel'
import type { Actor } from './actor.ts'
import { type Draft, draftOf, type Envelope } from './draft.ts'

/** What somebody may not do: the message, and the answer it must get. */
export type Wrong = readonly [type: string, payload: object, answer: string, changes?: Partial<Envelope>]

/** The parts in the scene. */
export type Role = 'host' | 'waiting' | 'bidder' | 'watcher' | 'lodger' | 'stranger'

/** What the scene holds that messages speak of. */
export interface Props {
  /** Another room, and somebody else in this one. */
  readonly otherRoom: string
  readonly otherClient: string
  /** The one who bids: what is for sale, and how much there is to spend. */
  readonly lots: readonly { readonly propertyId: string; readonly reserve: number }[]
  readonly cash: number
}

const TYPED: readonly (readonly [string, object])[] = [
  ['SUBMIT_ACTION', { action: 'PASS' }],
  ['SUBMIT_DEAL_OFFER', { templateId: 'CASH_FOR_PROPERTY', toOwnerId: 'O-01', fields: {} }],
  ['SUBMIT_DEAL_RESPONSE', { dealId: 'D-01-001', response: 'ACCEPT' }],
  ['SUBMIT_MOOD_VOTE', { optionId: 'M-01' }],
  ['SUBMIT_ELECTION_VOTE', { candidateId: 'C-01' }],
  ['SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-01' }],
  ['SUBMIT_AWARD_VOTE', { awardId: 'AW-FAV', ownerId: 'O-01' }],
  ['SUBMIT_MOVE', { move: { type: 'continue' } }],
  ['SUBMIT_MOVE', { move: { type: 'winTheGame' } }],
  ['SUBMIT_MOVE', { move: { type: 'constructor' } }],
]
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }

const move = (fields: object, answer: string, more: object = {}): Wrong => [
  'SUBMIT_MOVE',
  { move: fields, ...more },
  answer,
]
const command = (fields: object, answer: string): Wrong => ['HOST_COMMAND', fields, answer]

/** At the wrong time: the match waits for other things, and the room is in the middle of it. */
export function outOfPhase(role: Role): readonly Wrong[] {
  if (role === 'stranger') return []
  if (role === 'lodger') return LOBBY
  const notNow = role === 'bidder' ? 'E_PHASE' : 'E_SEAT'
  const wrongs: Wrong[] = TYPED.map(([type, payload]) => [type, payload, notNow])
  wrongs.push(['REQUEST_REMATCH', { accept: true }, 'BAD_PHASE'])
  wrongs.push(['SET_READY', { ready: true }, role === 'watcher' ? 'NOT_PLAYER' : 'BAD_PHASE'])
  wrongs.push(['REQUEST_SEAT', { seat: null }, 'BAD_PHASE'])
  // What was asked a moment ago, on another connection.
  if (role === 'bidder') wrongs.push(move(NO_BID, 'STALE', { answers: 0 }))
  else
    wrongs.push(move(NO_BID, 'E_SEAT'), ['SUBMIT_BID', { propertyId: null, amount: 0, useFameToken: false }, 'E_SEAT'])
  if (role === 'host') wrongs.push(...HOST_TOO_LATE)
  if (role === 'watcher') return wrongs
  wrongs.push(['SET_PROFILE', { displayName: 'Somebody else' }, 'BAD_PHASE'], move({ type: 'undo' }, 'E_UNDO'))
  return wrongs
}

const HOST_TOO_LATE: readonly Wrong[] = [
  command({ command: 'START' }, 'BAD_PHASE'),
  command({ command: 'CANCEL_START' }, 'BAD_PHASE'),
  command({ command: 'SET_GAME', game: 'banca' }, 'BAD_PHASE'),
  command({ command: 'SET_GAME', game: 'chess' }, 'NOT_FOUND'),
  command({ command: 'SET_OPTIONS', options: { rounds: 1 } }, 'BAD_PHASE'),
  command({ command: 'ADD_BOT', strength: 'easy' }, 'BAD_PHASE'),
  command({ command: 'REMOVE_BOT', seat: 1 }, 'BAD_PHASE'),
  command({ command: 'KICK', participantId: 'nobody' }, 'BAD_PHASE'),
  command({ command: 'HAND_OVER', participantId: 'nobody' }, 'NOT_FOUND'),
  command({ command: 'CLOSE' }, 'BAD_PHASE'),
]

/** Somebody alone in a lobby of their own. */
const LOBBY: readonly Wrong[] = [
  move(NO_BID, 'BAD_PHASE'),
  ...TYPED.map(([type, payload]): Wrong => [type, payload, 'BAD_PHASE']),
  ['REQUEST_REMATCH', { accept: true }, 'BAD_PHASE'],
  ['REQUEST_SEAT', { seat: 50 }, 'BAD_MESSAGE'],
  command({ command: 'START' }, 'CANNOT_START'),
  command({ command: 'CANCEL_START' }, 'BAD_PHASE'),
  command({ command: 'SET_OPTIONS', options: { rounds: 0 } }, 'BAD_OPTIONS'),
  command({ command: 'SET_OPTIONS', options: { cheats: true } }, 'BAD_OPTIONS'),
  command({ command: 'ADD_BOT', seat: 0, strength: 'easy' }, 'SEAT_TAKEN'),
  command({ command: 'ADD_BOT', seat: 9, strength: 'easy' }, 'BAD_MESSAGE'),
  command({ command: 'REMOVE_BOT', seat: 1 }, 'BAD_MESSAGE'),
  command({ command: 'KICK', participantId: 'nobody' }, 'NOT_FOUND'),
]

/** For others, or beyond the rules. */
export function wrongSeat(role: Role, { lots, cash }: Props): readonly Wrong[] {
  if (role === 'stranger' || role === 'lodger') return []
  const wrongs: Wrong[] = [3, 5, 99].map((seat) => move(NO_BID, 'NOT_PLAYER', { seat }))
  const isHost = role === 'host'
  wrongs.push(move({ type: 'continue' }, isHost ? 'E_SEAT' : 'NOT_HOST', { seat: TABLE }))
  wrongs.push(
    move({ type: 'moodVote', optionId: 'M-01' }, role === 'watcher' ? 'E_SEAT' : 'NOT_WATCHER', { seat: CROWD }),
  )
  wrongs.push(['REQUEST_SEAT', { seat: 3 }, role === 'watcher' ? 'SEAT_TAKEN' : 'NOT_WATCHER'])
  wrongs.push(['REQUEST_SEAT', { seat: 12 }, 'BAD_MESSAGE'])
  if (!isHost) wrongs.push(...['START', 'CANCEL_START', 'CLOSE'].map((name) => command({ command: name }, 'NOT_HOST')))
  if (role === 'bidder') wrongs.push(...badBids(lots, cash))
  return wrongs
}

function badBids(lots: Props['lots'], cash: number): Wrong[] {
  const bid = (fields: object, answer: string) => move({ ...NO_BID, ...fields }, answer)
  const [{ propertyId, reserve }] = lots as [Props['lots'][number]]
  return [
    bid({ propertyId, amount: cash + 1 }, 'E_CASH'),
    bid({ amount: 1 }, 'E_NO_LOT'),
    bid({ amount: -1 }, 'E_NO_LOT'),
    bid({ propertyId, amount: reserve - 1 }, 'E_RESERVE'),
    bid({ propertyId: 'P-99' }, 'E_RANGE'),
    bid({ amount: 0.5 }, 'E_FORMAT'),
    bid({ amount: '0' }, 'E_FORMAT'),
    bid({ propertyId, amount: reserve, useFameToken: 'yes' }, 'E_RANGE'),
    bid({ surplus: 1 }, 'E_FORMAT'),
    move({ type: 'bid' }, 'E_FORMAT'),
    ['SUBMIT_BID', { propertyId: 'P-99', amount: 0, useFameToken: false }, 'E_RANGE'],
    ['SUBMIT_BID', { propertyId, amount: cash + 1, useFameToken: false }, 'E_CASH'],
  ]
}

/** In a room or a match where the sender is not. */
export function wrongRoom(role: Role, actor: Actor, { otherRoom, otherClient }: Props): readonly Wrong[] {
  const said = ['SET_READY', { ready: true }] as const
  if (role === 'stranger') {
    const anywhere = [...TYPED, said].map(([type, payload]): Wrong => [type, payload, 'NOT_JOINED'])
    return [...anywhere, ['JOIN_ROOM', { role: 'PLAYER' }, 'NOT_FOUND', { roomId: 'AAAAA' }]]
  }
  return [
    ...[otherRoom, 'AAAAA', ''].map((roomId): Wrong => [...said, 'NOT_FOUND', { roomId }]),
    ...['aaaaaaaaaaaa', ''].map((matchId): Wrong => ['SUBMIT_MOVE', { move: NO_BID }, 'NOT_FOUND', { matchId }]),
    ...[otherClient, 'aaaaaaaaaaaa', ''].map((clientId): Wrong => [...said, 'NOT_JOINED', { clientId }]),
    ...(actor.matchId === null ? [] : [['SUBMIT_MOVE', { move: NO_BID }, 'NOT_FOUND', { matchId: null }] as Wrong]),
  ]
}

/** Refusals of these kinds come before the message counts as answered, and are not kept. */
const UNKEPT = new Set(['NOT_FOUND', 'NOT_JOINED'])

/** The message that one of these describes. */
export function misplaced(actor: Actor, wrongs: readonly Wrong[]): Draft {
  const [type, payload, answer, changes] = actor.part.chance.pick('misplaced', wrongs)
  return draftOf(actor.compose(type, payload, changes), answer, { isKept: !UNKEPT.has(answer) })
}
