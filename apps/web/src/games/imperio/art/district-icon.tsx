import { DISTRICTS, type DistrictName, type Drawing } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { Picture } from './drawing.tsx'

/** [13.3] What stands for a district, in a square of 24, by the name of its icon. */
const ICONS: Readonly<Record<string, Drawing>> = {
  faro: [
    ['blue', 'M9 21l1-13h4l1 13z'],
    ['yellow', 'M8.500 8V5h7v3z'],
    ['red', 'M8.500 5L12 2l3.500 3z'],
    ['none', 'M5 21h14'],
  ],
  torres: [
    ['cyan', 'M4 21V9h6v12z'],
    ['blue', 'M10 21V3h6v18z'],
    ['white', 'M16 21V12h4v9z'],
  ],
  puente: [
    ['red', 'M2 11h20v4H2z'],
    ['none', 'M4 15v6M20 15v6M8 15c0 6 8 6 8 0M3 11V7M9 11V7M15 11V7M21 11V7M2 7h20'],
  ],
  parque: [
    ['orange', 'M10.500 14h3v8h-3z'],
    ['green', 'M12 2a6 6 0 016 6 5 5 0 01-2 8H8a5 5 0 01-2-8 6 6 0 016-6z'],
  ],
  grua: [
    ['orange', 'M7 21V7h4v14z'],
    ['none', 'M2 7h19M9 7V3l10 4M18 7v6M4 21h10'],
    ['yellow', 'M15 13h6v5h-6z'],
  ],
  casas: [
    ['white', 'M3 12h8v9H3zM13 10h8v11h-8z'],
    ['red', 'M1.500 12L7 7l5.500 5z'],
    ['blue', 'M11.500 10L17 4l5.500 6z'],
  ],
  cerros: [
    ['orange', 'M1 21L8 8l4 6 4-9 7 16z'],
    ['none', 'M8 8l1 5M16 5l-1 7'],
  ],
  malecon: [
    ['cyan', 'M2 21v-5c3-3 5-3 7 0s4 3 6 0 4-3 7 0v5z'],
    ['white', 'M2 9h20v3H2z'],
    ['none', 'M5 12v3M10 12v3M15 12v3M20 12v3M6 9V4M6 4c3-1 5 0 6 2'],
  ],
  balcon: [
    ['yellow', 'M5 3h14v18H5z'],
    ['green', 'M3 9h18v8H3z'],
    ['none', 'M8 9v8M12 9v8M16 9v8M3 13h18'],
  ],
  morro: [
    ['rule', 'M1 21c3-9 7-12 12-12s8 5 10 12z'],
    ['white', 'M11.500 9V5h-3V3h3V1h2v2h3v2h-3v4z'],
  ],
  galeria: [
    ['white', 'M3 9h18v12H3z'],
    ['magenta', 'M2 4h20v5H2z'],
    ['yellow', 'M6 12h4v4H6zM14 12h4v9h-4z'],
  ],
  fabrica: [
    ['shade', 'M2 21V12l5-3v3l5-3v3l5-3v12z'],
    ['orange', 'M17 21V4h4v17z'],
    ['none', 'M5 16h3M11 16h3'],
  ],
}

/** The drawing of a district in a square of 24. */
export function districtDrawing(district: DistrictName): Drawing {
  const icon = DISTRICTS.find(({ name }) => name === district)?.icon ?? ''
  return lookUp(ICONS, icon) ?? []
}

interface DistrictIconProps {
  readonly district: DistrictName
  readonly size?: number
}

/** What stands for a district. */
export function DistrictIcon({ district, size = 18 }: DistrictIconProps): ReactNode {
  return <Picture parts={districtDrawing(district)} size={size} box={24} line={1.6} />
}
