import type { Visibility } from '@ludoteca/client'
import type { PortraitPart } from '@ludoteca/kernel/portraits'
import type { InLocales } from '../../words/in-locales.ts'
import type { Colour } from './colours.ts'

export interface ProfileWords {
  readonly title: string
  readonly lead: string
  readonly offline: string
  readonly again: string
  readonly you: string
  readonly name: string
  readonly nameHint: string
  readonly colour: string
  readonly ownColour: string
  readonly colours: Readonly<Record<Colour, string>>
  readonly anotherCrest: string
  readonly nameCrest: string
  readonly save: string
  readonly saved: string
  readonly guest: string
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
  readonly privacy: string
  readonly privacyHelp: string
  readonly visibility: string
  readonly visibilities: Readonly<Record<Visibility, string>>
  readonly visibilityHelp: Readonly<Record<Visibility, string>>
  readonly guestPage: string
  readonly page: string
  readonly copyLink: string
  readonly realName: string
  readonly realNameHint: string
  readonly realNameShown: string
  readonly realNameShownHelp: string
  readonly takeAlong: string
  readonly badges: string
  readonly portrait: string
  readonly parts: Readonly<Record<PortraitPart, string>>
  readonly partOf: (part: string, number: number) => string
  readonly anyPortrait: string
  readonly noPortrait: string
  readonly brings: string
  readonly bringsHelp: string
  readonly remove: string
  readonly removeHelp: string
  readonly removeSure: string
  readonly removeYes: string
  readonly removed: string
  readonly keep: string
}

