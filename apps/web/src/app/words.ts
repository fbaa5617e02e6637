import type { InLocales } from '../words/in-locales.ts'

interface FrameWords {
  readonly skip: string
  readonly main: string
  readonly shelf: string
  readonly lobby: string
  readonly history: string
  readonly profile: string
  readonly settings: string
  readonly language: string
  readonly broken: string
  readonly brokenHelp: string
  readonly again: string
  readonly home: string
  readonly newVersion: string
  readonly reload: string
  readonly lost: (before: string, now: string) => string
  readonly logIn: string
  readonly gotIt: string
}

export const frameWords: InLocales<FrameWords> = {
  en: {
    skip: 'To the content',
    main: 'Main',
    shelf: 'Games',
    lobby: 'Online',
    history: 'History',
    profile: 'Profile',
    settings: 'Settings',
    language: 'Language',
    broken: 'This screen has fallen over',
    brokenHelp: 'Your matches are safe: every move is kept before it is shown.',
    again: 'Try again',
    home: 'To the games',
    newVersion: 'A newer Ludoteca is here. Your matches stay.',
    reload: 'Reload',
    lost: (before, now) =>
      `You are no longer logged in as ${before}: that session was ended elsewhere, or ran out. Here you are ${now} now.`,
    logIn: 'Log in again',
    gotIt: 'Understood',
  },
  es: {
    skip: 'Ir al contenido',
    main: 'Principal',
    shelf: 'Juegos',
    lobby: 'En línea',
    history: 'Historial',
    profile: 'Perfil',
    settings: 'Ajustes',
    language: 'Idioma',
    broken: 'Esta pantalla se ha caído',
    brokenHelp: 'Tus partidas están a salvo: cada jugada se guarda antes de mostrarse.',
    again: 'Intentar de nuevo',
    home: 'A los juegos',
    newVersion: 'Hay una Ludoteca más nueva. Tus partidas se conservan.',
    reload: 'Recargar',
    lost: (before, now) =>
      `Ya no estás dentro como ${before}: esa sesión se cerró en otro lugar o caducó. Aquí eres ahora ${now}.`,
    logIn: 'Entrar de nuevo',
    gotIt: 'Entendido',
  },
  de: {
    skip: 'Zum Inhalt',
    main: 'Hauptmenü',
    shelf: 'Spiele',
    lobby: 'Online',
    history: 'Verlauf',
    profile: 'Profil',
    settings: 'Optionen',
    language: 'Sprache',
    broken: 'Diese Seite ist umgefallen',
    brokenHelp: 'Deine Partien sind sicher: Jeder Zug wird gespeichert, bevor er gezeigt wird.',
    again: 'Noch einmal versuchen',
    home: 'Zu den Spielen',
    newVersion: 'Eine neuere Ludoteca ist da. Deine Partien bleiben.',
    reload: 'Neu laden',
    lost: (before, now) =>
      `Du bist nicht mehr als ${before} angemeldet: Die Sitzung wurde anderswo beendet oder ist abgelaufen. Hier bist du jetzt ${now}.`,
    logIn: 'Neu anmelden',
    gotIt: 'Verstanden',
  },
}
