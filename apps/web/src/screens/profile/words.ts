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
  },
}
