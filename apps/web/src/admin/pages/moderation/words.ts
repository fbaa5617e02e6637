import type { InLocales } from '../../../words/in-locales.ts'

export type Place = 'anywhere' | 'alone' | 'phrases'

interface ModerationWords {
  readonly title: string
  readonly tabs: Readonly<Record<'reports' | 'names' | 'acceptances', string>>
  readonly which: string
  readonly open: string
  readonly settled: string
  readonly reported: string
  readonly now: string
  readonly why: string
  readonly reasons: Readonly<Record<string, string>>
  readonly room: string
  readonly by: string
  readonly when: string
  readonly outcome: string
  readonly outcomes: Readonly<Record<'masked' | 'renamed' | 'dismissed', string>>
  readonly deeds: string
  readonly account: string
  readonly mask: string
  readonly maskLead: string
  readonly masked: string
  readonly rename: string
  readonly renameLead: string
  readonly newName: string
  readonly renamed: string
  readonly dismiss: string
  readonly dismissLead: string
  readonly dismissed: string
  readonly namesLead: string
  readonly test: string
  readonly testLabel: string
  readonly verdicts: Readonly<Record<'free' | 'blocked' | 'unfit', (shown: string) => string>>
  readonly edits: string
  readonly term: string
  readonly place: string
  readonly places: Readonly<Record<Place, string>>
  readonly verdict: string
  readonly block: string
  readonly allow: string
  readonly blocked: string
  readonly allowed: string
  readonly undo: string
  readonly undoLead: string
  readonly changed: string
  readonly changeLead: string
  readonly builtIn: string
  readonly language: string
  readonly terms: string
  readonly acceptancesLead: string
  readonly game: string
  readonly any: string
  readonly nobody: string
}

