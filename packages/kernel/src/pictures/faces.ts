import type { Face } from './letters.ts'

/** The letters of Ludoteca itself, for games that have none of their own: for what is said, and for what is used. */
export const DISPLAY: Face = { family: "Fraunces, 'Fraunces Variable', Georgia, serif", widthPct: 100, weight: 700 }
export const TEXT: Face = { family: "Figtree, 'Figtree Variable', system-ui, sans-serif", widthPct: 94, weight: 600 }
/** As cut into stone. */
export const INSCRIPTION: Face = { family: "Cinzel, 'Fraunces Variable', Georgia, serif", widthPct: 124, weight: 700 }
