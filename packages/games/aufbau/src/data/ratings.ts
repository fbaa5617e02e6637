import type { Rated, Strength } from '@ludoteca/kernel'

// Made by: npx ludoteca ladder bots aufbau --num 500 --seats 4 --seed ladder

export const BOTS: Readonly<Record<Strength, Rated>> = {
  random: { muMilli: -71_533, sigmaMilli: 4_831 },
  easy: { muMilli: -27_853, sigmaMilli: 4_183 },
  normal: { muMilli: 25_000, sigmaMilli: 1 },
}
