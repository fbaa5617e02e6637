import type { InLocales } from '../../words/in-locales.ts'

interface LocalWords {
  readonly gone: string
  readonly home: string
  readonly handOver: (name: string) => string
  readonly handOverHelp: string
  readonly take: (name: string) => string
  readonly failing: string
}

export const localWords: InLocales<LocalWords> = {
  en: {
    gone: 'This match is not on this device any more.',
    home: 'To the games',
    handOver: (name) => `Give the device to ${name}`,
    handOverHelp: 'Everybody else looks away: what comes next is not for their eyes.',
    take: (name) => `I am ${name}`,
    failing:
      'This device does not let us keep the match: when the page is closed, it is gone. Export it if you want it.',
  },
  es: {
    gone: 'Esta partida ya no está en este dispositivo.',
    home: 'A los juegos',
    handOver: (name) => `Pasa el dispositivo a ${name}`,
    handOverHelp: 'Los demás miran a otro lado: lo que viene no es para sus ojos.',
    take: (name) => `Soy ${name}`,
    failing: 'Este dispositivo no nos deja guardar la partida: al cerrar la página se pierde. Expórtala si la quieres.',
  },
  de: {
    gone: 'Diese Partie ist nicht mehr auf diesem Gerät.',
    home: 'Zu den Spielen',
    handOver: (name) => `Gib das Gerät an ${name}`,
    handOverHelp: 'Alle anderen schauen weg: Was jetzt kommt, ist nicht für ihre Augen.',
    take: (name) => `Ich bin ${name}`,
    failing:
      'Dieses Gerät lässt uns die Partie nicht speichern: Wird die Seite geschlossen, ist sie weg. Exportiere sie, wenn du sie behalten willst.',
  },
}
