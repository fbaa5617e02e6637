import type { Visibility } from '@ludoteca/client'
import type { InLocales } from '../../words/in-locales.ts'

interface PersonWords {
  readonly since: (date: string) => string
  readonly nothing: string
  readonly last: string
  readonly won: string
  readonly place: (rank: number, of: number) => string
  readonly watch: string
  readonly picture: (game: string, date: string) => string
  readonly offline: string
  readonly again: string
  readonly gone: string
  readonly goneWhy: string
  readonly home: string
  readonly yours: Readonly<Record<Visibility, string>>
  readonly edit: string
  readonly season: (rank: number, score: number) => string
  readonly titleOf: (title: string, team: string) => string
}

export const personWords: InLocales<PersonWords> = {
  en: {
    since: (date) => `Here since ${date}`,
    nothing: 'No match has been played to its end yet.',
    last: 'The last matches',
    won: 'Won',
    place: (rank, of) => `Place ${rank} of ${of}`,
    watch: 'Watch the match',
    picture: (game, date) => `Picture of the match: ${game}, ${date}`,
    offline: 'This page lives on the server, which cannot be reached right now.',
    again: 'Try again',
    gone: 'There is no such page',
    goneWhy: 'The link may be old, or whoever it belongs to keeps the page private.',
    home: 'To the games',
    yours: {
      unlisted: 'This is your page. Whoever has the link sees it; it is listed nowhere.',
      public: 'This is your page. Everybody may see it, also those who look you up by your handle.',
      private: 'This is your page. Nobody but you sees it.',
    },
    edit: 'Change it',
    season: (rank, score) => `This week: place ${rank}, ${score} points`,
    titleOf: (title, team) => `${title}, with ${team}`,
  },
  es: {
    since: (date) => `Por aquí desde el ${date}`,
    nothing: 'Todavía no ha terminado ninguna partida.',
    last: 'Últimas partidas',
    won: 'Ganada',
    place: (rank, of) => `Puesto ${rank} de ${of}`,
    watch: 'Ver la partida',
    picture: (game, date) => `Imagen de la partida: ${game}, ${date}`,
    offline: 'Esta página vive en el servidor, y ahora no llegamos a él.',
    again: 'Intentar de nuevo',
    gone: 'No hay tal página',
    goneWhy: 'Puede que el enlace sea viejo, o que su dueño tenga la página en privado.',
    home: 'A los juegos',
    yours: {
      unlisted: 'Esta es tu página. La ve quien tiene el enlace; no aparece en ninguna lista.',
      public: 'Esta es tu página. La puede ver cualquiera, también quien te busca por tu usuario.',
      private: 'Esta es tu página. Nadie más que tú la ve.',
    },
    edit: 'Cambiarla',
    season: (rank, score) => `Esta semana: puesto ${rank}, ${score} puntos`,
    titleOf: (title, team) => `${title}, con ${team}`,
  },
  de: {
    since: (date) => `Dabei seit ${date}`,
    nothing: 'Noch ist keine Partie zu Ende gespielt.',
    last: 'Die letzten Partien',
    won: 'Gewonnen',
    place: (rank, of) => `Platz ${rank} von ${of}`,
    watch: 'Die Partie ansehen',
    picture: (game, date) => `Bild der Partie: ${game}, ${date}`,
    offline: 'Diese Seite liegt auf dem Server, und der ist gerade nicht zu erreichen.',
    again: 'Noch einmal versuchen',
    gone: 'Eine solche Seite gibt es nicht',
    goneWhy: 'Vielleicht ist der Link alt, oder die Seite ist privat.',
    home: 'Zu den Spielen',
    yours: {
      unlisted: 'Das ist deine Seite. Wer den Link hat, sieht sie; aufgeführt ist sie nirgends.',
      public: 'Das ist deine Seite. Alle dürfen sie sehen, auch wer dich über deinen Benutzernamen sucht.',
      private: 'Das ist deine Seite. Außer dir sieht sie niemand.',
    },
    edit: 'Ändern',
    season: (rank, score) => `Diese Woche: Platz ${rank}, ${score} Punkte`,
    titleOf: (title, team) => `${title}, mit ${team}`,
  },
}
