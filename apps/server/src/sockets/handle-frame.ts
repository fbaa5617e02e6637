import { CLOSE, type ClientMessage, type Parsed } from '@ludoteca/protocol'
import { StorageDown } from '../storage/storage.ts'
import type { Connection, ControlFrame, Frame } from './connection.ts'
import type { SocketContext } from './context.ts'
import { moveKey } from './move-key.ts'
import type { Standing } from './ports.ts'
import { isLasting, settle } from './settle.ts'

/** A frame that holds a valid message. */
type ReadFrame = Parsed & { readonly ok: true }

/** Handles a frame with a message, and sends the reply. */
export async function handleFrame(context: SocketContext, connection: Connection, frame: Frame): Promise<void> {
  const readable = read(context, connection, frame)
  if (readable === undefined) return
  const { message } = readable
  if (context.isClosing) return connection.refuse('CLOSING', message)
  // The general limits come first, since they protect everything below.
  const isAllowed = takeTurn(context, connection)
  if (!(isAllowed === true || (await isAllowed))) return connection.slowDown(message)
  try {
    await handleMessage(context, connection, readable)
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error
    connection.refuse('BUSY', message)
  }
}

/** Counts a ping or a pong against the rate limit, and answers a ping. */
export async function handleControlFrame(
  context: SocketContext,
  connection: Connection,
  frame: ControlFrame,
): Promise<void> {
  const isAllowed = takeTurn(context, connection)
  if (!(isAllowed === true || (await isAllowed))) return connection.slowDown({})
  if (frame.kind === 'ping') connection.wire.pong(frame.data)
}

/** Reads the message in a frame; replies with the error when it is malformed. */
function read(context: SocketContext, connection: Connection, { data, isBinary }: Frame): ReadFrame | undefined {
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

/** Counts the message for its session and its address. Returns whether both are within their limits. */
function takeTurn({ limits }: SocketContext, { person, address }: Connection): boolean | Promise<boolean> {
  const session = limits.session.take(person.accountId)
  const place = limits.address.take(address)
  if (typeof session === 'boolean' && typeof place === 'boolean') return session && place
  return Promise.all([session, place]).then(([one, other]) => one && other)
}

async function handleMessage(
  context: SocketContext,
  connection: Connection,
  { message, sentAs }: ReadFrame,
): Promise<void> {
  const { nonce, idempotencyKey } = message
  const { replies } = connection
  const known = replies.find(idempotencyKey)
  if (known !== undefined) {
    replies.seen(nonce)
    return connection.reply(message, known instanceof Promise ? (await known).reply : known)
  }
  const standing = standingOf(context, connection, message)
  if (standing === 'NOT_FOUND' && (await isOwnStoredMove(context, connection, message))) {
    replies.seen(nonce)
    return connection.reply(message, { ok: true })
  }
  if (standing === 'NOT_JOINED' || standing === 'NOT_FOUND') return connection.refuse(standing, message)
  if (nonce <= replies.lastNonce) {
    if (await isStoredMove(context, message)) return connection.reply(message, { ok: true })
    return connection.refuse('BAD_NONCE', message, { lastNonce: replies.lastNonce })
  }
  const mayDoThis = context.limits.messages.get(sentAs)?.take(connection.person.accountId) ?? true
  if (!(mayDoThis === true || (await mayDoThis))) return refuseRate(connection, message)
  replies.seen(nonce)
  const work = settle(context, connection, message, standing)
  replies.keep(idempotencyKey, work)
  const { reply, afterwards } = await work
  // If this message joined a room, the connection has the reply cache of its participant now.
  if (replies !== connection.replies || !isLasting(reply)) replies.forget(idempotencyKey)
  if (isLasting(reply)) connection.replies.keep(idempotencyKey, reply)
  connection.reply(message, reply)
  await afterwards?.()
}

/** [11.3] Too many reactions are refused, but do not count towards closing the connection. */
function refuseRate(connection: Connection, message: ClientMessage): void {
  if (message.type === 'SEND_REACTION') connection.refuse('RATE_LIMIT', message)
  else connection.slowDown(message)
}

/** The sender's standing in the room of the message, or why the message does not belong to it. */
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

/** Whether this repeats a stored move of the sender's, in a match that is no longer the one of the room. */
function isOwnStoredMove(context: SocketContext, { presence }: Connection, message: ClientMessage): Promise<boolean> {
  return message.clientId === presence?.participantId ? isStoredMove(context, message) : Promise.resolve(false)
}

/** Whether this repeats a stored move. Replies to moves are not stored; after a restart the log of moves knows them. */
async function isStoredMove(context: SocketContext, message: ClientMessage): Promise<boolean> {
  if (message.matchId === null || message.type !== 'SUBMIT_MOVE') return false
  return (await context.moves.byKey(message.matchId, moveKey(message.clientId, message.idempotencyKey))) !== undefined
}
