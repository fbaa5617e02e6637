import type { InLocales } from '../../../words/in-locales.ts'

type Whole = 'matches' | 'bots' | 'reactions' | 'ladder' | 'sharing'

interface SwitchesWords {
  readonly title: string
  readonly lead: string
  readonly whole: string
  readonly names: Readonly<Record<Whole, string>>
  readonly helps: Readonly<Record<Whole, string>>
  readonly games: string
  readonly game: (title: string) => string
  readonly mode: (title: string, mode: string) => string
  readonly on: string
  readonly off: (who: string, when: string, reason: string) => string
  readonly turnOn: string
  readonly turnOff: string
  readonly askOn: string
  readonly askOff: string
  readonly done: string
}

export const switchesWords: InLocales<SwitchesWords> = {
  en: {
    title: 'Switches',
    lead: 'They hold in all processes within seconds. Matches that run go on. People who meet something that is off are told so.',
    whole: 'Everywhere',
    names: {
      matches: 'New matches',
      bots: 'Bots',
      reactions: 'Reactions',
      ladder: 'Ladder',
      sharing: 'Pictures to share',
    },
    helps: {
      matches: 'Off is maintenance: no room opens and no match begins.',
      bots: 'Off: nobody seats bots, and no match begins with any.',
      reactions: 'Off: nobody can send faces.',
      ladder: 'Off: tables of seasons and their titles are not shown. Matches count all the same.',
      sharing: 'Off: no picture is offered, and pages of pictures are gone for as long.',
    },
    games: 'Games and modes',
    game: (title) => title,
    mode: (title, mode) => `${title}: ${mode}`,
    on: 'On',
    off: (who, when, reason) => `Off since ${when}, by ${who}: ${reason}`,
    turnOn: 'Switch on',
    turnOff: 'Switch off',
    askOn: 'Switch it on?',
    askOff: 'Switch it off?',
    done: 'It is switched.',
  },
  es: {
    title: 'Interruptores',
    lead: 'Valen en todos los procesos en segundos. Las partidas en curso siguen. A quien tope con algo apagado se le dice.',
    whole: 'En todas partes',
    names: {
      matches: 'Partidas nuevas',
      bots: 'Bots',
      reactions: 'Reacciones',
      ladder: 'Clasificación',
      sharing: 'Imágenes para compartir',
    },
    helps: {
      matches: 'Apagado es mantenimiento: no se abren salas ni empiezan partidas.',
      bots: 'Apagado: nadie sienta bots, y no empieza ninguna partida con ellos.',
      reactions: 'Apagado: nadie puede mandar caras.',
      ladder: 'Apagado: no se muestran las tablas de las temporadas ni sus títulos. Las partidas cuentan igual.',
      sharing: 'Apagado: no se ofrecen imágenes, y sus páginas no están mientras tanto.',
    },
    games: 'Juegos y modos',
    game: (title) => title,
    mode: (title, mode) => `${title}: ${mode}`,
    on: 'Encendido',
    off: (who, when, reason) => `Apagado desde ${when}, por ${who}: ${reason}`,
    turnOn: 'Encender',
    turnOff: 'Apagar',
    askOn: '¿Encenderlo?',
    askOff: '¿Apagarlo?',
    done: 'Hecho.',
  },
  de: {
    title: 'Schalter',
    lead: 'Sie gelten in allen Prozessen binnen Sekunden. Laufende Partien gehen weiter. Wer auf Abgeschaltetes trifft, erfährt es.',
    whole: 'Überall',
    names: {
      matches: 'Neue Partien',
      bots: 'Bots',
      reactions: 'Reaktionen',
      ladder: 'Rangliste',
      sharing: 'Bilder zum Teilen',
    },
    helps: {
      matches: 'Aus heißt Wartung: Kein Raum öffnet, und keine Partie beginnt.',
      bots: 'Aus: Niemand setzt Bots, und keine Partie beginnt mit welchen.',
      reactions: 'Aus: Niemand kann Gesichter schicken.',
      ladder: 'Aus: Tabellen der Saisons und ihre Titel werden nicht gezeigt. Partien zählen trotzdem.',
      sharing: 'Aus: Es werden keine Bilder angeboten, und ihre Seiten sind so lange weg.',
    },
    games: 'Spiele und Modi',
    game: (title) => title,
    mode: (title, mode) => `${title}: ${mode}`,
    on: 'An',
    off: (who, when, reason) => `Aus seit ${when}, von ${who}: ${reason}`,
    turnOn: 'Einschalten',
    turnOff: 'Abschalten',
    askOn: 'Einschalten?',
    askOff: 'Abschalten?',
    done: 'Umgeschaltet.',
  },
}
