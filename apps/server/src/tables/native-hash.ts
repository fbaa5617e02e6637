import { hash } from 'node:crypto'
import { hashWith } from '@ludoteca/kernel'

/** Every move is hashed; here that need not be done in JavaScript. */
export function hashNatively(): void {
  hashWith((text) => hash('sha256', text, 'hex'))
}
