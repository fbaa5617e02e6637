import type { InLocales } from '../words/in-locales.ts'

interface ComponentWords {
  readonly close: string
  readonly loading: string
  readonly less: string
  readonly more: string
  readonly seat: (number: number) => string
  readonly copied: string
  readonly copyFailed: string
  readonly secondsLeft: (seconds: number) => string
  readonly hurry: string
  readonly timeIsUp: string
  readonly asTable: string
  readonly asChart: string
  readonly range: (min: string, max: string) => string
  readonly inSteps: (range: string, step: string) => string
  readonly wholeNumber: string
  readonly notTaken: (typed: string, why: string) => string
  readonly standard: (value: string) => string
  readonly changed: string
  readonly toStandard: (label: string) => string
  readonly yes: string
  readonly no: string
  readonly byLot: string
  readonly add: string
  readonly remove: (number: number) => string
  readonly dismiss: string
  readonly messages: string
  readonly contents: string
  readonly rulesMissing: string
}

export const componentWords: InLocales<ComponentWords> = {
  en: {
    close: 'Close',
    loading: 'One moment …',
    less: 'Less',
    more: 'More',
    seat: (n) => `Seat ${n}`,
    copied: 'Copied',
    copyFailed: 'Could not copy',
    secondsLeft: (n) => `${n} seconds left`,
    hurry: 'hurry',
    timeIsUp: 'time is up',
    asTable: 'Show as a table',
    asChart: 'Show as a chart',
    range: (min, max) => `From ${min} to ${max}`,
    inSteps: (range, step) => `${range}, in steps of ${step}`,
    wholeNumber: 'A whole number, please',
    notTaken: (typed, why) => `“${typed}” cannot be taken. ${why}`,
    standard: (value) => `Standard: ${value}`,
    changed: 'changed',
    toStandard: (label) => `${label}: back to the standard`,
    yes: 'yes',
    no: 'no',
    byLot: 'By lot',
    add: 'One more',
    remove: (n) => `Remove number ${n}`,
    dismiss: 'Dismiss',
    messages: 'Messages',
    contents: 'Contents',
    rulesMissing: 'The rules could not be fetched. Are you offline?',
  },
  es: {
    close: 'Cerrar',
    loading: 'Un momento…',
    less: 'Menos',
    more: 'Más',
    seat: (n) => `Asiento ${n}`,
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar',
    secondsLeft: (n) => `Quedan ${n} segundos`,
    hurry: 'date prisa',
    timeIsUp: 'se acabó el tiempo',
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    range: (min, max) => `De ${min} a ${max}`,
    inSteps: (range, step) => `${range}, de ${step} en ${step}`,
    wholeNumber: 'Un número entero, por favor',
    notTaken: (typed, why) => `«${typed}» no vale. ${why}`,
    standard: (value) => `Normal: ${value}`,
    changed: 'cambiado',
    toStandard: (label) => `${label}: volver al valor normal`,
    yes: 'sí',
    no: 'no',
    byLot: 'Al azar',
    add: 'Uno más',
    remove: (n) => `Quitar el número ${n}`,
    dismiss: 'Descartar',
    messages: 'Mensajes',
    contents: 'Contenido',
    rulesMissing: 'No se pudieron cargar las reglas. ¿Estás sin conexión?',
  },
  de: {
    close: 'Schließen',
    loading: 'Einen Augenblick …',
    less: 'Weniger',
    more: 'Mehr',
    seat: (n) => `Platz ${n}`,
    copied: 'Kopiert',
    copyFailed: 'Kopieren ging nicht',
    secondsLeft: (n) => `Noch ${n} Sekunden`,
    hurry: 'beeil dich',
    timeIsUp: 'Zeit ist um',
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    range: (min, max) => `Von ${min} bis ${max}`,
    inSteps: (range, step) => `${range}, in Schritten von ${step}`,
    wholeNumber: 'Bitte eine ganze Zahl',
    notTaken: (typed, why) => `„${typed}“ geht nicht. ${why}`,
    standard: (value) => `Üblich: ${value}`,
    changed: 'geändert',
    toStandard: (label) => `${label}: zurück zum Üblichen`,
    yes: 'ja',
    no: 'nein',
    byLot: 'Per Los',
    add: 'Noch einer',
    remove: (n) => `Nummer ${n} entfernen`,
    dismiss: 'Ausblenden',
    messages: 'Nachrichten',
    contents: 'Inhalt',
    rulesMissing: 'Die Regeln ließen sich nicht laden. Bist du offline?',
  },
}
