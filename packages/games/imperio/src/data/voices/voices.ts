import type { TemplateKind } from '../news.ts'
import { packedFor } from '../packed.ts'
import { type PersonaId, type VoiceId, voiceOf } from '../personas.ts'
import { BOLETIN_MUNICIPAL } from './boletin-municipal.ts'
import { BREVES } from './breves.ts'
import { DIARIO_SERIO } from './diario-serio.ts'
import { PORTADA_CHICHA } from './portada-chicha.ts'
import { PROGRAMA_DE_LA_TARDE } from './programa-de-la-tarde.ts'
import { RADIO_CON_LLAMADAS } from './radio-con-llamadas.ts'
import type { Voice } from './voice.ts'

/** [7.1.4] How each persona writes. */
export const VOICES: Readonly<Record<VoiceId, Voice>> = {
  'PP-01': DIARIO_SERIO,
  'PP-02': PORTADA_CHICHA,
  'PP-03': PROGRAMA_DE_LA_TARDE,
  'PP-04': RADIO_CON_LLAMADAS,
  'PP-05': BOLETIN_MUNICIPAL,
}

/** All that the persona may write of a kind of news. */
export function templatesOf(kind: TemplateKind, persona: PersonaId): Voice[TemplateKind] {
  return (packedFor(persona)?.voices ?? VOICES)[voiceOf(persona)][kind]
}

/** What is written when there is no news, by whomever. */
export function brevesOf(persona: PersonaId): readonly string[] {
  return packedFor(persona)?.breves ?? BREVES
}
