import type { InLocales } from '../words/in-locales.ts'
import type { Role } from './admin-store.ts'

interface AdminWords {
  readonly title: string
  readonly navigation: string
  readonly roles: Readonly<Record<Role, string>>
  readonly leave: string
  readonly offline: string
  readonly again: string
  readonly reason: string
  readonly reasonHelp: string
  readonly reasonMissing: string
  readonly cancel: string
  readonly filter: string
  readonly nothing: string
  readonly more: string
  readonly refresh: string
}

export const adminWords: InLocales<AdminWords> = {
  en: {
    title: 'Administration',
    navigation: 'Administration',
    roles: { VIEWER: 'Viewer', MODERATOR: 'Moderator', OPERATOR: 'Operator' },
    leave: 'Leave the administration',
    offline: 'The server cannot be reached right now.',
    again: 'Try again',
    reason: 'Reason',
    reasonHelp: 'It goes into the audit log.',
    reasonMissing: 'Say why, in a few words.',
    cancel: 'Cancel',
    filter: 'Filter',
    nothing: 'Nothing fits.',
    more: 'Show more',
    refresh: 'Refresh',
  },
  es: {
    title: 'Administración',
    navigation: 'Administración',
    roles: { VIEWER: 'Observador', MODERATOR: 'Moderador', OPERATOR: 'Operador' },
    leave: 'Salir de la administración',
    offline: 'Ahora mismo no llegamos al servidor.',
    again: 'Intentar de nuevo',
    reason: 'Motivo',
    reasonHelp: 'Queda en el registro.',
    reasonMissing: 'Di por qué, en pocas palabras.',
    cancel: 'Cancelar',
    filter: 'Filtrar',
    nothing: 'No hay nada que coincida.',
    more: 'Mostrar más',
    refresh: 'Actualizar',
  },
  de: {
    title: 'Verwaltung',
    navigation: 'Verwaltung',
    roles: { VIEWER: 'Beobachter', MODERATOR: 'Moderator', OPERATOR: 'Betreiber' },
    leave: 'Verwaltung verlassen',
    offline: 'Der Server ist gerade nicht zu erreichen.',
    again: 'Noch einmal versuchen',
    reason: 'Grund',
    reasonHelp: 'Er kommt ins Protokoll.',
    reasonMissing: 'Sag in wenigen Worten, warum.',
    cancel: 'Abbrechen',
    filter: 'Filtern',
    nothing: 'Nichts passt dazu.',
    more: 'Mehr zeigen',
    refresh: 'Neu laden',
  },
}
