import type { InLocales } from '../../words/in-locales.ts'

interface NewRoomWords {
  readonly title: string
  readonly lead: string
  readonly game: string
  readonly seats: string
  readonly seatsHelp: string
  readonly options: string
  readonly who: string
  readonly kind: Readonly<Record<'friends' | 'public', string>>
  readonly kindHelp: Readonly<Record<'friends' | 'public', string>>
  readonly idle: string
  readonly idleKind: Readonly<Record<'pause' | 'continue', string>>
  readonly botFill: string
  readonly botFillHelp: string
  readonly open: string
  readonly fixFirst: string
  readonly back: string
}

export const newRoomWords: InLocales<NewRoomWords> = {
  en: {
    title: 'Open a room',
    lead: 'Everything here can still be changed in the room, until the match starts.',
    game: 'Game',
    seats: 'Seats',
    seatsHelp: 'Seats that stay free are left out.',
    options: 'Options of the game',
    who: 'Who may come?',
    kind: { friends: 'Friends, with the code', public: 'Everybody' },
    kindHelp: {
      friends: 'The room is not listed anywhere. Whoever has the code or the link comes in.',
      public: 'The room is listed in the lobby, and anybody may join or watch.',
    },
    idle: 'When nobody is connected, the match …',
    idleKind: { pause: 'waits for you', continue: 'goes on with autopilots' },
    botFill: 'Bots fill up',
    botFillHelp: 'At the start bots take free seats until there are enough players.',
    open: 'Open the room',
    fixFirst: 'The options do not fit together yet.',
    back: 'To the lobby',
  },
  es: {
    title: 'Abrir una sala',
    lead: 'Todo esto se puede cambiar en la sala hasta que empiece la partida.',
    game: 'Juego',
    seats: 'Asientos',
    seatsHelp: 'Los que queden libres no cuentan.',
    options: 'Opciones del juego',
    who: '¿Quién puede venir?',
    kind: { friends: 'Amigos, con el código', public: 'Cualquiera' },
    kindHelp: {
      friends: 'La sala no aparece en ninguna lista. Entra quien tenga el código o el enlace.',
      public: 'La sala aparece en la lista y cualquiera puede jugar o mirar.',
    },
    idle: 'Si no hay nadie conectado, la partida…',
    idleKind: { pause: 'los espera', continue: 'sigue con pilotos automáticos' },
    botFill: 'Los bots completan',
    botFillHelp: 'Al empezar, los bots ocupan asientos libres hasta que haya bastantes jugadores.',
    open: 'Abrir la sala',
    fixFirst: 'Las opciones todavía no encajan.',
    back: 'A la lista de salas',
  },
  de: {
    title: 'Raum eröffnen',
    lead: 'All das lässt sich im Raum noch ändern, bis die Partie beginnt.',
    game: 'Spiel',
    seats: 'Plätze',
    seatsHelp: 'Plätze, die frei bleiben, fallen weg.',
    options: 'Optionen des Spiels',
    who: 'Wer darf kommen?',
    kind: { friends: 'Freunde, mit dem Code', public: 'Alle' },
    kindHelp: {
      friends: 'Der Raum steht in keiner Liste. Herein kommt, wer den Code oder den Link hat.',
      public: 'Der Raum steht in der Liste, und alle dürfen mitspielen oder zuschauen.',
    },
    idle: 'Wenn niemand verbunden ist, …',
    idleKind: { pause: 'wartet die Partie', continue: 'spielen Autopiloten weiter' },
    botFill: 'Bots füllen auf',
    botFillHelp: 'Beim Start nehmen Bots freie Plätze, bis genug mitspielen.',
    open: 'Raum eröffnen',
    fixFirst: 'Die Optionen passen noch nicht zusammen.',
    back: 'Zu den Räumen',
  },
}
