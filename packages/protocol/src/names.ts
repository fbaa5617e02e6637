/** The fact that a message announces: `ROUND_OPENED` is `roundOpened`. */
export function factTypeOf(messageType: string): string {
  return messageType.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The message that announces a fact: `roundOpened` travels as `ROUND_OPENED`. */
export function messageTypeOf(factType: string): Uppercase<string> {
  return factType.replace(/[A-Z]/g, '_$&').toUpperCase() as Uppercase<string>
}