export const profileWords: InLocales<ProfileWords> = {
  en: {
    title: 'Profile',
    lead: 'How others see you at the table. You can play at once, without any of this.',
    offline: 'Your profile lives on the server, which cannot be reached right now.',
    again: 'Try again',
    you: 'You',
    name: 'Name',
    nameHint: 'Up to 16 characters.',
    colour: 'Colour',
    ownColour: 'By the crest',
    colours: {
      '#a5312b': 'Brick',
      '#1d5f9e': 'Lake',
      '#2a6e3f': 'Moss',
      '#8a5a00': 'Ochre',
      '#6b3fa0': 'Violet',
      '#00707a': 'Petrol',
      '#a2336f': 'Raspberry',
      '#3d4751': 'Slate',
    },
    anotherCrest: 'Draw another crest',
    nameCrest: 'The crest of the name',
    save: 'Save',
    saved: 'Saved.',
    guest: 'Guest',
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
    privacy: 'Who can see you',
    privacyHelp:
      'Nothing about you is listed publicly unless you want it. Names of players stand in the results of public rooms.',
    visibility: 'Your profile page',
    visibilities: { unlisted: 'By link', public: 'Public', private: 'Only me' },
    visibilityHelp: {
      unlisted: 'Whoever has the link sees it. It is listed nowhere, and search engines leave it alone.',
      public: 'Everybody may see it: by the link, by your handle, and from lists such as a ladder.',
      private: 'For everybody else there is no such page.',
    },
    guestPage: 'Guests have no page. Keep the account, and it gets one.',
    page: 'To my page',
    copyLink: 'Copy the link',
    realName: 'Real name',
    realNameHint: 'If you like. Up to 40 characters; nobody sees it unless you show it.',
    realNameShown: 'My page says my real name',
    realNameShownHelp: 'Off, nobody is told, not even friends.',
    takeAlong: 'Take all my data along',
    badges: 'My badges',
    portrait: 'Portrait',
    parts: { archetype: 'Clothes', skin: 'Skin', hair: 'Hair', accessory: 'Extras', backdrop: 'Background' },
    partOf: (part, number) => `${part} ${number}`,
    anyPortrait: 'Draw a portrait by lot',
    noPortrait: 'The crest instead',
    brings: 'What you bring along',
    bringsHelp: 'For every match of this game, so that you need not choose it again in each room.',
    remove: 'Delete the account',
    removeHelp:
      'Sessions, handle and profile go for good. Your matches stay, with your seat instead of your name; only files of records hold it.',
    removeSure: 'Delete the account for good?',
    removeYes: 'Delete for good',
    removed: 'The account is deleted.',
    keep: 'Keep it',
  },
  es: {
    title: 'Perfil',
    lead: 'Cómo te ven los demás en la mesa. Puedes jugar ya mismo, sin nada de esto.',
    offline: 'Tu perfil vive en el servidor, y ahora no llegamos a él.',
    again: 'Intentar de nuevo',
    you: 'Tú',
    name: 'Nombre',
    nameHint: 'Hasta 16 caracteres.',
    colour: 'Color',
    ownColour: 'El del escudo',
    colours: {
      '#a5312b': 'Ladrillo',
      '#1d5f9e': 'Lago',
      '#2a6e3f': 'Musgo',
      '#8a5a00': 'Ocre',
      '#6b3fa0': 'Violeta',
      '#00707a': 'Petróleo',
      '#a2336f': 'Frambuesa',
      '#3d4751': 'Pizarra',
    },
    anotherCrest: 'Dibujar otro escudo',
    nameCrest: 'El escudo del nombre',
    save: 'Guardar',
    saved: 'Guardado.',
    guest: 'Invitado',
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
    privacy: 'Quién puede verte',
    privacyHelp:
      'Nada sobre ti se publica si tú no quieres. En los resultados de las salas públicas constan los nombres de los jugadores.',
    visibility: 'Tu página de perfil',
    visibilities: { unlisted: 'Con el enlace', public: 'Pública', private: 'Solo yo' },
    visibilityHelp: {
      unlisted: 'La ve quien tiene el enlace. No aparece en ninguna lista, y los buscadores no la guardan.',
      public: 'La puede ver cualquiera: con el enlace, por tu usuario y desde listas como la escalera.',
      private: 'Para los demás no hay tal página.',
    },
    guestPage: 'Los invitados no tienen página. Quédate con la cuenta y tendrá una.',
    page: 'Ver mi página',
    copyLink: 'Copiar enlace',
    realName: 'Nombre real',
    realNameHint: 'Si quieres. Hasta 40 caracteres; nadie lo ve si tú no lo muestras.',
    realNameShown: 'Mi página dice mi nombre real',
    realNameShownHelp: 'Apagado no se entera nadie, ni tus amigos.',
    takeAlong: 'Llevarme todos mis datos',
    badges: 'Mis insignias',
    portrait: 'Retrato',
    parts: { archetype: 'Ropa', skin: 'Piel', hair: 'Pelo', accessory: 'Accesorio', backdrop: 'Fondo' },
    partOf: (part, number) => `${part} ${number}`,
    anyPortrait: 'Un retrato al azar',
    noPortrait: 'Mejor el escudo',
    brings: 'Lo que llevas contigo',
    bringsHelp: 'Para todas las partidas de este juego, así no lo eliges de nuevo en cada sala.',
    remove: 'Borrar la cuenta',
    removeHelp:
      'Sesiones, usuario y perfil desaparecen para siempre. Tus partidas quedan, con tu asiento en vez de tu nombre; solo los archivos de las partidas lo guardan.',
    removeSure: '¿Borrar la cuenta para siempre?',
    removeYes: 'Borrar para siempre',
    removed: 'La cuenta está borrada.',
    keep: 'Conservarla',
  },
  de: {
    title: 'Profil',
    lead: 'So sehen dich andere am Tisch. Spielen kannst du sofort, auch ohne all das.',
    offline: 'Dein Profil liegt auf dem Server, und der ist gerade nicht zu erreichen.',
    again: 'Noch einmal versuchen',
    you: 'Du',
    name: 'Name',
    nameHint: 'Bis zu 16 Zeichen.',
    colour: 'Farbe',
    ownColour: 'Die des Wappens',
    colours: {
      '#a5312b': 'Ziegel',
      '#1d5f9e': 'See',
      '#2a6e3f': 'Moos',
      '#8a5a00': 'Ocker',
      '#6b3fa0': 'Violett',
      '#00707a': 'Petrol',
      '#a2336f': 'Himbeere',
      '#3d4751': 'Schiefer',
    },
    anotherCrest: 'Ein anderes Wappen zeichnen',
    nameCrest: 'Das Wappen des Namens',
    save: 'Speichern',
    saved: 'Gespeichert.',
    guest: 'Gast',
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
    privacy: 'Wer dich sehen kann',
    privacyHelp:
      'Nichts über dich ist öffentlich, wenn du es nicht willst. In den Ergebnissen öffentlicher Räume stehen die Namen der Spielenden.',
    visibility: 'Deine Profilseite',
    visibilities: { unlisted: 'Mit Link', public: 'Öffentlich', private: 'Nur ich' },
    visibilityHelp: {
      unlisted: 'Wer den Link hat, sieht sie. Sie ist nirgends aufgeführt, und Suchmaschinen lassen sie in Ruhe.',
      public: 'Alle dürfen sie sehen: über den Link, über deinen Benutzernamen und aus Listen wie einer Rangliste.',
      private: 'Für alle anderen gibt es diese Seite nicht.',
    },
    guestPage: 'Gäste haben keine Seite. Behalte das Konto, dann bekommt es eine.',
    page: 'Zu meiner Seite',
    copyLink: 'Link kopieren',
    realName: 'Echter Name',
    realNameHint: 'Wenn du magst. Bis zu 40 Zeichen; niemand sieht ihn, solange du ihn nicht zeigst.',
    realNameShown: 'Auf meiner Seite steht mein echter Name',
    realNameShownHelp: 'Ist das aus, erfährt ihn niemand, auch keine Freunde.',
    takeAlong: 'Alle meine Daten mitnehmen',
    badges: 'Meine Abzeichen',
    portrait: 'Porträt',
    parts: { archetype: 'Kleidung', skin: 'Haut', hair: 'Haare', accessory: 'Beiwerk', backdrop: 'Hintergrund' },
    partOf: (part, number) => `${part} ${number}`,
    anyPortrait: 'Ein Porträt auslosen',
    noPortrait: 'Lieber das Wappen',
    brings: 'Was du mitbringst',
    bringsHelp: 'Zu jeder Partie dieses Spiels, damit du es nicht in jedem Raum neu wählst.',
    remove: 'Konto löschen',
    removeHelp:
      'Sitzungen, Benutzername und Profil sind dann für immer weg. Deine Partien bleiben, mit deinem Platz statt deines Namens; nur die Dateien der Partien enthalten ihn.',
    removeSure: 'Das Konto für immer löschen?',
    removeYes: 'Für immer löschen',
    removed: 'Das Konto ist gelöscht.',
    keep: 'Behalten',
  },
}
