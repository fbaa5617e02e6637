import type { Rated } from '@ludoteca/kernel'

export const BOTS: Readonly<Record<'random' | 'easy' | 'normal', Rated>> = {
  random: { muMilli: 25_000, sigmaMilli: 1 },
  easy: { muMilli: 25_000, sigmaMilli: 1 },
  normal: { muMilli: 25_000, sigmaMilli: 1 },
}
