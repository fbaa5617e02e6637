import type { Rated, Strength } from '@ludoteca/kernel'

// Made by: npx ludoteca ladder bots carcosa --num 200 --seed ladder

export const BOTS: Readonly<Record<Strength, Rated>> = {
  random: { muMilli: 15_050, sigmaMilli: 895 },
  easy: { muMilli: 21_795, sigmaMilli: 135 },
  normal: { muMilli: 25_000, sigmaMilli: 1 },
}

export const HOUSE: Readonly<Record<string, Rated>> = {
  'EASY-2': { muMilli: 63_849, sigmaMilli: 1_474 },
  'EASY-3': { muMilli: 77_013, sigmaMilli: 843 },
  'EASY-4': { muMilli: 92_924, sigmaMilli: 986 },
  'NORMAL-2': { muMilli: 65_505, sigmaMilli: 1_661 },
  'NORMAL-3': { muMilli: 80_827, sigmaMilli: 935 },
  'NORMAL-4': { muMilli: 96_880, sigmaMilli: 861 },
  'HARD-2': { muMilli: 65_990, sigmaMilli: 1_721 },
  'HARD-3': { muMilli: 82_242, sigmaMilli: 993 },
  'HARD-4': { muMilli: 98_228, sigmaMilli: 841 },
}
