import type { InLocales } from '../../words/in-locales.ts'

export interface SessionWords {
  readonly title: string
  readonly help: string
  readonly loading: string
  readonly unknownDevice: string
  readonly here: string
  readonly since: (date: string) => string
  readonly seen: (when: string) => string
  readonly end: string
  /** For who cannot see which line the button stands in. */
  readonly endOf: (device: string, seen: string) => string
  readonly endOthers: string
  readonly ended: string
  readonly othersEnded: string
  readonly passwordHelp: string
}

export const sessionWords: InLocales<SessionWords> = {
  en: {
    title: 'Where you are logged in',
    help: 'If you do not know one of these, end it and change your password.',
    loading: 'Looking …',
    unknownDevice: 'Unknown device',
    here: 'This device',
    since: (date) => `Since ${date}`,
    seen: (when) => `last used ${when}`,
    end: 'End',
    endOf: (device, seen) => `the session of ${device}, ${seen}`,
    endOthers: 'End all others',
    ended: 'That session is over.',
    othersEnded: 'All other sessions are over.',
    passwordHelp: 'So that nobody else does it in your place.',
  },
  es: {
    title: 'Dónde tienes la sesión abierta',
    help: 'Si no reconoces alguna, ciérrala y cambia tu contraseña.',
    loading: 'Mirando …',
    unknownDevice: 'Dispositivo desconocido',
    here: 'Este dispositivo',
    since: (date) => `Desde el ${date}`,
    seen: (when) => `último uso: ${when}`,
    end: 'Cerrar',
    endOf: (device, seen) => `la sesión de ${device}, ${seen}`,
    endOthers: 'Cerrar todas las demás',
    ended: 'Esa sesión está cerrada.',
    othersEnded: 'Todas las demás sesiones están cerradas.',
    passwordHelp: 'Para que nadie más lo haga en tu lugar.',
  },
  de: {
    title: 'Wo du angemeldet bist',
    help: 'Wenn du etwas davon nicht kennst, beende es und ändere dein Passwort.',
    loading: 'Wir sehen nach …',
    unknownDevice: 'Unbekanntes Gerät',
    here: 'Dieses Gerät',
    since: (date) => `Seit ${date}`,
    seen: (when) => `zuletzt benutzt: ${when}`,
    end: 'Beenden',
    endOf: (device, seen) => `die Sitzung mit ${device}, ${seen}`,
    endOthers: 'Alle anderen beenden',
    ended: 'Diese Sitzung ist beendet.',
    othersEnded: 'Alle anderen Sitzungen sind beendet.',
    passwordHelp: 'Damit es niemand sonst an deiner Stelle tut.',
  },
}
