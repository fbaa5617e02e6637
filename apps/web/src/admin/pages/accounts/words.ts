import type { InLocales } from '../../../words/in-locales.ts'

export type SanctionKind = 'warning' | 'suspension' | 'ban' | 'lifted'

interface AccountsWords {
  readonly title: string
  readonly lead: string
  readonly search: string
  readonly which: string
  readonly all: string
  readonly barred: string
  readonly handle: string
  readonly guest: string
  readonly name: string
  readonly since: string
  readonly seen: string
  readonly state: string
  readonly free: string
  readonly until: (when: string) => string
  readonly forGood: string
  readonly locked: string
  readonly open: string
  readonly back: string
  readonly gone: string
  readonly account: string
  readonly profile: string
  readonly role: string
  readonly realName: string
  readonly hasNone: string
  readonly reveal: string
  readonly revealLead: string
  readonly revealed: string
  readonly deeds: string
  readonly sanctions: Readonly<Record<SanctionKind, string>>
  readonly sanctionLeads: Readonly<Record<SanctionKind, string>>
  readonly hours: string
  readonly durations: readonly (readonly [hours: number, label: string])[]
  readonly done: string
  readonly freeName: string
  readonly freeNameLead: string
  readonly history: string
  readonly kind: string
  readonly when: string
  readonly reason: string
  readonly by: string
  readonly sessions: string
  readonly device: string
  readonly unknown: string
  readonly end: string
  readonly endAll: string
  readonly endLead: string
  readonly ended: string
  readonly rooms: string
  readonly room: string
  readonly connected: string
  readonly yes: string
  readonly no: string
  readonly acceptances: string
  readonly game: string
  readonly export: string
  readonly exportLead: string
  readonly exported: string
  readonly remove: string
  readonly removeLead: string
  readonly removed: string
}

