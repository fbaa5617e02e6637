import { isFields } from '@ludoteca/kernel'
import { VERSION } from './limits.ts'

/** MATCH_UPDATE comes by far most often, so it travels as its payload alone, with its number in front. */
export function briefUpdate(seq: number, payload: string): string {
  return `{"seq":${seq},${payload.slice(1)}`
}

/** The messages of a frame, all in their full form. They are not validated here. */
export function messagesOf(frame: unknown): readonly unknown[] {
  return Array.isArray(frame) ? frame.map(fullForm) : [fullForm(frame)]
}

function fullForm(message: unknown): unknown {
  if (!isFields(message) || 'type' in message) return message
  const { seq, ...payload } = message
  return { v: VERSION, type: 'MATCH_UPDATE', seq, payload }
}
