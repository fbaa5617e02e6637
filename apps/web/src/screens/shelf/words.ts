import type { InLocales } from '../../words/in-locales.ts'

interface ShelfWords {
  readonly heading: string
  readonly lead: string
  readonly examples: string
  readonly examplesLead: string
  readonly seats: (min: number, max: number) => string
  readonly languages: Readonly<Record<'en' | 'es' | 'de', string>>
  readonly playNow: string
  /** These begin with what stands on the button, for those who speak to their device. */
  readonly playNowOf: (title: string) => string
  readonly about: string
  readonly aboutOf: (title: string) => string
  readonly online: string
  readonly onlineLead: string
  readonly lobby: string
  readonly continue: string
  readonly continueOf: (title: string, moves: number) => string
  readonly moves: (count: number) => string
  readonly player: (number: number) => string
  readonly notLoaded: string
}

export const shelfWords: InLocales<ShelfWords> = {
  en: {
    heading: 'What shall we play?',
    lead: 'Take a box from the shelf. Bots are waiting, one device goes round, or friends join in from anywhere.',
    examples: 'Small examples',
    examplesLead: 'Made to be read by those who write games, and quick to play.',
    seats: (min, max) => `${min} to ${max} players`,
    languages: { en: 'in English', es: 'in Spanish', de: 'in German' },
    playNow: 'Play now',
    playNowOf: (title) => `Play now: ${title}, against bots`,
    about: 'Rules and more',
    aboutOf: (title) => `Rules and more: ${title}`,
    online: 'Play with others',
    onlineLead: 'Open a room, send the link, and begin when everybody is there.',
    lobby: 'Online lobby',
    continue: 'Continue',
    continueOf: (title, moves) => `Continue ${moves === 1 ? '1 move' : `${moves} moves`}: ${title}`,
    moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
    player: (number) => `Player ${number}`,
    notLoaded: 'The game could not be fetched. Are you offline?',
  },
  es: {
    heading: '¿A qué jugamos?',
    lead: 'Toma una caja del estante. Los bots esperan, el dispositivo pasa de mano en mano, o tus amigos entran desde donde estén.',
    examples: 'Pequeños ejemplos',
    examplesLead: 'Hechos para que los lea quien escribe juegos, y rápidos de jugar.',
    seats: (min, max) => `De ${min} a ${max} jugadores`,
    languages: { en: 'en inglés', es: 'en español', de: 'en alemán' },
    playNow: 'Jugar ya',
    playNowOf: (title) => `Jugar ya: ${title}, contra bots`,
    about: 'Reglas y más',
    aboutOf: (title) => `Reglas y más: ${title}`,
    online: 'Juega con otros',
    onlineLead: 'Abre una sala, envía el enlace y empieza cuando estén todos.',
    lobby: 'Sala en línea',
    continue: 'Continuar',
    continueOf: (title, moves) => `Continuar ${moves === 1 ? '1 jugada' : `${moves} jugadas`}: ${title}`,
    moves: (count) => (count === 1 ? '1 jugada' : `${count} jugadas`),
    player: (number) => `Jugador ${number}`,
    notLoaded: 'No se pudo cargar el juego. ¿Estás sin conexión?',
  },
  de: {
    heading: 'Was spielen wir?',
    lead: 'Nimm eine Schachtel aus dem Regal. Bots warten schon, ein Gerät geht reihum, oder Freunde kommen von überall dazu.',
    examples: 'Kleine Beispiele',
    examplesLead: 'Gemacht zum Lesen für alle, die Spiele schreiben, und schnell gespielt.',
    seats: (min, max) => `${min} bis ${max} Leute`,
    languages: { en: 'auf Englisch', es: 'auf Spanisch', de: 'auf Deutsch' },
    playNow: 'Jetzt spielen',
    playNowOf: (title) => `Jetzt spielen: ${title}, gegen Bots`,
    about: 'Regeln und mehr',
    aboutOf: (title) => `Regeln und mehr: ${title}`,
    online: 'Mit anderen spielen',
    onlineLead: 'Öffne einen Raum, schick den Link und fang an, wenn alle da sind.',
    lobby: 'Online-Lobby',
    continue: 'Weiter',
    continueOf: (title, moves) => `Weiter ${moves === 1 ? '1 Zug' : `${moves} Züge`}: ${title}`,
    moves: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
    player: (number) => `Spieler ${number}`,
    notLoaded: 'Das Spiel ließ sich nicht laden. Bist du offline?',
  },
}
