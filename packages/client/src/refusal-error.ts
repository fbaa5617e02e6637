import type { Refusal } from '@ludoteca/kernel'
import type { ServerPayload } from '@ludoteca/protocol'

/** A refusal that a promise is rejected with: by the server, or by the client in its place. */
export class RefusalError extends Error implements Refusal {
  override readonly name = 'RefusalError'
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

  /** For messages that would make the server close the connection. */
  static tooBig(): RefusalError {
    return new RefusalError({ code: 'TOO_BIG', params: {}, message: 'The message is too long to be sent.', seq: 0 })
  }

  /** For messages that will never be answered. */
  static closed(code = 'CLOSED'): RefusalError {
    return new RefusalError({ code, params: {}, message: `The connection is closed (${code}).`, seq: 0 })
  }
}
