import type { Rated, Strength } from '@ludoteca/kernel'

// Made by: npx ludoteca ladder bots ludomercatus --num 1000 --seats 4 --seed ladder

export const BOTS: Readonly<Record<Strength, Rated>> = {
  random: { muMilli: 2_058, sigmaMilli: 701 },
  easy: { muMilli: 20_104, sigmaMilli: 481 },
  normal: { muMilli: 25_000, sigmaMilli: 1 },
}
