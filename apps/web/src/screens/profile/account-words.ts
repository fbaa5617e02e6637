import type { InLocales } from '../../words/in-locales.ts'

interface AccountWords {
  readonly guestHelp: string
  readonly account: string
  readonly handleIs: (handle: string) => string
  readonly claim: string
  readonly claimHelp: string
  readonly claimed: string
  readonly handle: string
  readonly handleHint: string
  readonly password: string
  readonly passwordHint: string
  readonly showPassword: string
  readonly slow: string
  readonly logIn: string
  readonly logInHelp: string
  readonly loggedIn: (name: string) => string
  readonly changePassword: string
  readonly currentPassword: string
  readonly newPassword: string
  readonly passwordChanged: string
  readonly logOut: string
  readonly logOutHere: string
  readonly logOutEverywhere: string
  readonly logOutHelp: string
  readonly loggedOut: string
  readonly remove: string
  readonly removeHelp: string
  readonly removeSure: string
  readonly removeYes: string
  readonly removed: string
  readonly keep: string
}

/** Words about handle, password and sessions. */
export const accountWords: InLocales<AccountWords> = {
  en: {
    guestHelp:
      'You are a guest on this device. With a handle and a password you can come back as yourself from anywhere, with your history.',
    account: 'Account',
    handleIs: (handle) => `Your handle is ${handle}.`,
    claim: 'Keep this account',
    claimHelp: 'We do not ask for a mail address. So choose a password you will remember: nobody can reset it.',
    claimed: 'The account is yours now. Other devices must log in again.',
    handle: 'Handle',
    handleHint: '3 to 16 letters from a to z, digits or underscores.',
    password: 'Password',
    passwordHint: 'At least 8 characters, and none that everybody would try first.',
    showPassword: 'Show what I type',
    slow: 'One moment: after wrong passwords every answer takes longer, so that nobody can guess yours.',
    logIn: 'Log in',
    logInHelp: 'You become that account here; what you played as a guest stays with the guest.',
    loggedIn: (name) => `Welcome back, ${name}.`,
    changePassword: 'Change the password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    passwordChanged: 'The password is changed. Other devices must log in again.',
    logOut: 'Log out',
    logOutHere: 'On this device',
    logOutEverywhere: 'On all devices',
    logOutHelp: 'Running matches go on; the autopilot plays for you meanwhile.',
    loggedOut: 'You are logged out.',
    remove: 'Delete the account',
    removeHelp:
      'Sessions, handle and profile go for good. Your matches stay, with your seat instead of your name; only files of records hold it.',
    removeSure: 'Delete the account for good?',
    removeYes: 'Delete for good',
    removed: 'The account is deleted.',
    keep: 'Keep it',
  },
  es: {
    guestHelp:
      'En este dispositivo eres un invitado. Con usuario y contraseña puedes volver a ser tú desde cualquier parte, con tu historial.',
    account: 'Cuenta',
    handleIs: (handle) => `Tu usuario es ${handle}.`,
    claim: 'Quedarme con esta cuenta',
    claimHelp: 'No pedimos correo. Elige una contraseña que recuerdes: nadie podrá restablecerla.',
    claimed: 'La cuenta ya es tuya. En otros dispositivos hay que entrar de nuevo.',
    handle: 'Usuario',
    handleHint: 'De 3 a 16 letras de la a a la z, cifras o guiones bajos.',
    password: 'Contraseña',
    passwordHint: 'Al menos 8 caracteres, y no la primera que probaría cualquiera.',
    showPassword: 'Mostrar lo que escribo',
    slow: 'Un momento: tras contraseñas erradas cada respuesta tarda más, para que nadie adivine la tuya.',
    logIn: 'Entrar',
    logInHelp: 'Aquí pasas a ser esa cuenta; lo que jugaste como invitado se queda con el invitado.',
    loggedIn: (name) => `Hola de nuevo, ${name}.`,
    changePassword: 'Cambiar la contraseña',
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    passwordChanged: 'La contraseña ha cambiado. En otros dispositivos hay que entrar de nuevo.',
    logOut: 'Salir',
    logOutHere: 'En este dispositivo',
    logOutEverywhere: 'En todos los dispositivos',
    logOutHelp: 'Las partidas en curso siguen; mientras tanto juega por ti el piloto automático.',
    loggedOut: 'Has salido.',
    remove: 'Borrar la cuenta',
    removeHelp:
      'Sesiones, usuario y perfil desaparecen para siempre. Tus partidas quedan, con tu asiento en vez de tu nombre; solo los archivos de las partidas lo guardan.',
    removeSure: '¿Borrar la cuenta para siempre?',
    removeYes: 'Borrar para siempre',
    removed: 'La cuenta está borrada.',
    keep: 'Conservarla',
  },
  de: {
    guestHelp:
      'Auf diesem Gerät bist du Gast. Mit Benutzernamen und Passwort kannst du von überall als du selbst wiederkommen, samt Verlauf.',
    account: 'Konto',
    handleIs: (handle) => `Dein Benutzername ist ${handle}.`,
    claim: 'Dieses Konto behalten',
    claimHelp: 'Wir fragen nach keiner Mailadresse. Wähle ein Passwort, das du behältst: Niemand kann es zurücksetzen.',
    claimed: 'Das Konto gehört jetzt dir. Auf anderen Geräten musst du dich neu anmelden.',
    handle: 'Benutzername',
    handleHint: '3 bis 16 Buchstaben von a bis z, Ziffern oder Unterstriche.',
    password: 'Passwort',
    passwordHint: 'Mindestens 8 Zeichen, und nicht das, was alle zuerst versuchen.',
    showPassword: 'Zeigen, was ich tippe',
    slow: 'Einen Augenblick: Nach falschen Passwörtern dauert jede Antwort länger, damit niemand deines errät.',
    logIn: 'Anmelden',
    logInHelp: 'Hier wirst du zu diesem Konto; was du als Gast gespielt hast, bleibt beim Gast.',
    loggedIn: (name) => `Willkommen zurück, ${name}.`,
    changePassword: 'Passwort ändern',
    currentPassword: 'Jetziges Passwort',
    newPassword: 'Neues Passwort',
    passwordChanged: 'Das Passwort ist geändert. Auf anderen Geräten musst du dich neu anmelden.',
    logOut: 'Abmelden',
    logOutHere: 'Auf diesem Gerät',
    logOutEverywhere: 'Auf allen Geräten',
    logOutHelp: 'Laufende Partien gehen weiter; der Autopilot spielt derweil für dich.',
    loggedOut: 'Du bist abgemeldet.',
    remove: 'Konto löschen',
    removeHelp:
      'Sitzungen, Benutzername und Profil sind dann für immer weg. Deine Partien bleiben, mit deinem Platz statt deines Namens; nur die Dateien der Partien enthalten ihn.',
    removeSure: 'Das Konto für immer löschen?',
    removeYes: 'Für immer löschen',
    removed: 'Das Konto ist gelöscht.',
    keep: 'Behalten',
  },
}
