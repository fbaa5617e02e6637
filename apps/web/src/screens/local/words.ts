import type { InLocales } from '../../words/in-locales.ts'

interface LocalWords {
  readonly resumeTitle: string
  readonly resume: string
  readonly reset: string
  readonly afresh: string
  readonly notNow: string
  readonly gone: string
  readonly home: string
  readonly handOver: (name: string) => string
  readonly handOverHelp: string
  readonly take: (name: string) => string
  readonly failing: string
  readonly again: string
  readonly replay: string
  readonly export: string
  readonly botsFailed: string
  readonly loadAgain: string
}

export const localWords: InLocales<LocalWords> = {
  en: {
    resumeTitle: 'Go on with this match?',
    resume: 'Resume',
    reset: 'Reset …',
    afresh: 'Start afresh …',
    notNow: 'Not now',
    gone: 'This match is not on this device any more.',
    home: 'To the games',
    handOver: (name) => `Give the device to ${name}`,
    handOverHelp: 'Everybody else looks away: what comes next is not for their eyes.',
    take: (name) => `I am ${name}`,
    failing:
      'This device does not let us keep the match: when the page is closed, it is gone. Export it if you want it.',
    again: 'Once more',
    replay: 'Look at it again',
    export: 'Export',
    botsFailed: 'The bots have broken down. Load the page again: the match goes on where it is.',
    loadAgain: 'Load again',
  },
  es: {
    resumeTitle: '¿Seguir con esta partida?',
    resume: 'Seguir',
    reset: 'Reiniciar…',
    afresh: 'Empezar de nuevo…',
    notNow: 'Ahora no',
    gone: 'Esta partida ya no está en este dispositivo.',
    home: 'A los juegos',
    handOver: (name) => `Pasa el dispositivo a ${name}`,
    handOverHelp: 'Los demás miran a otro lado: lo que viene no es para sus ojos.',
    take: (name) => `Soy ${name}`,
    failing: 'Este dispositivo no nos deja guardar la partida: al cerrar la página se pierde. Expórtala si la quieres.',
    again: 'Otra partida',
    replay: 'Verla de nuevo',
    export: 'Exportar',
    botsFailed: 'Los bots se han averiado. Vuelve a cargar la página: la partida sigue donde está.',
    loadAgain: 'Cargar de nuevo',
  },
  de: {
    resumeTitle: 'Mit dieser Partie weitermachen?',
    resume: 'Weiterspielen',
    reset: 'Zurücksetzen …',
    afresh: 'Neu anfangen …',
    notNow: 'Jetzt nicht',
    gone: 'Diese Partie ist nicht mehr auf diesem Gerät.',
    home: 'Zu den Spielen',
    handOver: (name) => `Gib das Gerät an ${name}`,
    handOverHelp: 'Alle anderen schauen weg: Was jetzt kommt, ist nicht für ihre Augen.',
    take: (name) => `Ich bin ${name}`,
    failing:
      'Dieses Gerät lässt uns die Partie nicht speichern: Wird die Seite geschlossen, ist sie weg. Exportiere sie, wenn du sie behalten willst.',
    again: 'Noch eine Partie',
    replay: 'Noch einmal ansehen',
    export: 'Exportieren',
    botsFailed: 'Die Bots sind ausgefallen. Lade die Seite neu: Die Partie geht weiter, wo sie steht.',
    loadAgain: 'Neu laden',
  },
}
