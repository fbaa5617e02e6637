import type { InLocales } from '../../words/in-locales.ts'

interface BadgesWords {
  readonly title: string
  readonly lead: string
  readonly offline: string
  readonly again: string
}

export const badgesWords: InLocales<BadgesWords> = {
  en: {
    title: 'Badges',
    lead: 'What your matches online have brought you, game by game. Only what you played yourself counts.',
    offline: 'Your badges are on the server, which cannot be reached right now.',
    again: 'Try again',
  },
  es: {
    title: 'Insignias',
    lead: 'Lo que te han dejado tus partidas en línea, juego por juego. Solo cuenta lo que jugaste tú.',
    offline: 'Tus insignias están en el servidor, y ahora no llegamos a él.',
    again: 'Intentar de nuevo',
  },
  de: {
    title: 'Abzeichen',
    lead: 'Was dir deine Partien im Netz gebracht haben, Spiel für Spiel. Es zählt nur, was du selbst gespielt hast.',
    offline: 'Deine Abzeichen liegen auf dem Server, und der ist gerade nicht zu erreichen.',
    again: 'Noch einmal versuchen',
  },
}
