import type { PersonaId } from '../personas.ts'
import { BOLETIN_MUNICIPAL } from './boletin-municipal.ts'
import { DIARIO_SERIO } from './diario-serio.ts'
import { PORTADA_CHICHA } from './portada-chicha.ts'
import { PROGRAMA_DE_LA_TARDE } from './programa-de-la-tarde.ts'
import { RADIO_CON_LLAMADAS } from './radio-con-llamadas.ts'
import type { Voice } from './voice.ts'

/** [7.1.4] How each persona writes. */
export const VOICES: Readonly<Record<PersonaId, Voice>> = {
  'PP-01': DIARIO_SERIO,
  'PP-02': PORTADA_CHICHA,
  'PP-03': PROGRAMA_DE_LA_TARDE,
  'PP-04': RADIO_CON_LLAMADAS,
  'PP-05': BOLETIN_MUNICIPAL,
}
