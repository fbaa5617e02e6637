/** Why a queue could not be used, for whoever wants to tell these apart. */
export type QueueFaultCode = 'bad-address' | 'unreachable' | 'lost' | 'given-up'

/** A queue cannot be used. The message is one line for people and never holds a password. */
export class QueueFault extends Error {
  override readonly name = 'QueueFault'
  readonly code: QueueFaultCode

  constructor(code: QueueFaultCode, message: string) {
    super(message)
    this.code = code
  }
}
