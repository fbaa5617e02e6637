import { spelled } from './literals.ts'
import { bareId, packedFor } from './packed.ts'

/** [spec 7.1.1] Who writes the headlines of a match: one of five voices … */
export type VoiceId = 'PP-01' | 'PP-02' | 'PP-03' | 'PP-04' | 'PP-05'
/** … as the match's pack has it. */
export type PersonaId = VoiceId | `${VoiceId}@${string}`

export interface Persona {
  readonly id: PersonaId
  readonly nombre_es: string
  /** Stands before a card's own headline. */
  readonly prefix_es: string
  readonly avatars: readonly string[]
}

export const PERSONAS: readonly Persona[] = [
  { id: 'PP-01', nombre_es: 'Diario serio', prefix_es: '', avatars: ['pp01_a', 'pp01_b'] },
  { id: 'PP-02', nombre_es: 'Portada chicha', prefix_es: '¡ASU! ', avatars: ['pp02_a', 'pp02_b'] },
  { id: 'PP-03', nombre_es: 'Programa de la tarde', prefix_es: 'EN VIVO: ', avatars: ['pp03_a', 'pp03_b'] },
  { id: 'PP-04', nombre_es: 'Radio con llamadas', prefix_es: 'AL AIRE: ', avatars: ['pp04_a', 'pp04_b'] },
  { id: 'PP-05', nombre_es: spelled('Boletin municipal'), prefix_es: 'AVISO: ', avatars: ['pp05_a', 'pp05_b'] },
]

export function personaOf(id: PersonaId): Persona {
  return (packedFor(id)?.personas ?? PERSONAS).find((persona) => persona.id === id) as Persona
}

/** Whose voice it is, whatever the pack calls it. */
export function voiceOf(id: PersonaId): VoiceId {
  return bareId<VoiceId>(id)
}
