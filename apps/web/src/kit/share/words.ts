import type { InLocales } from '../../words/in-locales.ts'

interface ShareWords {
  readonly share: string
  readonly title: string
  readonly wide: string
  readonly tall: string
  readonly save: string
  readonly copyLink: string
  readonly send: string
  readonly failed: string
  readonly local: string
}

export const shareWords: InLocales<ShareWords> = {
  en: {
    share: 'Share the result',
    title: 'Pass it on',
    wide: 'Picture',
    tall: 'Picture for stories',
    save: 'Save picture',
    copyLink: 'Copy link',
    send: 'Share',
    failed: 'That did not work. Try saving the picture instead.',
    local: 'This match was played on this device alone, so its pictures have no page of their own.',
  },
  es: {
    share: 'Compartir el resultado',
    title: 'Para compartir',
    wide: 'Imagen',
    tall: 'Imagen para historias',
    save: 'Guardar imagen',
    copyLink: 'Copiar enlace',
    send: 'Compartir',
    failed: 'No se pudo. Prueba con guardar la imagen.',
    local: 'Esta partida se jugó solo en este dispositivo, así que sus imágenes no tienen página.',
  },
  de: {
    share: 'Ergebnis teilen',
    title: 'Zum Weitergeben',
    wide: 'Bild',
    tall: 'Bild für Storys',
    save: 'Bild speichern',
    copyLink: 'Link kopieren',
    send: 'Teilen',
    failed: 'Das ging nicht. Speichere das Bild stattdessen.',
    local: 'Diese Partie wurde nur auf diesem Gerät gespielt; ihre Bilder haben keine eigene Seite.',
  },
}
