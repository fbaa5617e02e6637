import { CLOSE, type ClientMessage, type Parsed } from '@ludoteca/protocol'
import { StorageDown } from '../storage/storage.ts'
import type { Connection, ControlFrame, Frame } from './connection.ts'
import type { SocketContext } from './context.ts'
import { moveKey } from './move-key.ts'
import type { Standing } from './ports.ts'
import { isLasting, settle } from './settle.ts'

/** A message that could be read. */
type Said = Parsed & { readonly ok: true }

/** Answers one message. */
export async function receive(context: SocketContext, connection: Connection, frame: Frame): Promise<void> {
  const said = read(context, connection, frame)
  if (said === undefined) return
  const { message } = said
  if (context.isClosing) return connection.refuse('CLOSING', message)
  // This comes first: it protects everything behind it.
  const mayTalk = takeTurn(context, connection)
  if (!(mayTalk === true || (await mayTalk))) return connection.slowDown(message)
  try {
    await answerMessage(context, connection, said)
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error
    connection.refuse('BUSY', message)
  }
}

/** Counts a ping or a pong as a message, and answers a ping. */
export async function receiveControl(
  context: SocketContext,
  connection: Connection,
  frame: ControlFrame,
): Promise<void> {
  const mayTalk = takeTurn(context, connection)
  if (!(mayTalk === true || (await mayTalk))) return connection.slowDown({})
  if (frame.kind === 'ping') connection.wire.pong(frame.data)
}

/** The message in a frame; whoever sent another is told what is wrong with it. */
function read(context: SocketContext, connection: Connection, { data, isBinary }: Frame): Said | undefined {
  const parsed: Parsed = isBinary ? { ok: false, code: 'BAD_MESSAGE' } : context.messages.parse(String(data))
  context.counters.received(parsed.ok ? parsed.sentAs : 'unreadable')
  if (parsed.ok) return parsed
  const { code, path } = parsed
  if (code === 'TOO_BIG') {
    connection.refuse(code)
    connection.close(CLOSE.tooBig)
  } else connection.misread(code, parsed, path === undefined ? {} : { path })
  return undefined
}

/** Counts the message for its session and its address, and says whether there was room for it in both. */
function takeTurn({ limits }: SocketContext, { person, address }: Connection): boolean | Promise<boolean> {
  const session = limits.session.take(person.accountId)
  const place = limits.address.take(address)
  if (typeof session === 'boolean' && typeof place === 'boolean') return session && place
  return Promise.all([session, place]).then(([one, other]) => one && other)
}

async function answerMessage(context: SocketContext, connection: Connection, { message, sentAs }: Said): Promise<void> {
  const { nonce, idempotencyKey } = message
  const { ledger } = connection
  const known = ledger.find(idempotencyKey)
  if (known !== undefined) {
    ledger.saw(nonce)
    return connection.answer(message, known instanceof Promise ? (await known).answer : known)
  }
  const standing = standingOf(context, connection, message)
  if (standing === 'NOT_FOUND' && (await isOwnStoredMove(context, connection, message))) {
    ledger.saw(nonce)
    return connection.answer(message, { ok: true })
  }
  if (standing === 'NOT_JOINED' || standing === 'NOT_FOUND') return connection.refuse(standing, message)
  if (nonce <= ledger.lastNonce) {
    if (await isStoredMove(context, message)) return connection.answer(message, { ok: true })
    return connection.refuse('BAD_NONCE', message, { lastNonce: ledger.lastNonce })
  }
  const mayDoThis = context.limits.messages.get(sentAs)?.take(connection.person.accountId) ?? true
  if (!(mayDoThis === true || (await mayDoThis))) return tooOften(connection, message)
  ledger.saw(nonce)
  const work = settle(context, connection, message, standing)
  ledger.keep(idempotencyKey, work)
  const { answer, afterwards } = await work
  // The connection may have joined a room by this very message, and then has its ledger there.
  if (ledger !== connection.ledger || !isLasting(answer)) ledger.forget(idempotencyKey)
  if (isLasting(answer)) connection.ledger.keep(idempotencyKey, answer)
  connection.answer(message, answer)
  await afterwards?.()
}

/** [11.3] Whoever laughs too often is not heard, and that is all. */
function tooOften(connection: Connection, message: ClientMessage): void {
  if (message.type === 'SEND_REACTION') connection.refuse('RATE_LIMIT', message)
  else connection.slowDown(message)
}

/** Where the sender stands, if the message belongs to the room and the match it stands in. */
function standingOf(
  context: SocketContext,
  { presence }: Connection,
  message: ClientMessage,
): Standing | undefined | 'NOT_JOINED' | 'NOT_FOUND' {
  if (message.type === 'JOIN_ROOM' || message.type === 'PING') return undefined
  if (presence === undefined) return 'NOT_JOINED'
  if (message.roomId !== presence.roomId) return 'NOT_FOUND'
  const standing = context.rooms.standing(presence.roomId, presence.participantId)
  if (standing === undefined || message.clientId !== presence.participantId) return 'NOT_JOINED'
  presence.connection.locale = standing.locale
  return message.matchId === null || message.matchId === standing.matchId ? standing : 'NOT_FOUND'
}

/** A move of theirs in a match that is no longer the one of their room. */
function isOwnStoredMove(context: SocketContext, { presence }: Connection, message: ClientMessage): Promise<boolean> {
  return message.clientId === presence?.participantId ? isStoredMove(context, message) : Promise.resolve(false)
}

/** Accepted moves are not remembered here after a restart: the log of moves knows them. */
async function isStoredMove(context: SocketContext, message: ClientMessage): Promise<boolean> {
  if (message.matchId === null || message.type !== 'SUBMIT_MOVE') return false
  return (await context.moves.byKey(message.matchId, moveKey(message.clientId, message.idempotencyKey))) !== undefined
}
