import type { InLocales } from '../../../words/in-locales.ts'

interface PacksWords {
  readonly title: string
  readonly lead: string
  readonly game: string
  readonly none: string
  readonly now: string
  readonly nowLead: string
  readonly pack: string
  readonly version: string
  readonly state: string
  readonly states: Readonly<Record<'staged' | 'active' | 'retired', string>>
  readonly uploaded: string
  readonly by: string
  readonly matches: string
  readonly actions: string
  readonly look: string
  readonly activate: string
  readonly activateLead: (title: string) => string
  readonly activated: string
  readonly rollBack: string
  readonly rollBackLead: (title: string) => string
  readonly forget: string
  readonly forgetLead: (title: string) => string
  readonly forgotten: string
  readonly upload: string
  readonly uploadLead: string
  readonly file: string
  readonly tooBig: string
  readonly check: string
  readonly kept: string
  readonly keptBefore: string
  readonly findings: (count: number) => string
  readonly place: string
  readonly wrong: string
  readonly history: string
  readonly when: string
  readonly who: string
  readonly back: string
  readonly download: string
  readonly table: string
  readonly builtIn: string
  readonly hash: string
}

export const packsWords: InLocales<PacksWords> = {
  en: {
    title: 'Content packs',
    lead: 'What a game is filled with: texts, cards and their numbers. Matches that run keep what they began with.',
    game: 'Game',
    none: 'No game here can be filled with anything else.',
    now: 'New matches',
    nowLead: 'are played with',
    pack: 'Pack',
    version: 'Version',
    state: 'State',
    states: { staged: 'Staged', active: 'Active', retired: 'Retired' },
    uploaded: 'Uploaded',
    by: 'By',
    matches: 'Matches',
    actions: 'What to do',
    look: 'Look at it',
    activate: 'Activate',
    activateLead: (title) => `New matches are played with “${title}” from now on. Those that run go on as they are.`,
    activated: 'From now on new matches are played with it.',
    rollBack: 'Roll back',
    rollBackLead: (title) => `New matches are played with “${title}” again, as before.`,
    forget: 'Delete',
    forgetLead: (title) => `“${title}” was never active, so no match needs it.`,
    forgotten: 'It is gone.',
    upload: 'Upload a version',
    uploadLead: 'It is checked first. If nothing is wrong it is kept and can be activated.',
    file: 'File (JSON)',
    tooBig: 'This file is too large: a pack has 1 MB at most.',
    check: 'Check and upload',
    kept: 'Nothing is wrong. It can be activated.',
    keptBefore: 'It is here already.',
    findings: (count) => (count === 1 ? '1 thing is wrong' : `${count} things are wrong`),
    place: 'Where',
    wrong: 'What is wrong',
    history: 'Decisions',
    when: 'When',
    who: 'Who',
    back: 'All packs',
    download: 'Download',
    table: 'Table',
    builtIn: 'comes with the game',
    hash: 'SHA-256',
  },
  es: {
    title: 'Paquetes de contenido',
    lead: 'Con qué se llena un juego: textos, cartas y sus números. Las partidas en curso siguen con el suyo.',
    game: 'Juego',
    none: 'Aquí ningún juego se puede llenar con otra cosa.',
    now: 'Partidas nuevas',
    nowLead: 'se juegan con',
    pack: 'Paquete',
    version: 'Versión',
    state: 'Estado',
    states: { staged: 'Preparado', active: 'Activo', retired: 'Retirado' },
    uploaded: 'Subido',
    by: 'Por',
    matches: 'Partidas',
    actions: 'Qué hacer',
    look: 'Ver',
    activate: 'Activar',
    activateLead: (title) =>
      `Desde ahora las partidas nuevas se juegan con “${title}”. Las que están en curso no cambian.`,
    activated: 'Desde ahora las partidas nuevas lo usan.',
    rollBack: 'Volver al anterior',
    rollBackLead: (title) => `Las partidas nuevas vuelven a jugarse con “${title}”.`,
    forget: 'Borrar',
    forgetLead: (title) => `“${title}” nunca estuvo activo, así que ninguna partida lo necesita.`,
    forgotten: 'Ya no está.',
    upload: 'Subir una versión',
    uploadLead: 'Primero se revisa. Si no hay errores, se guarda y se puede activar.',
    file: 'Archivo (JSON)',
    tooBig: 'El archivo es muy grande: un paquete tiene como máximo 1 MB.',
    check: 'Revisar y subir',
    kept: 'No hay errores. Ya se puede activar.',
    keptBefore: 'Ya estaba aquí.',
    findings: (count) => (count === 1 ? 'Hay 1 error' : `Hay ${count} errores`),
    place: 'Dónde',
    wrong: 'Qué está mal',
    history: 'Decisiones',
    when: 'Cuándo',
    who: 'Quién',
    back: 'Todos los paquetes',
    download: 'Descargar',
    table: 'Tabla',
    builtIn: 'viene con el juego',
    hash: 'SHA-256',
  },
  de: {
    title: 'Inhaltspakete',
    lead: 'Womit ein Spiel gefüllt ist: Texte, Karten und ihre Zahlen. Laufende Partien behalten, womit sie begannen.',
    game: 'Spiel',
    none: 'Kein Spiel hier lässt sich anders füllen.',
    now: 'Neue Partien',
    nowLead: 'werden gespielt mit',
    pack: 'Paket',
    version: 'Version',
    state: 'Stand',
    states: { staged: 'Bereit', active: 'Aktiv', retired: 'Abgelöst' },
    uploaded: 'Hochgeladen',
    by: 'Von',
    matches: 'Partien',
    actions: 'Was tun',
    look: 'Ansehen',
    activate: 'Aktivieren',
    activateLead: (title) => `Neue Partien werden ab jetzt mit „${title}“ gespielt. Laufende bleiben, wie sie sind.`,
    activated: 'Neue Partien werden ab jetzt damit gespielt.',
    rollBack: 'Zurück zum vorigen',
    rollBackLead: (title) => `Neue Partien werden wieder mit „${title}“ gespielt.`,
    forget: 'Löschen',
    forgetLead: (title) => `„${title}“ war nie aktiv, keine Partie braucht es.`,
    forgotten: 'Es ist weg.',
    upload: 'Eine Version hochladen',
    uploadLead: 'Sie wird zuerst geprüft. Ist nichts falsch, wird sie behalten und kann aktiviert werden.',
    file: 'Datei (JSON)',
    tooBig: 'Diese Datei ist zu groß: ein Paket hat höchstens 1 MB.',
    check: 'Prüfen und hochladen',
    kept: 'Nichts ist falsch. Es kann aktiviert werden.',
    keptBefore: 'Es ist schon da.',
    findings: (count) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
    place: 'Wo',
    wrong: 'Was falsch ist',
    history: 'Entscheidungen',
    when: 'Wann',
    who: 'Wer',
    back: 'Alle Pakete',
    download: 'Herunterladen',
    table: 'Tabelle',
    builtIn: 'kommt mit dem Spiel',
    hash: 'SHA-256',
  },
}
