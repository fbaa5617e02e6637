import type { InLocales } from '../../words/in-locales.ts'

interface LobbyWords {
  readonly title: string
  readonly lead: string
  readonly quick: string
  readonly quickHelp: string
  readonly quickOf: (game: string) => string
  readonly code: string
  readonly codeLabel: string
  readonly codeHint: string
  readonly codeShort: string
  readonly codeUnknown: string
  readonly enter: string
  readonly create: string
  readonly createHelp: string
  readonly createButton: string
  readonly back: (code: string) => string
  readonly backHelp: string
  readonly rooms: string
  readonly game: string
  readonly allGames: string
  readonly show: string
  readonly all: string
  readonly open: string
  readonly running: string
  readonly none: string
  readonly noneLike: string
  readonly noneHelp: string
  readonly offline: string
  readonly again: string
  readonly hostedBy: (name: string) => string
  readonly status: Readonly<Record<'lobby' | 'countdown' | 'running' | 'ended', string>>
  readonly underWay: (minutes: number) => string
  readonly locked: string
  readonly seats: (people: number, bots: number, seats: number) => string
  readonly watchers: (count: number) => string
  readonly join: string
  readonly joinLate: string
  readonly watch: string
  readonly to: (room: string) => string
}

export const lobbyWords: InLocales<LobbyWords> = {
  en: {
    title: 'Play online',
    lead: 'With friends by a code, or with whoever is around.',
    quick: 'Quick play',
    quickHelp: 'The fullest open table of a game, or a new one.',
    quickOf: (game) => `Quick play: ${game}`,
    code: 'I have a code',
    codeLabel: 'Five letters, or the link',
    codeHint: 'Capital or small, with or without spaces.',
    codeShort: 'A code has five letters.',
    codeUnknown: 'There is no room with this code. It may have closed, or a letter is wrong.',
    enter: 'Go in',
    create: 'A room of your own',
    createHelp: 'You choose game, rules and who may come.',
    createButton: 'Open a room',
    back: (code) => `Back to room ${code}`,
    backHelp: 'You have a place there.',
    rooms: 'Public rooms',
    game: 'Game',
    allGames: 'All games',
    show: 'Show',
    all: 'All',
    open: 'With a free seat',
    running: 'Being played',
    none: 'No public room is open right now.',
    noneLike: 'No room is like that right now.',
    noneHelp: 'Open one: others see it here within seconds.',
    offline: 'The list of rooms cannot be fetched right now. We keep trying.',
    again: 'Try now',
    hostedBy: (name) => `Host: ${name}`,
    status: { lobby: 'Gathering', countdown: 'About to start', running: 'Being played', ended: 'Just finished' },
    underWay: (minutes) => (minutes < 1 ? 'Just begun' : `For ${minutes} min`),
    locked: 'Seats locked',
    seats: (people, bots, seats) => `${people + bots} of ${seats} seats taken${bots > 0 ? `, ${bots} by bots` : ''}`,
    watchers: (n) => (n === 1 ? '1 person watches' : `${n} people watch`),
    join: 'Join',
    joinLate: 'Take a bot’s seat',
    watch: 'Watch',
    to: (room) => `room ${room}`,
  },
  es: {
    title: 'Jugar en línea',
    lead: 'Con tus amigos por un código, o con quien ande por aquí.',
    quick: 'Partida rápida',
    quickHelp: 'La mesa abierta más llena de un juego, o una nueva.',
    quickOf: (game) => `Partida rápida: ${game}`,
    code: 'Tengo un código',
    codeLabel: 'Cinco letras, o el enlace',
    codeHint: 'En mayúsculas o minúsculas, con o sin espacios.',
    codeShort: 'Un código tiene cinco letras.',
    codeUnknown: 'No hay ninguna sala con este código. Puede que se haya cerrado, o hay una letra equivocada.',
    enter: 'Entrar',
    create: 'Tu propia sala',
    createHelp: 'Tú eliges juego, reglas y quién puede venir.',
    createButton: 'Abrir una sala',
    back: (code) => `Volver a la sala ${code}`,
    backHelp: 'Tienes un sitio allí.',
    rooms: 'Salas públicas',
    game: 'Juego',
    allGames: 'Todos los juegos',
    show: 'Mostrar',
    all: 'Todas',
    open: 'Con asiento libre',
    running: 'En juego',
    none: 'Ahora mismo no hay ninguna sala pública abierta.',
    noneLike: 'Ahora mismo no hay ninguna sala así.',
    noneHelp: 'Abre una: los demás la verán aquí en segundos.',
    offline: 'Ahora no podemos traer la lista de salas. Seguimos intentándolo.',
    again: 'Intentar ya',
    hostedBy: (name) => `Anfitrión: ${name}`,
    status: { lobby: 'Reuniéndose', countdown: 'A punto de empezar', running: 'En juego', ended: 'Recién terminada' },
    underWay: (minutes) => (minutes < 1 ? 'Recién empezada' : `Desde hace ${minutes} min`),
    locked: 'Asientos cerrados',
    seats: (people, bots, seats) =>
      `${people + bots} de ${seats} asientos ocupados${bots > 0 ? `, ${bots} por bots` : ''}`,
    watchers: (n) => (n === 1 ? '1 persona mira' : `${n} personas miran`),
    join: 'Unirme',
    joinLate: 'Tomar el sitio de un bot',
    watch: 'Mirar',
    to: (room) => `sala ${room}`,
  },
  de: {
    title: 'Online spielen',
    lead: 'Mit Freunden über einen Code, oder mit allen, die gerade da sind.',
    quick: 'Schnelles Spiel',
    quickHelp: 'Der vollste offene Tisch eines Spiels, oder ein neuer.',
    quickOf: (game) => `Schnelles Spiel: ${game}`,
    code: 'Ich habe einen Code',
    codeLabel: 'Fünf Buchstaben, oder der Link',
    codeHint: 'Groß oder klein, mit oder ohne Leerzeichen.',
    codeShort: 'Ein Code hat fünf Buchstaben.',
    codeUnknown:
      'Unter diesem Code gibt es keinen Raum. Vielleicht ist er geschlossen, oder ein Buchstabe stimmt nicht.',
    enter: 'Hinein',
    create: 'Ein eigener Raum',
    createHelp: 'Du bestimmst Spiel, Regeln und wer kommen darf.',
    createButton: 'Raum eröffnen',
    back: (code) => `Zurück in Raum ${code}`,
    backHelp: 'Dort ist ein Platz für dich.',
    rooms: 'Öffentliche Räume',
    game: 'Spiel',
    allGames: 'Alle Spiele',
    show: 'Zeigen',
    all: 'Alle',
    open: 'Mit freiem Platz',
    running: 'Im Gange',
    none: 'Gerade ist kein öffentlicher Raum offen.',
    noneLike: 'So einen Raum gibt es gerade nicht.',
    noneHelp: 'Eröffne einen: Andere sehen ihn hier in Sekunden.',
    offline: 'Die Liste der Räume ist gerade nicht zu holen. Wir versuchen es weiter.',
    again: 'Jetzt versuchen',
    hostedBy: (name) => `Leitung: ${name}`,
    status: { lobby: 'Sammelt sich', countdown: 'Gleich geht es los', running: 'Im Gange', ended: 'Gerade vorbei' },
    underWay: (minutes) => (minutes < 1 ? 'Gerade begonnen' : `Seit ${minutes} min`),
    locked: 'Plätze gesperrt',
    seats: (people, bots, seats) =>
      `${people + bots} von ${seats} Plätzen besetzt${bots > 0 ? `, ${bots} durch Bots` : ''}`,
    watchers: (n) => (n === 1 ? '1 Person schaut zu' : `${n} Personen schauen zu`),
    join: 'Mitspielen',
    joinLate: 'Bot ablösen',
    watch: 'Zuschauen',
    to: (room) => `Raum ${room}`,
  },
}
