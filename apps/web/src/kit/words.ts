import type { Connection } from '../match/shown.ts'
import type { InLocales } from '../words/in-locales.ts'
import type { Pace } from './pace.ts'

interface TableWords {
  readonly seats: string
  readonly you: string
  readonly toMove: string
  readonly bot: (strength: string) => string
  readonly strengths: Readonly<Record<string, string>>
  readonly autopilot: string
  readonly away: string
  readonly free: string
  readonly connection: Readonly<Record<Exclude<Connection, 'steady'>, string>>
  readonly paused: string
  readonly inFlight: string
  readonly dismiss: string
  readonly menu: string
  readonly rules: string
  readonly exportRecord: string
  readonly soundOn: string
  readonly soundOff: string
  readonly voiceOn: string
  readonly voiceOff: string
  readonly pace: (next: string) => string
  readonly paces: Readonly<Record<Pace, string>>
  readonly skip: string
  readonly skipUntilAsked: string
  readonly stopSkipping: string
  readonly leave: string
  readonly result: string
  readonly winner: (names: string, count: number) => string
  readonly noWinner: string
  readonly rank: string
  readonly score: string
  readonly place: (rank: number) => string
  readonly yourTurn: string
  readonly undo: string
  readonly undone: string
  readonly lookAs: string
  readonly spectator: string
}

export const tableWords: InLocales<TableWords> = {
  en: {
    seats: 'At the table',
    you: 'you',
    toMove: 'to move',
    bot: (strength) => `bot, ${strength}`,
    strengths: { random: 'random', easy: 'easy', normal: 'normal' },
    autopilot: 'autopilot',
    away: 'away',
    free: 'free seat',
    connection: {
      connecting: 'Connecting to the match …',
      lost: 'The connection is lost. We keep trying; what has been played is kept.',
      closed: 'The line to this match is closed.',
    },
    paused: 'The match is paused.',
    inFlight: 'Your move is on its way …',
    dismiss: 'All right',
    menu: 'More about this match',
    rules: 'Rules',
    exportRecord: 'Export the record',
    soundOn: 'Switch sound on',
    soundOff: 'Switch sound off',
    voiceOn: 'Switch voices on',
    voiceOff: 'Switch voices off',
    pace: (next) => `Pace of play: ${next}`,
    paces: { slow: 'slow', normal: 'normal', fast: 'fast', none: 'at once' },
    skip: 'Skip',
    skipUntilAsked: 'Until I am asked',
    stopSkipping: 'Show moves again',
    leave: 'Leave the table',
    result: 'The match is over',
    winner: (names, n) => (n === 1 ? `${names} wins!` : `${names} win together!`),
    noWinner: 'Nobody wins.',
    rank: 'Rank',
    score: 'Score',
    place: (rank) => `${rank}.`,
    yourTurn: 'Your turn',
    undo: 'Take back',
    undone: 'The last move was taken back.',
    lookAs: 'Look as',
    spectator: 'a watcher',
  },
  es: {
    seats: 'En la mesa',
    you: 'tú',
    toMove: 'le toca',
    bot: (strength) => `bot, ${strength}`,
    strengths: { random: 'al azar', easy: 'fácil', normal: 'normal' },
    autopilot: 'piloto automático',
    away: 'ausente',
    free: 'asiento libre',
    connection: {
      connecting: 'Conectando con la partida…',
      lost: 'Se ha perdido la conexión. Seguimos intentándolo; lo jugado queda guardado.',
      closed: 'La línea con esta partida está cerrada.',
    },
    paused: 'La partida está en pausa.',
    inFlight: 'Tu jugada está en camino…',
    dismiss: 'De acuerdo',
    menu: 'Más sobre esta partida',
    rules: 'Reglas',
    exportRecord: 'Exportar el registro',
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
    voiceOn: 'Activar las voces',
    voiceOff: 'Quitar las voces',
    pace: (next) => `Ritmo de la partida: ${next}`,
    paces: { slow: 'lento', normal: 'normal', fast: 'rápido', none: 'al instante' },
    skip: 'Saltar',
    skipUntilAsked: 'Hasta que me toque',
    stopSkipping: 'Volver a mostrar las jugadas',
    leave: 'Levantarse de la mesa',
    result: 'La partida ha terminado',
    winner: (names) => `¡Victoria para ${names}!`,
    noWinner: 'No gana nadie.',
    rank: 'Puesto',
    score: 'Puntos',
    place: (rank) => `${rank}.º`,
    yourTurn: 'Te toca',
    undo: 'Deshacer',
    undone: 'Se ha deshecho la última jugada.',
    lookAs: 'Mirar como',
    spectator: 'público',
  },
  de: {
    seats: 'Am Tisch',
    you: 'du',
    toMove: 'am Zug',
    bot: (strength) => `Bot, ${strength}`,
    strengths: { random: 'zufällig', easy: 'leicht', normal: 'normal' },
    autopilot: 'Autopilot',
    away: 'nicht da',
    free: 'freier Platz',
    connection: {
      connecting: 'Verbindung zur Partie wird aufgebaut …',
      lost: 'Die Verbindung ist weg. Wir versuchen es weiter; was gespielt ist, bleibt.',
      closed: 'Die Leitung zu dieser Partie ist geschlossen.',
    },
    paused: 'Die Partie ist angehalten.',
    inFlight: 'Dein Zug ist unterwegs …',
    dismiss: 'In Ordnung',
    menu: 'Mehr zu dieser Partie',
    rules: 'Regeln',
    exportRecord: 'Aufzeichnung exportieren',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
    voiceOn: 'Stimmen einschalten',
    voiceOff: 'Stimmen ausschalten',
    pace: (next) => `Tempo der Partie: ${next}`,
    paces: { slow: 'langsam', normal: 'normal', fast: 'schnell', none: 'sofort' },
    skip: 'Überspringen',
    skipUntilAsked: 'Bis ich gefragt bin',
    stopSkipping: 'Züge wieder zeigen',
    leave: 'Vom Tisch aufstehen',
    result: 'Die Partie ist zu Ende',
    winner: (names, n) => (n === 1 ? `${names} gewinnt!` : `${names} gewinnen gemeinsam!`),
    noWinner: 'Niemand gewinnt.',
    rank: 'Rang',
    score: 'Punkte',
    place: (rank) => `${rank}.`,
    yourTurn: 'Du bist am Zug',
    undo: 'Zurücknehmen',
    undone: 'Der letzte Zug wurde zurückgenommen.',
    lookAs: 'Ansehen als',
    spectator: 'Publikum',
  },
}
