import type { Rated, Strength } from '@ludoteca/kernel'

// Made by: npx ludoteca ladder bots banca --num 2000 --seats 4 --seed ladder

export const BOTS: Readonly<Record<Strength, Rated>> = {
  random: { muMilli: 5_699, sigmaMilli: 339 },
  easy: { muMilli: 13_037, sigmaMilli: 308 },
  normal: { muMilli: 25_000, sigmaMilli: 1 },
}
