import type { InLocales } from '../../words/in-locales.ts'
import type { Problem } from './draft.ts'

type ProblemWords = Readonly<Record<Problem['why'], (bounds: Omit<Problem, 'why'>) => string>>

interface GenericWords {
  readonly decisions: string
  readonly awaited: string
  readonly open: string
  readonly openHelp: string
  readonly waitingFor: (names: string) => string
  readonly nothingToDo: string
  readonly ofTable: string
  readonly which: string
  readonly reset: string
  readonly inFlight: string
  readonly paused: string
  readonly leaveOut: string
  readonly notNow: string
  readonly pleaseChoose: string
  readonly optional: string
  readonly from: (min: string, max: string) => string
  readonly inStepsOf: (step: number) => string
  readonly pick: (min: number, max: number) => string
  readonly inOrder: string
  readonly addItem: string
  readonly removeItem: (label: string) => string
  readonly include: (label: string) => string
  readonly item: (label: string, number: number) => string
  readonly keys: string
  /** Where nothing has a number. */
  readonly keysOfForms: string
  readonly sinceYourMove: string
  readonly wrong: (count: number) => string
  readonly problems: ProblemWords
  readonly position: string
  readonly players: string
  readonly player: string
  readonly changed: string
  readonly yes: string
  readonly no: string
  readonly none: string
  readonly entries: (count: number) => string
  readonly story: string
  readonly latest: string
  readonly newLines: (count: number) => string
  readonly noStory: string
  readonly earlier: (count: number) => string
}

