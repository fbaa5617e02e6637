import type { Locale } from '@ludoteca/kernel'

/** What the page around a picture says. */
interface ShareWords {
  readonly play: string
  readonly watch: string
  readonly picture: string
  readonly gone: string
  readonly goneWhy: string
  readonly home: string
}

export const SHARE_WORDS: Readonly<Record<Locale, ShareWords>> = {
  en: {
    play: 'Play this game',
    watch: 'Watch the match',
    picture: 'Save the picture',
    gone: 'This picture is no longer here',
    goneWhy: 'Pictures can be passed on for thirty days. Whoever played can offer it again from the match.',
    home: 'To the games',
  },
  es: {
    play: 'Jugar este juego',
    watch: 'Ver la partida',
    picture: 'Guardar imagen',
    gone: 'Esta imagen ya no está',
    goneWhy:
      'Las imágenes se pueden compartir por treinta días. Quien jugó la puede volver a ofrecer desde la partida.',
    home: 'A los juegos',
  },
  de: {
    play: 'Dieses Spiel spielen',
    watch: 'Die Partie ansehen',
    picture: 'Bild speichern',
    gone: 'Dieses Bild ist nicht mehr hier',
    goneWhy:
      'Bilder lassen sich dreißig Tage lang weitergeben. Wer mitgespielt hat, kann es aus der Partie neu anbieten.',
    home: 'Zu den Spielen',
  },
}
