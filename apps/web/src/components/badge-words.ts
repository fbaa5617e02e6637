import type { InLocales } from '../words/in-locales.ts'

interface BadgeWords {
  readonly locked: string
  readonly since: (date: string) => string
  readonly times: (count: number) => string
  readonly matches: string
  readonly wins: string
  readonly badges: (earned: number, all: number) => string
}

export const badgeWords: InLocales<BadgeWords> = {
  en: {
    locked: 'Not yet',
    since: (date) => `Since ${date}`,
    times: (n) => `${n} times`,
    matches: 'Matches',
    wins: 'Won',
    badges: (earned, all) => `${earned} of ${all} badges`,
  },
  es: {
    locked: 'Todavía no',
    since: (date) => `Desde el ${date}`,
    times: (n) => `${n} veces`,
    matches: 'Partidas',
    wins: 'Ganadas',
    badges: (earned, all) => `${earned} de ${all} insignias`,
  },
  de: {
    locked: 'Noch nicht',
    since: (date) => `Seit ${date}`,
    times: (n) => `${n}-mal`,
    matches: 'Partien',
    wins: 'Gewonnen',
    badges: (earned, all) => `${earned} von ${all} Abzeichen`,
  },
}
