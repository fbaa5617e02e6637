import type { InLocales } from '../../../words/in-locales.ts'

interface RoomsWords {
  readonly title: string
  readonly lead: string
  readonly code: string
  readonly game: string
  readonly any: string
  readonly status: string
  readonly statuses: Readonly<Record<'lobby' | 'countdown' | 'running' | 'ended', string>>
  readonly kind: string
  readonly kinds: Readonly<Record<'public' | 'friends', string>>
  readonly host: string
  readonly people: string
  readonly counts: (players: number, bots: number, seats: number, watchers: number) => string
  readonly since: string
  readonly open: string
  readonly back: string
  readonly room: (code: string) => string
  readonly gone: string
  readonly language: string
  readonly languages: Readonly<Record<'en' | 'es' | 'de', string>>
  readonly peopleIn: string
  readonly name: string
  readonly seat: string
  readonly watches: string
  readonly connected: string
  readonly yes: string
  readonly no: string
  readonly account: string
  readonly close: string
  readonly closeLead: string
  readonly closed: string
  readonly notice: string
  readonly noticeLabel: string
  readonly noticeHelp: (language: string) => string
  readonly say: string
  readonly takeBack: string
  readonly said: string
  readonly tookBack: string
  readonly match: string
  readonly matchLead: string
  readonly noMatch: string
}

export const roomsWords: InLocales<RoomsWords> = {
  en: {
    title: 'Rooms',
    lead: 'All rooms, those of friends too.',
    code: 'Code',
    game: 'Game',
    any: 'All',
    status: 'State',
    statuses: { lobby: 'Lobby', countdown: 'Countdown', running: 'Match runs', ended: 'Match over' },
    kind: 'Kind',
    kinds: { public: 'Public', friends: 'Friends' },
    host: 'Host',
    people: 'People',
    counts: (players, bots, seats, watchers) => `${players} + ${bots} bots of ${seats}, ${watchers} watch`,
    since: 'Open since',
    open: 'Open',
    back: 'All rooms',
    room: (code) => `Room ${code}`,
    gone: 'This room is gone.',
    language: 'Language',
    languages: { en: 'English', es: 'Spanish', de: 'German' },
    peopleIn: 'People in the room',
    name: 'Name',
    seat: 'Seat',
    watches: 'watches',
    connected: 'Connected',
    yes: 'yes',
    no: 'no',
    account: 'Account',
    close: 'Close the room',
    closeLead: 'Everybody in it is told that it was closed, and it is gone. A match that runs ends without a result.',
    closed: 'The room is closed.',
    notice: 'Message to everybody in the room',
    noticeLabel: 'Message',
    noticeHelp: (language) =>
      `Write it in ${language}: that is what people here speak. It stays until you take it back.`,
    say: 'Show it',
    takeBack: 'Take it back',
    said: 'Everybody in the room reads it now.',
    tookBack: 'It is gone.',
    match: 'The match, as watchers see it',
    matchLead: 'Nobody notices that you look. What is hidden from watchers is hidden here, too.',
    noMatch: 'No match has begun here.',
  },
  es: {
    title: 'Salas',
    lead: 'Todas las salas, también las de amigos.',
    code: 'Código',
    game: 'Juego',
    any: 'Todos',
    status: 'Estado',
    statuses: { lobby: 'Sala', countdown: 'Cuenta atrás', running: 'En partida', ended: 'Partida terminada' },
    kind: 'Tipo',
    kinds: { public: 'Pública', friends: 'Amigos' },
    host: 'Anfitrión',
    people: 'Gente',
    counts: (players, bots, seats, watchers) => `${players} + ${bots} bots de ${seats}, ${watchers} miran`,
    since: 'Abierta desde',
    open: 'Abrir',
    back: 'Todas las salas',
    room: (code) => `Sala ${code}`,
    gone: 'Esta sala ya no está.',
    language: 'Idioma',
    languages: { en: 'inglés', es: 'español', de: 'alemán' },
    peopleIn: 'Gente en la sala',
    name: 'Nombre',
    seat: 'Asiento',
    watches: 'mira',
    connected: 'Conectado',
    yes: 'sí',
    no: 'no',
    account: 'Cuenta',
    close: 'Cerrar la sala',
    closeLead: 'A todos se les dice que se cerró, y desaparece. Una partida en curso acaba sin resultado.',
    closed: 'La sala está cerrada.',
    notice: 'Mensaje para todos en la sala',
    noticeLabel: 'Mensaje',
    noticeHelp: (language) => `Escríbelo en ${language}: es lo que se habla aquí. Se queda hasta que lo retires.`,
    say: 'Mostrar',
    takeBack: 'Retirar',
    said: 'Todos en la sala lo leen ahora.',
    tookBack: 'Ya no está.',
    match: 'La partida, como la ven los espectadores',
    matchLead: 'Nadie nota que miras. Lo que no ven los espectadores tampoco se ve aquí.',
    noMatch: 'Aquí no ha empezado ninguna partida.',
  },
  de: {
    title: 'Räume',
    lead: 'Alle Räume, auch die von Freunden.',
    code: 'Code',
    game: 'Spiel',
    any: 'Alle',
    status: 'Stand',
    statuses: { lobby: 'Lobby', countdown: 'Countdown', running: 'Partie läuft', ended: 'Partie vorbei' },
    kind: 'Art',
    kinds: { public: 'Öffentlich', friends: 'Freunde' },
    host: 'Gastgeber',
    people: 'Leute',
    counts: (players, bots, seats, watchers) => `${players} + ${bots} Bots von ${seats}, ${watchers} sehen zu`,
    since: 'Offen seit',
    open: 'Öffnen',
    back: 'Alle Räume',
    room: (code) => `Raum ${code}`,
    gone: 'Diesen Raum gibt es nicht mehr.',
    language: 'Sprache',
    languages: { en: 'Englisch', es: 'Spanisch', de: 'Deutsch' },
    peopleIn: 'Leute im Raum',
    name: 'Name',
    seat: 'Platz',
    watches: 'sieht zu',
    connected: 'Verbunden',
    yes: 'ja',
    no: 'nein',
    account: 'Konto',
    close: 'Raum schließen',
    closeLead:
      'Alle darin erfahren, dass er geschlossen wurde, und er ist weg. Eine laufende Partie endet ohne Ergebnis.',
    closed: 'Der Raum ist geschlossen.',
    notice: 'Nachricht an alle im Raum',
    noticeLabel: 'Nachricht',
    noticeHelp: (language) => `Schreib sie auf ${language}: So spricht man hier. Sie bleibt, bis du sie zurücknimmst.`,
    say: 'Zeigen',
    takeBack: 'Zurücknehmen',
    said: 'Alle im Raum lesen sie jetzt.',
    tookBack: 'Sie ist weg.',
    match: 'Die Partie, wie Zuschauer sie sehen',
    matchLead: 'Niemand merkt, dass du zusiehst. Was Zuschauern verborgen ist, ist es auch hier.',
    noMatch: 'Hier hat keine Partie begonnen.',
  },
}