export const accountsWords: InLocales<AccountsWords> = {
  en: {
    title: 'Accounts',
    lead: 'By a part of the handle or the name, or by the whole id.',
    search: 'Search',
    which: 'Which',
    all: 'All',
    barred: 'Suspended or banned',
    handle: 'Handle',
    guest: '(guest)',
    name: 'Name',
    since: 'Since',
    seen: 'Last seen',
    state: 'State',
    free: 'may play',
    until: (when) => `suspended until ${when}`,
    forGood: 'banned',
    locked: 'name locked',
    open: 'Open',
    back: 'All accounts',
    gone: 'This account is gone.',
    account: 'Account',
    profile: 'Profile page',
    role: 'Looks after the server as',
    realName: 'Real name',
    hasNone: 'none given',
    reveal: 'Show the real name',
    revealLead: 'It is private. That you look at it goes into the audit log.',
    revealed: 'It is shown.',
    deeds: 'Actions',
    sanctions: { warning: 'Warn', suspension: 'Suspend', ban: 'Ban', lifted: 'Let in again' },
    sanctionLeads: {
      warning: 'They read the reason at once, or when they come to the page, until they say that they have.',
      suspension: 'They are out at once, everywhere, until the time is over. They read the reason.',
      ban: 'They are out at once, everywhere, for good. They read the reason.',
      lifted: 'They may use the account again at once.',
    },
    hours: 'For how long',
    durations: [
      [1, 'an hour'],
      [24, 'a day'],
      [72, 'three days'],
      [168, 'a week'],
      [720, 'thirty days'],
    ],
    done: 'It is done.',
    freeName: 'Let them choose a name',
    freeNameLead: 'They keep the name they have until they choose another one.',
    history: 'What was done before',
    kind: 'What',
    when: 'When',
    reason: 'Reason',
    by: 'By',
    sessions: 'Where they are logged in',
    device: 'Device',
    unknown: 'Unknown device',
    end: 'End',
    endAll: 'End all',
    endLead: 'Whoever is there has to log in again.',
    ended: 'Ended.',
    rooms: 'Rooms they are in',
    room: 'Room',
    connected: 'Connected',
    yes: 'yes',
    no: 'no',
    acceptances: 'What they have accepted',
    game: 'Game',
    export: 'Export the data',
    exportLead: 'All that is kept about this person, as one file; with the real name. It goes into the audit log.',
    exported: 'The file is on its way.',
    remove: 'Delete the account',
    removeLead: 'Profile, real name, badges and sessions go for good. Matches stay, without anything that leads back.',
    removed: 'The account is deleted.',
  },
  es: {
    title: 'Cuentas',
    lead: 'Por una parte del usuario o del nombre, o por el id completo.',
    search: 'Buscar',
    which: 'Cuáles',
    all: 'Todas',
    barred: 'Suspendidas o expulsadas',
    handle: 'Usuario',
    guest: '(invitado)',
    name: 'Nombre',
    since: 'Desde',
    seen: 'Visto',
    state: 'Estado',
    free: 'puede jugar',
    until: (when) => `suspendida hasta ${when}`,
    forGood: 'expulsada',
    locked: 'nombre fijo',
    open: 'Abrir',
    back: 'Todas las cuentas',
    gone: 'Esta cuenta ya no está.',
    account: 'Cuenta',
    profile: 'Página de perfil',
    role: 'Cuida el servidor como',
    realName: 'Nombre real',
    hasNone: 'no dio ninguno',
    reveal: 'Ver el nombre real',
    revealLead: 'Es privado. Que lo mires queda en el registro.',
    revealed: 'Se muestra.',
    deeds: 'Acciones',
    sanctions: { warning: 'Advertir', suspension: 'Suspender', ban: 'Expulsar', lifted: 'Dejar entrar de nuevo' },
    sanctionLeads: {
      warning: 'Lee el motivo al instante, o cuando venga a la página, hasta decir que lo leyó.',
      suspension: 'Queda fuera al instante, en todas partes, hasta que pase el tiempo. Lee el motivo.',
      ban: 'Queda fuera al instante, en todas partes, para siempre. Lee el motivo.',
      lifted: 'Puede usar la cuenta de nuevo al instante.',
    },
    hours: 'Por cuánto tiempo',
    durations: [
      [1, 'una hora'],
      [24, 'un día'],
      [72, 'tres días'],
      [168, 'una semana'],
      [720, 'treinta días'],
    ],
    done: 'Hecho.',
    freeName: 'Dejar que elija nombre',
    freeNameLead: 'Conserva el nombre que tiene hasta que elija otro.',
    history: 'Lo que se hizo antes',
    kind: 'Qué',
    when: 'Cuándo',
    reason: 'Motivo',
    by: 'De',
    sessions: 'Dónde tiene la sesión abierta',
    device: 'Dispositivo',
    unknown: 'Dispositivo desconocido',
    end: 'Cerrar',
    endAll: 'Cerrar todas',
    endLead: 'Quien esté ahí tiene que entrar de nuevo.',
    ended: 'Cerrada.',
    rooms: 'Salas en que está',
    room: 'Sala',
    connected: 'Conectado',
    yes: 'sí',
    no: 'no',
    acceptances: 'Lo que aceptó',
    game: 'Juego',
    export: 'Exportar los datos',
    exportLead: 'Todo lo que se guarda de esta persona, en un archivo; con el nombre real. Queda en el registro.',
    exported: 'El archivo está en camino.',
    remove: 'Borrar la cuenta',
    removeLead:
      'Perfil, nombre real, logros y sesiones se van para siempre. Las partidas quedan, sin nada que lleve a la persona.',
    removed: 'La cuenta está borrada.',
  },
  de: {
    title: 'Konten',
    lead: 'Nach einem Teil des Benutzernamens oder Namens, oder nach der ganzen Id.',
    search: 'Suchen',
    which: 'Welche',
    all: 'Alle',
    barred: 'Gesperrte',
    handle: 'Benutzername',
    guest: '(Gast)',
    name: 'Name',
    since: 'Seit',
    seen: 'Zuletzt gesehen',
    state: 'Stand',
    free: 'darf spielen',
    until: (when) => `gesperrt bis ${when}`,
    forGood: 'ausgeschlossen',
    locked: 'Name fest',
    open: 'Öffnen',
    back: 'Alle Konten',
    gone: 'Dieses Konto gibt es nicht mehr.',
    account: 'Konto',
    profile: 'Profilseite',
    role: 'Kümmert sich um den Server als',
    realName: 'Wirklicher Name',
    hasNone: 'keiner angegeben',
    reveal: 'Wirklichen Namen zeigen',
    revealLead: 'Er ist privat. Dass du ihn ansiehst, kommt ins Protokoll.',
    revealed: 'Er wird gezeigt.',
    deeds: 'Handlungen',
    sanctions: { warning: 'Verwarnen', suspension: 'Sperren', ban: 'Ausschließen', lifted: 'Wieder hereinlassen' },
    sanctionLeads: {
      warning:
        'Die Person liest den Grund sofort, oder wenn sie auf die Seite kommt, bis sie sagt, dass sie ihn gelesen hat.',
      suspension: 'Die Person ist sofort und überall draußen, bis die Zeit um ist. Sie liest den Grund.',
      ban: 'Die Person ist sofort und überall draußen, für immer. Sie liest den Grund.',
      lifted: 'Die Person darf das Konto sofort wieder benutzen.',
    },
    hours: 'Wie lange',
    durations: [
      [1, 'eine Stunde'],
      [24, 'einen Tag'],
      [72, 'drei Tage'],
      [168, 'eine Woche'],
      [720, 'dreißig Tage'],
    ],
    done: 'Erledigt.',
    freeName: 'Namen wählen lassen',
    freeNameLead: 'Die Person behält ihren Namen, bis sie einen anderen wählt.',
    history: 'Was vorher getan wurde',
    kind: 'Was',
    when: 'Wann',
    reason: 'Grund',
    by: 'Von',
    sessions: 'Wo sie angemeldet ist',
    device: 'Gerät',
    unknown: 'Unbekanntes Gerät',
    end: 'Beenden',
    endAll: 'Alle beenden',
    endLead: 'Wer dort ist, muss sich neu anmelden.',
    ended: 'Beendet.',
    rooms: 'Räume, in denen sie ist',
    room: 'Raum',
    connected: 'Verbunden',
    yes: 'ja',
    no: 'nein',
    acceptances: 'Was sie angenommen hat',
    game: 'Spiel',
    export: 'Daten exportieren',
    exportLead:
      'Alles, was über diese Person aufbewahrt wird, als eine Datei; mit dem wirklichen Namen. Es kommt ins Protokoll.',
    exported: 'Die Datei ist unterwegs.',
    remove: 'Konto löschen',
    removeLead:
      'Profil, wirklicher Name, Abzeichen und Sitzungen gehen für immer. Partien bleiben, ohne etwas, das zurückführt.',
    removed: 'Das Konto ist gelöscht.',
  },
}
