import type { InLocales } from '../../../words/in-locales.ts'

interface DashboardWords {
  readonly title: string
  readonly lead: string
  readonly rooms: string
  readonly running: string
  readonly players: string
  readonly watchers: string
  readonly days: string
  readonly day: string
  readonly game: string
  readonly mode: string
  readonly matches: string
  readonly lengths: string
  readonly length: string
  readonly minutes: (count: string) => string
  readonly process: string
  readonly processLead: (since: string) => string
  readonly errors: string
  readonly rateLimited: string
  readonly reconnects: string
  readonly joins: string
  readonly refusals: string
  readonly code: string
  readonly count: string
}

export const dashboardWords: InLocales<DashboardWords> = {
  en: {
    title: 'Dashboard',
    lead: 'Who is here now, and how the last fourteen days were.',
    rooms: 'Rooms',
    running: 'Matches running',
    players: 'Players connected',
    watchers: 'Watchers connected',
    days: 'Matches begun, by day',
    day: 'Day (UTC)',
    game: 'Game',
    mode: 'Mode',
    matches: 'Matches',
    lengths: 'Median length of matches played to their end',
    length: 'Median length',
    minutes: (count) => `${count} min`,
    process: 'This server process',
    processLead: (since) =>
      `Counted since it began, ${since}. Other processes on the same database count for themselves.`,
    errors: 'Errors',
    rateLimited: 'Turned down for speed',
    reconnects: 'Came back',
    joins: 'Came into a room',
    refusals: 'Messages refused',
    code: 'Why',
    count: 'How often',
  },
  es: {
    title: 'Panel',
    lead: 'Quién está ahora, y cómo fueron los últimos catorce días.',
    rooms: 'Salas',
    running: 'Partidas en curso',
    players: 'Jugadores conectados',
    watchers: 'Espectadores conectados',
    days: 'Partidas empezadas, por día',
    day: 'Día (UTC)',
    game: 'Juego',
    mode: 'Modo',
    matches: 'Partidas',
    lengths: 'Duración mediana de las partidas terminadas',
    length: 'Duración mediana',
    minutes: (count) => `${count} min`,
    process: 'Este proceso del servidor',
    processLead: (since) => `Contado desde que empezó, ${since}. Otros procesos con la misma base cuentan por su lado.`,
    errors: 'Errores',
    rateLimited: 'Rechazos por velocidad',
    reconnects: 'Volvieron',
    joins: 'Entradas a salas',
    refusals: 'Mensajes rechazados',
    code: 'Por qué',
    count: 'Cuántas veces',
  },
  de: {
    title: 'Überblick',
    lead: 'Wer jetzt da ist, und wie die letzten vierzehn Tage waren.',
    rooms: 'Räume',
    running: 'Laufende Partien',
    players: 'Verbundene Spieler',
    watchers: 'Verbundene Zuschauer',
    days: 'Begonnene Partien nach Tagen',
    day: 'Tag (UTC)',
    game: 'Spiel',
    mode: 'Modus',
    matches: 'Partien',
    lengths: 'Mittlere Dauer (Median) zu Ende gespielter Partien',
    length: 'Dauer (Median)',
    minutes: (count) => `${count} min`,
    process: 'Dieser Serverprozess',
    processLead: (since) =>
      `Gezählt seit seinem Beginn, ${since}. Andere Prozesse an derselben Datenbank zählen für sich.`,
    errors: 'Fehler',
    rateLimited: 'Wegen Tempo abgewiesen',
    reconnects: 'Zurückgekommen',
    joins: 'In Räume gekommen',
    refusals: 'Abgelehnte Nachrichten',
    code: 'Warum',
    count: 'Wie oft',
  },
}
