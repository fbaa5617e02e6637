/** The fact that a message announces: `PHASE_CHANGE` is `phaseChange`. */
export function factTypeOf(messageType: string): string {
  return messageType.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The message that announces a fact: `phaseChange` travels as `PHASE_CHANGE`. */
export function messageTypeOf(factType: string): Uppercase<string> {
  return factType.replace(/[A-Z]/g, '_$&').toUpperCase() as Uppercase<string>
}
