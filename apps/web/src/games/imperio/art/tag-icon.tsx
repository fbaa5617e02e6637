import type { Drawing, Tag } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import { Picture } from './drawing.tsx'

/** [13.7] Seven tags move rents, the last three only colour the card. In a square of 24. */
const TAGS: Readonly<Record<Tag, Drawing>> = {
  turismo: [
    ['orange', 'M5 9h14v11H5z'],
    ['none', 'M9 9V5h6v4M5 14h14'],
  ],
  oficinas: [
    ['blue', 'M6 3h12v18H6z'],
    ['white', 'M9 6h2v3H9zM13 6h2v3h-2zM9 12h2v3H9zM13 12h2v3h-2z', 'bare'],
  ],
  logistica: [
    ['yellow', 'M2 7h11v10H2z'],
    ['white', 'M13 10h5l4 4v3h-9z'],
    [
      'ink',
      'M6.500 15.500a2.300 2.300 0 110 4.600 2.300 2.300 0 010-4.600zM17.500 15.500a2.300 2.300 0 110 4.600 2.300 2.300 0 010-4.600z',
    ],
  ],
  residencial: [
    ['white', 'M5 11h14v10H5z'],
    ['green', 'M2 12l10-9 10 9z'],
    ['ink', 'M10 15h4v6h-4z', 'bare'],
  ],
  gobierno: [
    ['shade', 'M3 9l9-6 9 6z'],
    ['none', 'M6 10v8M10 10v8M14 10v8M18 10v8'],
    ['red', 'M3 18h18v3H3z'],
  ],
  cultura: [
    ['magenta', 'M4 4h16v6c0 7-4 11-8 11S4 17 4 10z'],
    ['white', 'M7 9h4l-2 2zM13 9h4l-2 2z', 'bare'],
    ['none', 'M8 15c2 2.500 6 2.500 8 0'],
  ],
  costa: [
    ['yellow', 'M17 3a4 4 0 110 8 4 4 0 010-8z'],
    ['cyan', 'M2 21v-6c3-4 5-4 7 0s4 4 6 0 4-3 7 0v6z'],
  ],
  premium_area: [
    ['yellow', 'M7 4h10l5 6-10 11L2 10z'],
    ['none', 'M2 10h20M9 10l3 11 3-11'],
  ],
  corredor_obra: [
    ['orange', 'M10 3h4l5 16H5z'],
    ['white', 'M8.300 9h7.400l1 4H7.300z'],
    ['ink', 'M3 19h18v2H3z'],
  ],
  zona_caliente: [
    ['red', 'M12 2c1 5 7 7 7 13a7 7 0 01-14 0c0-3 2-4 2.500-7C10 9 11 6 12 2z'],
    ['yellow', 'M12 12c2 2 3.500 3 3.500 5a3.500 3.500 0 01-7 0c0-2 2-3 3.500-5z', 'bare'],
  ],
}

/** What a property is good for. */
export function TagIcon({ tag, size = 18 }: { readonly tag: Tag; readonly size?: number }): ReactNode {
  return <Picture parts={TAGS[tag]} size={size} box={24} line={1.8} />
}
