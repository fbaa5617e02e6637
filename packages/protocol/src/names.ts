const SUBMIT = 'SUBMIT_'

/** The move that a typed message stands for: `SUBMIT_DEAL_OFFER` is `dealOffer`. */
export function moveTypeOf(messageType: string): string {
  return camelCase(messageType.slice(SUBMIT.length))
}

/** The fact that a message announces: `PHASE_CHANGE` is `phaseChange`. */
export function factTypeOf(messageType: string): string {
  return camelCase(messageType)
}

/** The message that announces a fact: `phaseChange` travels as `PHASE_CHANGE`. */
export function messageTypeOf(factType: string): string {
  return factType.replace(/[A-Z]/g, '_$&').toUpperCase()
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
