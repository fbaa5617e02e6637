import { spelled } from './literals.ts'

/** [spec 1.7] Dynasties: labels for prestige, without any effect on the rules. */
export interface Team {
  readonly id: string
  readonly REAL_LABEL: string
  readonly PARODY: string
  readonly crest: string
}

export const TEAMS: readonly Team[] = [
  { id: 'T-01', REAL_LABEL: 'Brescia', PARODY: 'Brecha', crest: 'crest_01' },
  { id: 'T-02', REAL_LABEL: 'Romero', PARODY: 'Romerazo', crest: 'crest_02' },
  { id: 'T-03', REAL_LABEL: 'Rodríguez (Gloria)', PARODY: 'Gloriaz', crest: 'crest_03' },
  { id: 'T-04', REAL_LABEL: 'Rodríguez Pastor (Intercorp)', PARODY: 'Intercopia', crest: 'crest_04' },
  { id: 'T-05', REAL_LABEL: 'Hochschild', PARODY: 'Hochi', crest: 'crest_05' },
  { id: 'T-06', REAL_LABEL: 'Benavides', PARODY: 'Benavidios', crest: 'crest_06' },
  { id: 'T-07', REAL_LABEL: 'Arias Vargas', PARODY: 'Arias V', crest: 'crest_07' },
  { id: 'T-08', REAL_LABEL: 'Navarro Grau', PARODY: 'Navarro G', crest: 'crest_08' },
  { id: 'T-09', REAL_LABEL: 'Marsano', PARODY: 'Marsanito', crest: 'crest_09' },
  { id: 'T-10', REAL_LABEL: 'Lindley', PARODY: 'Lindlitas', crest: 'crest_10' },
  { id: 'T-11', REAL_LABEL: 'Fishman', PARODY: 'Fishmanazo', crest: 'crest_11' },
  { id: 'T-12', REAL_LABEL: 'Acuña', PARODY: spelled('Acunazo'), crest: 'crest_12' },
  { id: 'T-13', REAL_LABEL: 'Dyer', PARODY: 'Dayer', crest: 'crest_13' },
  { id: 'T-14', REAL_LABEL: 'Mulder', PARODY: spelled('Mulderon'), crest: 'crest_14' },
  { id: 'T-15', REAL_LABEL: 'Matta', PARODY: 'Mattita', crest: 'crest_15' },
  { id: 'T-16', REAL_LABEL: 'Añaños', PARODY: 'Ananos', crest: 'crest_16' },
  { id: 'T-17', REAL_LABEL: 'Añaños Jerí', PARODY: 'Ananos J', crest: 'crest_17' },
]

export const TEAM_IDS: readonly string[] = TEAMS.map(({ id }) => id)
