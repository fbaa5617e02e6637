import type { InLocales } from '../../../words/in-locales.ts'

interface AuditWords {
  readonly title: string
  readonly lead: string
  readonly who: string
  readonly action: string
  readonly target: string
  readonly reason: string
  readonly when: string
  readonly details: string
  readonly any: string
  readonly from: string
  readonly until: string
  readonly export: string
  readonly exportLead: string
  readonly exported: string
  readonly admins: string
  readonly handle: string
  readonly role: string
  readonly factor: string
  readonly notYet: string
}

export const auditWords: InLocales<AuditWords> = {
  en: {
    title: 'Audit log',
    lead: 'Who did what, to what, when and why. Lines are only ever added.',
    who: 'Who',
    action: 'Action',
    target: 'On what',
    reason: 'Reason',
    when: 'When',
    details: 'Details',
    any: 'All',
    from: 'From',
    until: 'Until',
    export: 'Export',
    exportLead: 'All lines that the filter lets through, as a file.',
    exported: 'The file is on its way.',
    admins: 'Who looks after this server',
    handle: 'Handle',
    role: 'Role',
    factor: 'Second factor since',
    notYet: 'not yet',
  },
  es: {
    title: 'Registro',
    lead: 'Quién hizo qué, a qué, cuándo y por qué. Las líneas solo se agregan.',
    who: 'Quién',
    action: 'Acción',
    target: 'Sobre qué',
    reason: 'Motivo',
    when: 'Cuándo',
    details: 'Detalles',
    any: 'Todas',
    from: 'Desde',
    until: 'Hasta',
    export: 'Exportar',
    exportLead: 'Todas las líneas que deja pasar el filtro, en un archivo.',
    exported: 'El archivo está en camino.',
    admins: 'Quién cuida este servidor',
    handle: 'Usuario',
    role: 'Rol',
    factor: 'Segundo factor desde',
    notYet: 'todavía no',
  },
  de: {
    title: 'Protokoll',
    lead: 'Wer was getan hat, woran, wann und warum. Zeilen kommen nur hinzu.',
    who: 'Wer',
    action: 'Handlung',
    target: 'Woran',
    reason: 'Grund',
    when: 'Wann',
    details: 'Näheres',
    any: 'Alle',
    from: 'Von',
    until: 'Bis',
    export: 'Exportieren',
    exportLead: 'Alle Zeilen, die der Filter durchlässt, als Datei.',
    exported: 'Die Datei ist unterwegs.',
    admins: 'Wer sich um diesen Server kümmert',
    handle: 'Benutzername',
    role: 'Rolle',
    factor: 'Zweiter Faktor seit',
    notYet: 'noch nicht',
  },
}
