import type { InLocales } from '../../words/in-locales.ts'

interface HistoryWords {
  readonly title: string
  readonly online: string
  readonly onlineEmpty: string
  readonly offline: string
  readonly again: string
  readonly more: string
  readonly device: string
  readonly deviceEmpty: string
  readonly deviceHelp: string
  readonly won: string
  readonly place: (rank: number, of: number) => string
  readonly broken: string
  readonly winners: (names: string) => string
  readonly you: string
  readonly bot: string
  readonly replay: string
  readonly goOn: string
  readonly of: (game: string, date: string) => string
  readonly moves: (count: number) => string
  readonly isOver: string
  readonly isOpen: string
  readonly isDamaged: string
  readonly play: string
  readonly shelf: string
}

export const historyWords: InLocales<HistoryWords> = {
  en: {
    title: 'History',
    online: 'Played online',
    onlineEmpty: 'You have not finished a match online yet.',
    offline: 'Your matches online cannot be fetched right now.',
    again: 'Try again',
    more: 'Show earlier ones',
    device: 'On this device',
    deviceEmpty: 'No match is kept on this device.',
    deviceHelp: 'Only here: nobody else knows of them.',
    won: 'Won',
    place: (rank, of) => `Place ${rank} of ${of}`,
    broken: 'Without a result',
    winners: (names) => `Winner: ${names}`,
    you: 'you',
    bot: 'bot',
    replay: 'Replay',
    goOn: 'Continue',
    of: (game, date) => `${game}, ${date}`,
    moves: (n) => (n === 1 ? '1 move' : `${n} moves`),
    isOver: 'Finished',
    isOpen: 'Still running',
    isDamaged: 'Damaged',
    play: 'Play online',
    shelf: 'To the games',
  },
  es: {
    title: 'Historial',
    online: 'Jugadas en línea',
    onlineEmpty: 'Aún no has terminado ninguna partida en línea.',
    offline: 'Ahora no podemos traer tus partidas en línea.',
    again: 'Intentar de nuevo',
    more: 'Ver anteriores',
    device: 'En este dispositivo',
    deviceEmpty: 'En este dispositivo no hay ninguna partida guardada.',
    deviceHelp: 'Solo aquí: nadie más sabe de ellas.',
    won: 'Ganaste',
    place: (rank, of) => `Puesto ${rank} de ${of}`,
    broken: 'Sin resultado',
    winners: (names) => `Gana: ${names}`,
    you: 'tú',
    bot: 'bot',
    replay: 'Repetición',
    goOn: 'Continuar',
    of: (game, date) => `${game}, ${date}`,
    moves: (n) => (n === 1 ? '1 jugada' : `${n} jugadas`),
    isOver: 'Terminada',
    isOpen: 'En curso',
    isDamaged: 'Dañada',
    play: 'Jugar en línea',
    shelf: 'A los juegos',
  },
  de: {
    title: 'Verlauf',
    online: 'Online gespielt',
    onlineEmpty: 'Du hast online noch keine Partie zu Ende gespielt.',
    offline: 'Deine Online-Partien sind gerade nicht zu holen.',
    again: 'Noch einmal versuchen',
    more: 'Frühere zeigen',
    device: 'Auf diesem Gerät',
    deviceEmpty: 'Auf diesem Gerät ist keine Partie gespeichert.',
    deviceHelp: 'Nur hier: Sonst weiß niemand davon.',
    won: 'Gewonnen',
    place: (rank, of) => `Platz ${rank} von ${of}`,
    broken: 'Ohne Ergebnis',
    winners: (names) => `Gewonnen: ${names}`,
    you: 'du',
    bot: 'Bot',
    replay: 'Wiederholung',
    goOn: 'Weiterspielen',
    of: (game, date) => `${game}, ${date}`,
    moves: (n) => (n === 1 ? '1 Zug' : `${n} Züge`),
    isOver: 'Beendet',
    isOpen: 'Läuft noch',
    isDamaged: 'Beschädigt',
    play: 'Online spielen',
    shelf: 'Zu den Spielen',
  },
}
