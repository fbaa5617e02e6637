import type { InLocales } from '../../../words/in-locales.ts'

interface BalanceWords {
  readonly title: string
  readonly lead: string
  readonly game: string
  readonly none: string
  readonly edition: string
  readonly all: string
  readonly editionOf: (rules: number, pack: string | null, matches: string) => string
  readonly from: string
  readonly matches: string
  readonly read: string
  readonly unreadable: string
  readonly reading: (read: string, matches: string) => string
  readonly sort: string
  readonly percent: (value: string) => string
}

export const balanceWords: InLocales<BalanceWords> = {
  en: {
    title: 'Balance',
    lead: 'What finished matches say: cards, lots, seats and rounds. Each match is read once, when somebody asks.',
    game: 'Game',
    none: 'No game here says anything about its balance.',
    edition: 'Rules and pack',
    all: 'All',
    editionOf: (rules, pack, matches) => `Rules ${rules}, ${pack ?? 'comes with the game'} (${matches})`,
    from: 'Ended since',
    matches: 'Matches',
    read: 'Read',
    unreadable: 'Cannot be read',
    reading: (read, matches) => `Reading: ${read} of ${matches} matches. The figures grow meanwhile.`,
    sort: 'Order',
    percent: (value) => `${value} %`,
  },
  es: {
    title: 'Balance',
    lead: 'Lo que dicen las partidas terminadas: cartas, lotes, asientos y rondas. Cada una se lee una vez, cuando alguien pregunta.',
    game: 'Juego',
    none: 'Aquí ningún juego dice nada de su balance.',
    edition: 'Reglas y paquete',
    all: 'Todas',
    editionOf: (rules, pack, matches) => `Reglas ${rules}, ${pack ?? 'viene con el juego'} (${matches})`,
    from: 'Terminadas desde',
    matches: 'Partidas',
    read: 'Leídas',
    unreadable: 'No se pueden leer',
    reading: (read, matches) => `Leyendo: ${read} de ${matches} partidas. Mientras tanto las cifras crecen.`,
    sort: 'Orden',
    percent: (value) => `${value} %`,
  },
  de: {
    title: 'Balance',
    lead: 'Was beendete Partien sagen: Karten, Lose, Plätze und Runden. Jede wird einmal gelesen, wenn jemand fragt.',
    game: 'Spiel',
    none: 'Kein Spiel hier sagt etwas über seine Balance.',
    edition: 'Regeln und Paket',
    all: 'Alle',
    editionOf: (rules, pack, matches) => `Regeln ${rules}, ${pack ?? 'kommt mit dem Spiel'} (${matches})`,
    from: 'Beendet seit',
    matches: 'Partien',
    read: 'Gelesen',
    unreadable: 'Nicht lesbar',
    reading: (read, matches) => `Es wird gelesen: ${read} von ${matches} Partien. Die Zahlen wachsen dabei.`,
    sort: 'Reihenfolge',
    percent: (value) => `${value} %`,
  },
}
