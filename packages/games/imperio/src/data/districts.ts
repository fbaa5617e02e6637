import { spelled } from './literals.ts'

/** [spec 13.3] The 12 districts: the map's shapes, and what a headline calls them. */
export interface District {
  readonly id: string
  readonly name: DistrictName
  /** For headlines. */
  readonly short_es: string
  readonly icon: string
  readonly costa: boolean
  readonly polygon: readonly (readonly [number, number])[]
  readonly label: readonly [number, number]
  readonly adjacent: readonly DistrictName[]
}
export type DistrictName =
  | 'Miraflores'
  | 'San Isidro'
  | 'Barranco'
  | 'Jesus Maria/Lince'
  | 'Callao'
  | 'Surco'
  | 'La Molina'
  | 'Magdalena/San Miguel'
  | 'Centro'
  | 'Chorrillos'
  | 'Independencia/Los Olivos'
  | 'Ate/SJL'

export const DISTRICTS: readonly District[] = [
  {
    id: 'D-01',
    name: 'Miraflores',
    short_es: 'Miraflores',
    icon: 'faro',
    costa: true,
    polygon: [
      [345, 610],
      [450, 600],
      [570, 560],
      [580, 660],
      [490, 700],
      [400, 700],
    ],
    label: [470, 640],
    adjacent: ['Barranco', 'San Isidro', 'Surco'],
  },
  {
    id: 'D-02',
    name: 'San Isidro',
    short_es: 'San Isidro',
    icon: 'torres',
    costa: false,
    polygon: [
      [270, 530],
      [360, 470],
      [450, 500],
      [560, 470],
      [570, 560],
      [450, 600],
      [345, 610],
    ],
    label: [435, 550],
    adjacent: ['Ate/SJL', 'Jesus Maria/Lince', 'Magdalena/San Miguel', 'Miraflores'],
  },
  {
    id: 'D-03',
    name: 'Barranco',
    short_es: 'Barranco',
    icon: 'puente',
    costa: true,
    polygon: [
      [400, 700],
      [490, 700],
      [580, 660],
      [590, 750],
      [520, 780],
      [440, 780],
    ],
    label: [508, 730],
    adjacent: ['Chorrillos', 'Miraflores', 'Surco'],
  },
  {
    id: 'D-04',
    name: 'Jesus Maria/Lince',
    short_es: spelled('Jesus Maria'),
    icon: 'parque',
    costa: false,
    polygon: [
      [350, 363],
      [430, 400],
      [580, 360],
      [560, 470],
      [450, 500],
      [360, 470],
    ],
    label: [455, 435],
    adjacent: ['Ate/SJL', 'Centro', 'Magdalena/San Miguel', 'San Isidro'],
  },
  {
    id: 'D-05',
    name: 'Callao',
    short_es: 'Callao',
    icon: 'grua',
    costa: true,
    polygon: [
      [110, 190],
      [260, 250],
      [280, 330],
      [250, 400],
      [150, 430],
      [60, 340],
    ],
    label: [180, 320],
    adjacent: ['Centro', 'Independencia/Los Olivos', 'Magdalena/San Miguel'],
  },
  {
    id: 'D-06',
    name: 'Surco',
    short_es: 'Surco',
    icon: 'casas',
    costa: false,
    polygon: [
      [570, 560],
      [700, 540],
      [760, 640],
      [740, 800],
      [640, 850],
      [590, 750],
      [580, 660],
    ],
    label: [665, 690],
    adjacent: ['Ate/SJL', 'Barranco', 'Chorrillos', 'La Molina', 'Miraflores'],
  },
  {
    id: 'D-07',
    name: 'La Molina',
    short_es: 'La Molina',
    icon: 'cerros',
    costa: false,
    polygon: [
      [700, 540],
      [860, 480],
      [930, 600],
      [900, 760],
      [740, 800],
      [760, 640],
    ],
    label: [835, 640],
    adjacent: ['Ate/SJL', 'Surco'],
  },
  {
    id: 'D-08',
    name: 'Magdalena/San Miguel',
    short_es: 'San Miguel',
    icon: 'malecon',
    costa: true,
    polygon: [
      [150, 430],
      [250, 400],
      [280, 330],
      [350, 363],
      [360, 470],
      [270, 530],
    ],
    label: [275, 435],
    adjacent: ['Callao', 'Centro', 'Jesus Maria/Lince', 'San Isidro'],
  },
  {
    id: 'D-09',
    name: 'Centro',
    short_es: 'Lima Centro',
    icon: 'balcon',
    costa: false,
    polygon: [
      [260, 250],
      [400, 270],
      [560, 200],
      [580, 360],
      [430, 400],
      [350, 363],
      [280, 330],
    ],
    label: [425, 310],
    adjacent: ['Ate/SJL', 'Callao', 'Independencia/Los Olivos', 'Jesus Maria/Lince', 'Magdalena/San Miguel'],
  },
  {
    id: 'D-10',
    name: 'Chorrillos',
    short_es: 'Chorrillos',
    icon: 'morro',
    costa: true,
    polygon: [
      [440, 780],
      [520, 780],
      [590, 750],
      [640, 850],
      [620, 950],
      [520, 940],
    ],
    label: [555, 860],
    adjacent: ['Barranco', 'Surco'],
  },
  {
    id: 'D-11',
    name: 'Independencia/Los Olivos',
    short_es: 'Los Olivos',
    icon: 'galeria',
    costa: false,
    polygon: [
      [120, 60],
      [520, 40],
      [560, 200],
      [400, 270],
      [260, 250],
      [110, 190],
    ],
    label: [330, 155],
    adjacent: ['Callao', 'Centro'],
  },
  {
    id: 'D-12',
    name: 'Ate/SJL',
    short_es: 'Ate',
    icon: 'fabrica',
    costa: false,
    polygon: [
      [560, 200],
      [760, 120],
      [920, 260],
      [860, 480],
      [700, 540],
      [570, 560],
      [560, 470],
      [580, 360],
    ],
    label: [715, 345],
    adjacent: ['Centro', 'Jesus Maria/Lince', 'La Molina', 'San Isidro', 'Surco'],
  },
]

export const DISTRICT_NAMES: readonly DistrictName[] = DISTRICTS.map(({ name }) => name)

/** What people call the district. Moves, facts and draws have the seed's name. */
export function districtName(district: DistrictName): string {
  return spelled(district)
}

/** What a headline calls the district. */
export function shortNameOf(district: DistrictName): string {
  return (DISTRICTS.find(({ name }) => name === district) as District).short_es
}
