import type { Face } from '@ludoteca/kernel/pictures'

/** [13.6] Headlines are condensed and bold, everything else is plain. A picture brings no letters of its own. */
export const HEADLINE: Face = {
  family:
    "Oswald, 'Oswald Variable', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', 'Avenir Next Condensed', Impact, sans-serif",
  widthPct: 78,
  weight: 700,
}
export const BODY: Face = {
  family: "Inter, 'Inter Variable', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif",
  widthPct: 100,
  weight: 600,
}