export const moderationWords: InLocales<ModerationWords> = {
  en: {
    title: 'Moderation',
    tabs: { reports: 'Reports', names: 'Block list', acceptances: 'Acceptances' },
    which: 'Which',
    open: 'Open',
    settled: 'Settled',
    reported: 'Reported name',
    now: 'Name now',
    why: 'Why',
    reasons: { OFENSIVO: 'Offensive', SUPLANTA: 'Passes for somebody', OTRO: 'Other' },
    room: 'Room',
    by: 'By',
    when: 'When',
    outcome: 'Settled as',
    outcomes: { masked: 'masked', renamed: 'renamed', dismissed: 'nothing wrong' },
    deeds: 'Actions',
    account: 'Account',
    mask: 'Mask',
    maskLead:
      'The name is taken away: in rooms they go by their seat, elsewhere as a guest. They cannot choose one until you allow it.',
    masked: 'The name is masked.',
    rename: 'Rename',
    renameLead: 'They go by this name everywhere, and cannot choose another one until you allow it.',
    newName: 'New name',
    renamed: 'The name is changed.',
    dismiss: 'Nothing wrong',
    dismissLead: 'Settles all open reports about this person.',
    dismissed: 'The reports are settled.',
    namesLead:
      'What no name may hold. Terms are compared as names look: without accents, case, and letters in disguise.',
    test: 'Test',
    testLabel: 'Would this name pass?',
    verdicts: {
      free: (shown) => `Yes: it is kept as “${shown}”.`,
      blocked: () => 'No: the block list forbids it.',
      unfit: () => 'No: it is too long, cannot be read, or looks like one of ours.',
    },
    edits: 'Changes to the list',
    term: 'Term',
    place: 'Where it counts',
    places: { anywhere: 'also inside words', alone: 'as a word of its own', phrases: 'several words in a row' },
    verdict: 'Verdict',
    block: 'Block',
    allow: 'Allow',
    blocked: 'blocked',
    allowed: 'allowed',
    undo: 'As built in',
    undoLead: 'The term counts again as it was delivered.',
    changed: 'The list is changed; all processes follow within seconds.',
    changeLead: 'It holds for names that are chosen from now on.',
    builtIn: 'What is built in',
    language: 'Language',
    terms: 'Terms',
    acceptancesLead: 'Which account accepted what a game wants accepted, when, and for which room.',
    game: 'Game',
    any: 'All',
    nobody: '(deleted)',
  },
  es: {
    title: 'Moderación',
    tabs: { reports: 'Denuncias', names: 'Lista de bloqueo', acceptances: 'Aceptaciones' },
    which: 'Cuáles',
    open: 'Abiertas',
    settled: 'Resueltas',
    reported: 'Nombre denunciado',
    now: 'Nombre ahora',
    why: 'Por qué',
    reasons: { OFENSIVO: 'Ofensivo', SUPLANTA: 'Se hace pasar por otro', OTRO: 'Otro' },
    room: 'Sala',
    by: 'De',
    when: 'Cuándo',
    outcome: 'Resuelta como',
    outcomes: { masked: 'ocultado', renamed: 'cambiado', dismissed: 'sin problema' },
    deeds: 'Acciones',
    account: 'Cuenta',
    mask: 'Ocultar',
    maskLead:
      'Se le quita el nombre: en las salas va por su asiento, en otros lugares como invitado. No puede elegir otro hasta que lo permitas.',
    masked: 'El nombre está oculto.',
    rename: 'Cambiar',
    renameLead: 'Se llama así en todas partes, y no puede elegir otro hasta que lo permitas.',
    newName: 'Nombre nuevo',
    renamed: 'El nombre está cambiado.',
    dismiss: 'Sin problema',
    dismissLead: 'Resuelve todas las denuncias abiertas sobre esta persona.',
    dismissed: 'Las denuncias están resueltas.',
    namesLead:
      'Lo que ningún nombre puede llevar. Se compara lo que parece: sin tildes, mayúsculas ni letras disfrazadas.',
    test: 'Probar',
    testLabel: '¿Pasaría este nombre?',
    verdicts: {
      free: (shown) => `Sí: queda como «${shown}».`,
      blocked: () => 'No: la lista lo prohíbe.',
      unfit: () => 'No: es muy largo, no se puede leer o parece uno nuestro.',
    },
    edits: 'Cambios en la lista',
    term: 'Término',
    place: 'Dónde cuenta',
    places: { anywhere: 'también dentro de palabras', alone: 'como palabra sola', phrases: 'varias palabras seguidas' },
    verdict: 'Veredicto',
    block: 'Bloquear',
    allow: 'Permitir',
    blocked: 'bloqueado',
    allowed: 'permitido',
    undo: 'Como venía',
    undoLead: 'El término vuelve a contar como venía.',
    changed: 'La lista está cambiada; todos los procesos la siguen en segundos.',
    changeLead: 'Vale para los nombres que se elijan desde ahora.',
    builtIn: 'Lo que viene incluido',
    language: 'Idioma',
    terms: 'Términos',
    acceptancesLead: 'Qué cuenta aceptó lo que un juego quiere que se acepte, cuándo y para qué sala.',
    game: 'Juego',
    any: 'Todos',
    nobody: '(borrada)',
  },
  de: {
    title: 'Moderation',
    tabs: { reports: 'Meldungen', names: 'Sperrliste', acceptances: 'Zustimmungen' },
    which: 'Welche',
    open: 'Offene',
    settled: 'Erledigte',
    reported: 'Gemeldeter Name',
    now: 'Name jetzt',
    why: 'Warum',
    reasons: { OFENSIVO: 'Kränkend', SUPLANTA: 'Gibt sich als jemand aus', OTRO: 'Anderes' },
    room: 'Raum',
    by: 'Von',
    when: 'Wann',
    outcome: 'Erledigt als',
    outcomes: { masked: 'verdeckt', renamed: 'umbenannt', dismissed: 'in Ordnung' },
    deeds: 'Handlungen',
    account: 'Konto',
    mask: 'Verdecken',
    maskLead:
      'Der Name wird weggenommen: In Räumen heißt die Person nach ihrem Platz, sonst wie ein Gast. Sie kann keinen wählen, bis du es erlaubst.',
    masked: 'Der Name ist verdeckt.',
    rename: 'Umbenennen',
    renameLead: 'Die Person heißt überall so und kann keinen anderen wählen, bis du es erlaubst.',
    newName: 'Neuer Name',
    renamed: 'Der Name ist geändert.',
    dismiss: 'In Ordnung',
    dismissLead: 'Erledigt alle offenen Meldungen über diese Person.',
    dismissed: 'Die Meldungen sind erledigt.',
    namesLead:
      'Was kein Name enthalten darf. Verglichen wird, wie Namen aussehen: ohne Akzente, Groß und Klein und verkleidete Buchstaben.',
    test: 'Prüfen',
    testLabel: 'Ginge dieser Name durch?',
    verdicts: {
      free: (shown) => `Ja: Er wird als „${shown}“ behalten.`,
      blocked: () => 'Nein: Die Sperrliste verbietet ihn.',
      unfit: () => 'Nein: Er ist zu lang, nicht zu lesen oder sieht wie einer von uns aus.',
    },
    edits: 'Änderungen an der Liste',
    term: 'Begriff',
    place: 'Wo er zählt',
    places: { anywhere: 'auch in Wörtern', alone: 'als eigenes Wort', phrases: 'mehrere Wörter hintereinander' },
    verdict: 'Urteil',
    block: 'Sperren',
    allow: 'Erlauben',
    blocked: 'gesperrt',
    allowed: 'erlaubt',
    undo: 'Wie eingebaut',
    undoLead: 'Der Begriff zählt wieder wie ausgeliefert.',
    changed: 'Die Liste ist geändert; alle Prozesse folgen binnen Sekunden.',
    changeLead: 'Es gilt für Namen, die ab jetzt gewählt werden.',
    builtIn: 'Was eingebaut ist',
    language: 'Sprache',
    terms: 'Begriffe',
    acceptancesLead: 'Welches Konto was ein Spiel verlangt wann und für welchen Raum angenommen hat.',
    game: 'Spiel',
    any: 'Alle',
    nobody: '(gelöscht)',
  },
}
