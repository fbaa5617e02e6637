import type { Unplayable } from '../../match/match-parts.ts'
import type { InLocales } from '../../words/in-locales.ts'

interface LocalWords {
  readonly resumeTitle: string
  readonly resume: string
  readonly reset: string
  readonly notNow: string
  readonly gone: string
  readonly unplayableTitle: string
  readonly unplayable: Readonly<Record<Unplayable, string>>
  readonly whyNot: string
  readonly exportAsIs: string
  readonly delete: string
  readonly resetTitle: (title: string) => string
  readonly resetHelp: (title: string, matches: number, waiting: number) => string
  readonly keepAll: string
  readonly deleteAll: string
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
    notNow: 'Not now',
    gone: 'This match is not on this device any more.',
    unplayableTitle: 'This match cannot go on',
    unplayable: {
      damaged:
        'What is kept of this match is damaged: it cannot be read, or does not play again as it was played. Nothing has been deleted. Export it as it is, if somebody may be able to mend it; then delete it, or reset the game.',
      unknownRules:
        'This match follows rules that this page does not know, probably newer ones. Load the page again when you are online. Nothing has been deleted.',
      seedless: 'This record came without the seed of its luck, so nobody can go on with it. Nothing has been deleted.',
    },
    whyNot: 'What is wrong',
    exportAsIs: 'Export as it is',
    delete: 'Delete it …',
    resetTitle: (title) => `Reset ${title}?`,
    resetHelp: (title, matches, waiting) =>
      `Everything of ${title} on this device is deleted: ${matches === 1 ? 'one match' : `${matches} matches`}${
        waiting === 0 ? '' : `, ${waiting === matches ? 'not over yet' : `${waiting} of them not over yet`}`
      }, with all names and settings. Other games stay as they are. This cannot be undone; export first what you want to keep.`,
    keepAll: 'Keep everything',
    deleteAll: 'Yes, delete everything',
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
    notNow: 'Ahora no',
    gone: 'Esta partida ya no está en este dispositivo.',
    unplayableTitle: 'Esta partida no puede seguir',
    unplayable: {
      damaged:
        'Lo guardado de esta partida está dañado: no se puede leer, o al repetirla no sale lo que se jugó. No se ha borrado nada. Expórtalo tal cual, por si alguien puede arreglarlo; después bórralo o reinicia el juego.',
      unknownRules:
        'Esta partida sigue unas reglas que esta página no conoce, seguramente más nuevas. Vuelve a cargar la página cuando tengas conexión. No se ha borrado nada.',
      seedless:
        'Este registro llegó sin la semilla de su azar, así que nadie puede seguir con él. No se ha borrado nada.',
    },
    whyNot: 'Qué le pasa',
    exportAsIs: 'Exportar tal cual',
    delete: 'Borrarla…',
    resetTitle: (title) => `¿Reiniciar ${title}?`,
    resetHelp: (title, matches, waiting) =>
      `Se borra todo lo de ${title} en este dispositivo: ${matches === 1 ? 'una partida' : `${matches} partidas`}${
        waiting === 0 ? '' : `, ${waiting === matches ? 'sin terminar' : `${waiting} sin terminar`}`
      }, con todos los nombres y ajustes. Los demás juegos quedan como están. No se puede deshacer; exporta antes lo que quieras conservar.`,
    keepAll: 'Conservar todo',
    deleteAll: 'Sí, borrar todo',
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
    notNow: 'Jetzt nicht',
    gone: 'Diese Partie ist nicht mehr auf diesem Gerät.',
    unplayableTitle: 'Diese Partie kann nicht weitergehen',
    unplayable: {
      damaged:
        'Was von dieser Partie gespeichert ist, ist beschädigt: Es lässt sich nicht lesen oder ergibt nachgespielt nicht dasselbe. Gelöscht wurde nichts. Exportiere es unverändert, falls es jemand retten kann; danach lösche es oder setze das Spiel zurück.',
      unknownRules:
        'Diese Partie folgt Regeln, die diese Seite nicht kennt, vermutlich neueren. Lade die Seite neu, wenn du online bist. Gelöscht wurde nichts.',
      seedless:
        'Diese Aufzeichnung kam ohne den Startwert ihres Zufalls, deshalb kann niemand sie weiterspielen. Gelöscht wurde nichts.',
    },
    whyNot: 'Was ihr fehlt',
    exportAsIs: 'Unverändert exportieren',
    delete: 'Löschen …',
    resetTitle: (title) => `${title} zurücksetzen?`,
    resetHelp: (title, matches, waiting) =>
      `Alles von ${title} auf diesem Gerät wird gelöscht: ${matches === 1 ? 'eine Partie' : `${matches} Partien`}${
        waiting === 0 ? '' : `, ${waiting === matches ? 'noch nicht zu Ende' : `davon ${waiting} noch nicht zu Ende`}`
      }, mit allen Namen und Einstellungen. Andere Spiele bleiben, wie sie sind. Das lässt sich nicht rückgängig machen; exportiere vorher, was du behalten willst.`,
    keepAll: 'Alles behalten',
    deleteAll: 'Ja, alles löschen',
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
