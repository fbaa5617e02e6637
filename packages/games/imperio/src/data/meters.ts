/** [spec 6.2] The six meters of the city, each from 0 to 3. */
export type MeterId =
  | 'PoliticalStability'
  | 'BCRP'
  | 'Security'
  | 'Inflation'
  | 'InterestRates'
  | 'ConstructionEnforcement'

export type Meters = Readonly<Record<MeterId, number>>

export const METER_MAX = 3
export const METERS: readonly { readonly id: MeterId; readonly nombre_es: string; readonly start: number }[] = [
  { id: 'PoliticalStability', nombre_es: 'Estabilidad política', start: 2 },
  { id: 'BCRP', nombre_es: 'Independencia del BCRP', start: 2 },
  { id: 'Security', nombre_es: 'Seguridad ciudadana', start: 1 },
  { id: 'Inflation', nombre_es: 'Inflación', start: 1 },
  { id: 'InterestRates', nombre_es: 'Tasas de interés', start: 0 },
  { id: 'ConstructionEnforcement', nombre_es: 'Fiscalización de obras', start: 0 },
]

export const METERS_AT_START: Meters = {
  PoliticalStability: 2,
  BCRP: 2,
  Security: 1,
  Inflation: 1,
  InterestRates: 0,
  ConstructionEnforcement: 0,
}