export const genericWords: InLocales<GenericWords> = {
  en: {
    decisions: 'What you can do',
    awaited: 'The match waits for you',
    open: 'Also possible',
    openHelp: 'Nobody waits for this.',
    waitingFor: (names) => `Waiting for ${names} …`,
    nothingToDo: 'Nothing to do for you just now.',
    ofTable: 'For the whole table',
    which: 'Which one?',
    reset: 'Start over',
    inFlight: 'Your move is on its way.',
    paused: 'The match is paused.',
    leaveOut: 'Leave out',
    notNow: '(not now)',
    pleaseChoose: 'Please choose …',
    optional: 'optional',
    from: (min, max) => `From ${min} to ${max}`,
    inStepsOf: (step) => `in steps of ${step}`,
    pick: (min, max) => (min === max ? `Choose ${min}` : min === 0 ? `Up to ${max}` : `From ${min} to ${max} of them`),
    inOrder: 'The order counts: it is the order in which you pick.',
    addItem: 'One more',
    removeItem: (label) => `Remove ${label}`,
    include: (label) => `With: ${label}`,
    item: (label, number) => `${label}, ${number}`,
    keys: 'Keys: the numbers choose, Enter sends, Escape starts over.',
    keysOfForms: 'Keys: Enter sends, Escape starts over.',
    sinceYourMove: 'Since your last move',
    wrong: (n) => (n === 1 ? 'One field is not right yet.' : `${n} fields are not right yet.`),
    problems: {
      missing: () => 'Something is missing here.',
      range: ({ min, max }) => `It must be from ${min} to ${max}.`,
      step: ({ min, step }) => `From ${min} on, only in steps of ${step}.`,
      few: ({ min }) => `At least ${min}, please.`,
      many: ({ max }) => `At most ${max}, please.`,
      short: ({ min }) => `At least ${min} characters, please.`,
      long: ({ max }) => `At most ${max} characters, please.`,
    },
    position: 'The position',
    players: 'Players',
    player: 'Player',
    changed: 'changed',
    yes: 'yes',
    no: 'no',
    none: 'none',
    entries: (n) => (n === 1 ? '1 entry' : `${n} entries`),
    story: 'Story',
    latest: 'To the latest',
    newLines: (n) => (n === 1 ? '1 new line' : `${n} new lines`),
    noStory: 'Nothing has happened yet.',
    earlier: (n) => `Show ${n} earlier lines`,
  },
  es: {
    decisions: 'Lo que puedes hacer',
    awaited: 'La partida te espera',
    open: 'También puedes',
    openHelp: 'Nadie espera por esto.',
    waitingFor: (names) => `Esperando a ${names}…`,
    nothingToDo: 'Ahora mismo no tienes nada que hacer.',
    ofTable: 'Por toda la mesa',
    which: '¿Cuál?',
    reset: 'Empezar de nuevo',
    inFlight: 'Tu jugada está en camino.',
    paused: 'La partida está en pausa.',
    leaveOut: 'Omitir',
    notNow: '(ahora no)',
    pleaseChoose: 'Elige…',
    optional: 'opcional',
    from: (min, max) => `De ${min} a ${max}`,
    inStepsOf: (step) => `de ${step} en ${step}`,
    pick: (min, max) => (min === max ? `Elige ${min}` : min === 0 ? `Hasta ${max}` : `De ${min} a ${max}`),
    inOrder: 'El orden cuenta: es el orden en que eliges.',
    addItem: 'Uno más',
    removeItem: (label) => `Quitar ${label}`,
    include: (label) => `Con: ${label}`,
    item: (label, number) => `${label}, ${number}`,
    keys: 'Teclas: los números eligen, Intro envía, Escape empieza de nuevo.',
    keysOfForms: 'Teclas: Intro envía, Escape empieza de nuevo.',
    sinceYourMove: 'Desde tu última jugada',
    wrong: (n) => (n === 1 ? 'Un campo aún no está bien.' : `${n} campos aún no están bien.`),
    problems: {
      missing: () => 'Aquí falta algo.',
      range: ({ min, max }) => `Tiene que ser de ${min} a ${max}.`,
      step: ({ min, step }) => `Desde ${min}, solo de ${step} en ${step}.`,
      few: ({ min }) => `Como mínimo ${min}.`,
      many: ({ max }) => `Como máximo ${max}.`,
      short: ({ min }) => `Como mínimo ${min} caracteres.`,
      long: ({ max }) => `Como máximo ${max} caracteres.`,
    },
    position: 'La posición',
    players: 'Jugadores',
    player: 'Jugador',
    changed: 'ha cambiado',
    yes: 'sí',
    no: 'no',
    none: 'nada',
    entries: (n) => (n === 1 ? '1 entrada' : `${n} entradas`),
    story: 'Crónica',
    latest: 'A lo último',
    newLines: (n) => (n === 1 ? '1 línea nueva' : `${n} líneas nuevas`),
    noStory: 'Todavía no ha pasado nada.',
    earlier: (n) => `Ver ${n} líneas anteriores`,
  },
  de: {
    decisions: 'Was du tun kannst',
    awaited: 'Die Partie wartet auf dich',
    open: 'Außerdem möglich',
    openHelp: 'Darauf wartet niemand.',
    waitingFor: (names) => `Warten auf ${names} …`,
    nothingToDo: 'Für dich gibt es gerade nichts zu tun.',
    ofTable: 'Für den ganzen Tisch',
    which: 'Welche davon?',
    reset: 'Von vorn',
    inFlight: 'Dein Zug ist unterwegs.',
    paused: 'Die Partie ist angehalten.',
    leaveOut: 'Weglassen',
    notNow: '(jetzt nicht)',
    pleaseChoose: 'Bitte wählen …',
    optional: 'freiwillig',
    from: (min, max) => `Von ${min} bis ${max}`,
    inStepsOf: (step) => `in Schritten von ${step}`,
    pick: (min, max) => (min === max ? `Wähle ${min}` : min === 0 ? `Bis zu ${max}` : `${min} bis ${max} davon`),
    inOrder: 'Die Reihenfolge zählt: So, wie du sie auswählst.',
    addItem: 'Noch eins',
    removeItem: (label) => `${label} entfernen`,
    include: (label) => `Mit: ${label}`,
    item: (label, number) => `${label}, ${number}`,
    keys: 'Tasten: Die Zahlen wählen, Eingabe schickt ab, Escape beginnt von vorn.',
    keysOfForms: 'Tasten: Eingabe schickt ab, Escape beginnt von vorn.',
    sinceYourMove: 'Seit deinem letzten Zug',
    wrong: (n) => (n === 1 ? 'Ein Feld stimmt noch nicht.' : `${n} Felder stimmen noch nicht.`),
    problems: {
      missing: () => 'Hier fehlt etwas.',
      range: ({ min, max }) => `Es muss zwischen ${min} und ${max} liegen.`,
      step: ({ min, step }) => `Ab ${min} nur in Schritten von ${step}.`,
      few: ({ min }) => `Mindestens ${min}, bitte.`,
      many: ({ max }) => `Höchstens ${max}, bitte.`,
      short: ({ min }) => `Mindestens ${min} Zeichen, bitte.`,
      long: ({ max }) => `Höchstens ${max} Zeichen, bitte.`,
    },
    position: 'Die Stellung',
    players: 'Spieler',
    player: 'Spieler',
    changed: 'geändert',
    yes: 'ja',
    no: 'nein',
    none: 'nichts',
    entries: (n) => (n === 1 ? '1 Eintrag' : `${n} Einträge`),
    story: 'Chronik',
    latest: 'Zum Neuesten',
    newLines: (n) => (n === 1 ? '1 neue Zeile' : `${n} neue Zeilen`),
    noStory: 'Noch ist nichts geschehen.',
    earlier: (n) => `${n} frühere Zeilen zeigen`,
  },
}
