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
  readonly traffic: string
  readonly trafficLead: string
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
    traffic: 'Errors and reconnects',
    trafficLead: 'Of the same fourteen days, of all server processes together, up to ten seconds ago.',
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
    traffic: 'Errores y reconexiones',
    trafficLead: 'De los mismos catorce días, de todos los procesos del servidor juntos, hasta hace diez segundos.',
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
    traffic: 'Fehler und Wiederkehr',
    trafficLead: 'Aus denselben vierzehn Tagen, von allen Serverprozessen zusammen, bis vor zehn Sekunden.',
    errors: 'Fehler',
    rateLimited: 'Wegen Tempo abgewiesen',
    reconnects: 'Zurückgekommen',
    joins: 'In Räume gekommen',
    refusals: 'Abgelehnte Nachrichten',
    code: 'Warum',
    count: 'Wie oft',
  },
}
