import type { ServerPayload } from '@ludoteca/protocol'

/** A message that the server, or the client for it, did not take. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** A code of the protocol, of the game, or `CLOSED` when the client was closed before an answer came. */
  readonly code: string
  readonly params: ServerPayload<'ERROR'>['params']
  /** The number of the last message the server had sent; 0 when it said nothing. */
  readonly seq: number

  constructor({ code, params, message, seq }: Pick<ServerPayload<'ERROR'>, 'code' | 'params' | 'message' | 'seq'>) {
    super(message)
    this.code = code
    this.params = params
    this.seq = seq
  }

  /** For messages that the server would hang up upon. */
  static tooBig(): Refused {
    return new Refused({ code: 'TOO_BIG', params: {}, message: 'The message is too long to be sent.', seq: 0 })
  }

  /** For messages that will never be answered. */
  static closed(code = 'CLOSED'): Refused {
    return new Refused({ code, params: {}, message: `The connection is closed (${code}).`, seq: 0 })
  }
}
