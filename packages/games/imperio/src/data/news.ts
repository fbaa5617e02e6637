import type { CardCategory } from './cards/types.ts'
import { packedFor } from './packed.ts'
import { type PersonaId, type Voice, voiceOf } from './personas.ts'

/** [spec 7.1.2] Kinds of news with templates of their own. */
export type TemplateKind =
  | 'EXPROPRIATION'
  | 'GLOBAL'
  | 'PACT_BROKEN'
  | 'ELECTION'
  | 'SCANDAL'
  | 'LOAN_DEFAULT'
  | 'FORCED_SALE'
  | 'BIG_HIT'
  | 'NEW_LEADER'
  | 'PRESTIGE_WIN'
  | 'OBRAS'
  | 'EVENT_POSITIVE'
  | 'INSURED_SAVE'
  | 'SET_COMPLETED'
  | 'TIE_WIN'
  | 'TOP_AUCTION'
  | 'DEAL_DONE'
  | 'MOOD_RESULT'
  | 'QUIET'
  | 'FINAL_WIN'
  | 'FAME_CROWN'

/** Cards that make no other news speak with their own headlines. */
export type NewsKindId = TemplateKind | `EVENT_${CardCategory}`
/** What a template has a gap for. */
export type NewsSlot = 'OWNER' | 'RIVAL' | 'PROPERTY' | 'DISTRICT' | 'CANDIDATE' | 'MOOD' | 'SHOCK' | 'AMOUNT' | 'INFRA'

/** What each voice makes of a kind of news. */
export interface NewsTemplates {
  readonly kind: TemplateKind
  readonly templates: Readonly<Record<Voice, string>>
}
export interface NewsKind extends NewsTemplates {
  readonly priority: number
  readonly slots: readonly NewsSlot[]
}

/** [spec 7.1.4] */
export function templateOf(kind: TemplateKind, persona: PersonaId): string {
  const kinds = packedFor(persona)?.news ?? NEWS_KINDS
  return (kinds.find((other) => other.kind === kind) as NewsTemplates).templates[voiceOf(persona)]
}

/** [spec 7.1.2] The priority of `EVENT_` kinds. */
export const EVENT_NEWS_PRIORITY = 50
export const HEADLINE_MAX = 70
/** How long what fills a gap may be. */
export const SLOT_MAX: Readonly<Record<NewsSlot, number>> = {
  OWNER: 16,
  RIVAL: 16,
  PROPERTY: 24,
  DISTRICT: 11,
  CANDIDATE: 16,
  MOOD: 22,
  SHOCK: 18,
  AMOUNT: 3,
  INFRA: 5,
}

export const NEWS_KINDS: readonly NewsKind[] = [
  {
    kind: 'EXPROPRIATION',
    priority: 100,
    slots: ['OWNER', 'PROPERTY', 'DISTRICT', 'AMOUNT'],
    templates: {
      'PP-01': 'Expropian {PROPERTY}; {OWNER} recibe {AMOUNT}',
      'PP-02': '¡La obra se comió la casa de {OWNER}!',
      'PP-03': 'Lágrimas en vivo: {OWNER} entrega las llaves',
      'PP-04': 'Oyente pregunta: ¿y si la obra pasa por mi sala?',
      'PP-05': 'Se oficializa la expropiación de {PROPERTY}',
    },
  },
  {
    kind: 'GLOBAL',
    priority: 95,
    slots: ['SHOCK'],
    templates: {
      'PP-01': '{SHOCK}: qué cambia en el mercado de Lima',
      'PP-02': '¡{SHOCK}! Toda Lima con la boca abierta',
      'PP-03': '{SHOCK}: lo vivimos juntos y sin cortes',
      'PP-04': 'Arden las líneas: todos hablan de {SHOCK}',
      'PP-05': 'Comunicado: {SHOCK}. Guarde calma y su recibo',
    },
  },
  {
    kind: 'PACT_BROKEN',
    priority: 90,
    slots: ['OWNER', 'RIVAL', 'DISTRICT'],
    templates: {
      'PP-01': '{OWNER} rompe pacto con {RIVAL} en {DISTRICT}',
      'PP-02': '¡TRAICIÓN! {OWNER} dejó en visto a {RIVAL}',
      'PP-03': '{RIVAL} no lo puede creer: {OWNER} no cumplió',
      'PP-04': 'Oyente: yo ya sabía lo de {OWNER} y el pacto',
      'PP-05': 'Queda sin efecto el acuerdo de {OWNER} y {RIVAL}',
    },
  },
  {
    kind: 'ELECTION',
    priority: 85,
    slots: ['CANDIDATE'],
    templates: {
      'PP-01': '{CANDIDATE} gana y anuncia dos rondas de cambios',
      'PP-02': '¡Ganó {CANDIDATE}! Ahora sí, agárrate Lima',
      'PP-03': 'Exclusivo: {CANDIDATE} ya mide el sillón',
      'PP-04': 'Llaman a felicitar a {CANDIDATE} y a reclamarle',
      'PP-05': 'Se proclama a {CANDIDATE}. Los trámites siguen',
    },
  },
  {
    kind: 'SCANDAL',
    priority: 80,
    slots: ['OWNER'],
    templates: {
      'PP-01': 'Cuestionan a {OWNER} por episodio difundido hoy',
      'PP-02': '¡AMPAY! {OWNER} y un roche de campeonato',
      'PP-03': 'Silencio en el set: hablan las fotos de {OWNER}',
      'PP-04': 'Llaman con palta ajena por lo de {OWNER}',
      'PP-05': 'Se observa la conducta pública de {OWNER}',
    },
  },
  {
    kind: 'LOAN_DEFAULT',
    priority: 75,
    slots: ['OWNER'],
    templates: {
      'PP-01': 'Deudor moroso: {OWNER} incumple con el banco',
      'PP-02': '¡DEUDOR MOROSO! El banco toca donde {OWNER}',
      'PP-03': 'Deudor moroso en vivo: el banco espera a {OWNER}',
      'PP-04': 'Llama el banco: deudor moroso en línea, {OWNER}',
      'PP-05': 'Se inscribe a {OWNER} como deudor moroso',
    },
  },
  {
    kind: 'FORCED_SALE',
    priority: 72,
    slots: ['OWNER', 'PROPERTY', 'AMOUNT'],
    templates: {
      'PP-01': '{OWNER} remata {PROPERTY} para cubrir caja',
      'PP-02': '¡REMATE! {OWNER} vende barato y suspirando',
      'PP-03': 'El adiós más triste: {OWNER} vende {PROPERTY}',
      'PP-04': 'Oyente pide fiado lo que remata {OWNER}',
      'PP-05': 'Se adjudica en remate {PROPERTY} por {AMOUNT}',
    },
  },
  {
    kind: 'BIG_HIT',
    priority: 70,
    slots: ['OWNER', 'AMOUNT'],
    templates: {
      'PP-01': 'Golpe de {AMOUNT} a la caja de {OWNER}',
      'PP-02': '¡{OWNER} pierde {AMOUNT} de un solo porrazo!',
      'PP-03': 'Nadie consuela a {OWNER}: perdió {AMOUNT}',
      'PP-04': 'Piden colecta para {OWNER}, que perdió {AMOUNT}',
      'PP-05': 'Se registra egreso de {AMOUNT} a cargo de {OWNER}',
    },
  },
  {
    kind: 'NEW_LEADER',
    priority: 65,
    slots: ['OWNER', 'AMOUNT'],
    templates: {
      'PP-01': '{OWNER} lidera el mercado con riqueza de {AMOUNT}',
      'PP-02': '¡{OWNER} manda en Lima y ya pide respeto!',
      'PP-03': 'Cambio de mando en vivo: ahora reina {OWNER}',
      'PP-04': 'Oyentes opinan: {OWNER} está en su momento',
      'PP-05': 'Padrón al día: {OWNER} ocupa el primer lugar',
    },
  },
  {
    kind: 'PRESTIGE_WIN',
    priority: 62,
    slots: ['OWNER', 'PROPERTY'],
    templates: {
      'PP-01': 'Subasta de Prestigio: {PROPERTY}, para {OWNER}',
      'PP-02': '¡De alfombra roja! {OWNER} ganó y posó',
      'PP-03': 'Así fue la noche de gala de {OWNER}',
      'PP-04': 'Oyente envidia la compra de {OWNER}, con cariño',
      'PP-05': 'Se adjudica con honores {PROPERTY}',
    },
  },
  {
    kind: 'OBRAS',
    priority: 60,
    slots: ['DISTRICT', 'INFRA'],
    templates: {
      'PP-01': 'Anuncian {INFRA} en {DISTRICT}: suben las rentas',
      'PP-02': '¡Llegó {INFRA} a {DISTRICT}! O eso dicen, causa',
      'PP-03': 'Maqueta en el set: así será la obra de {DISTRICT}',
      'PP-04': 'Desde {DISTRICT} llaman: solo llegó la maqueta',
      'PP-05': 'Se declara de interés la obra {INFRA} en {DISTRICT}',
    },
  },
  {
    kind: 'EVENT_POSITIVE',
    priority: 48,
    slots: ['OWNER'],
    templates: {
      'PP-01': 'Buena semana para {OWNER}, según el mercado',
      'PP-02': '¡Con fe! A {OWNER} le salió redondito',
      'PP-03': 'Final feliz: {OWNER} recibe una alegría',
      'PP-04': 'Oyentes mandan envidia sana a {OWNER}',
      'PP-05': 'Se reconoce a {OWNER} en ceremonia breve',
    },
  },
  {
    kind: 'INSURED_SAVE',
    priority: 46,
    slots: ['OWNER'],
    templates: {
      'PP-01': 'El seguro responde y {OWNER} respira',
      'PP-02': '¡Tenía seguro! {OWNER} zafó al toque',
      'PP-03': 'Nadie lo esperaba: {OWNER} sí leyó la póliza',
      'PP-04': 'Oyente pide el contacto del seguro de {OWNER}',
      'PP-05': 'Se acredita póliza vigente de {OWNER}',
    },
  },
  {
    kind: 'SET_COMPLETED',
    priority: 44,
    slots: ['OWNER', 'DISTRICT'],
    templates: {
      'PP-01': '{OWNER} consolida su presencia en {DISTRICT}',
      'PP-02': '¡{OWNER} ya manda en {DISTRICT}, causa!',
      'PP-03': 'El reinado de {DISTRICT} es de {OWNER}',
      'PP-04': 'Llaman de {DISTRICT}: todo es de {OWNER}',
      'PP-05': 'Se actualiza el catastro de {DISTRICT}: {OWNER}',
    },
  },
  {
    kind: 'TIE_WIN',
    priority: 42,
    slots: ['OWNER', 'PROPERTY'],
    templates: {
      'PP-01': 'Empate en puja: {PROPERTY} queda para {OWNER}',
      'PP-02': '¡Por un pelito! {OWNER} ganó la puja de infarto',
      'PP-03': 'Final de infarto: la suerte quiso a {OWNER}',
      'PP-04': 'Reclaman por la línea: ¿por qué ganó {OWNER}?',
      'PP-05': 'Empate resuelto conforme a norma: gana {OWNER}',
    },
  },
  {
    kind: 'TOP_AUCTION',
    priority: 40,
    slots: ['OWNER', 'PROPERTY', 'AMOUNT'],
    templates: {
      'PP-01': '{OWNER} paga {AMOUNT} por {PROPERTY}',
      'PP-02': '¡{AMOUNT} soltó {OWNER} y ni pestañeó!',
      'PP-03': 'Así pujó {OWNER}: lo vimos cuadro por cuadro',
      'PP-04': '¿{AMOUNT} por eso? Oyentes opinan de {OWNER}',
      'PP-05': 'Adjudicado: {PROPERTY} por {AMOUNT}',
    },
  },
  {
    kind: 'DEAL_DONE',
    priority: 35,
    slots: ['OWNER', 'RIVAL'],
    templates: {
      'PP-01': '{OWNER} y {RIVAL} cierran acuerdo',
      'PP-02': '¡Se arreglaron! {OWNER} y {RIVAL} sellan trato',
      'PP-03': 'Apretón de manos: {OWNER} y {RIVAL}, ¿amigos?',
      'PP-04': 'Oyente apuesta cuánto dura lo de {OWNER}',
      'PP-05': 'Se inscribe contrato entre {OWNER} y {RIVAL}',
    },
  },
  {
    kind: 'MOOD_RESULT',
    priority: 20,
    slots: ['MOOD'],
    templates: {
      'PP-01': 'Humor de la ciudad: {MOOD}',
      'PP-02': 'La calle habló: ¡{MOOD}!',
      'PP-03': 'El público eligió: {MOOD}',
      'PP-04': 'Ganó en la línea abierta: {MOOD}',
      'PP-05': 'Consulta vecinal arroja: {MOOD}',
    },
  },
  {
    kind: 'QUIET',
    priority: 0,
    slots: [],
    templates: {
      'PP-01': 'Jornada sin novedad en el mercado limeño',
      'PP-02': '¡Milagro! Nadie metió la pata hoy',
      'PP-03': 'Hoy no lloró nadie: mañana sí, quédese',
      'PP-04': 'Línea libre: nadie llama, todos chambean',
      'PP-05': 'Sin novedad. Se archiva el presente boletín',
    },
  },
  {
    kind: 'FINAL_WIN',
    priority: 110,
    slots: ['OWNER', 'AMOUNT'],
    templates: {
      'PP-01': '{OWNER} cierra con la mayor fortuna: {AMOUNT}',
      'PP-02': '¡{OWNER} SE COMIÓ LIMA CON {AMOUNT} DE RIQUEZA!',
      'PP-03': 'La gran final: {OWNER} se queda con todo',
      'PP-04': 'Última llamada: {OWNER} es quien más tiene',
      'PP-05': 'Se proclama a {OWNER} con riqueza de {AMOUNT}',
    },
  },
  {
    kind: 'FAME_CROWN',
    priority: 105,
    slots: ['OWNER', 'AMOUNT'],
    templates: {
      'PP-01': '{OWNER}, la figura más conocida: {AMOUNT} de fama',
      'PP-02': '¡Hasta tu tía conoce a {OWNER}!',
      'PP-03': '{OWNER} se lleva el corazón del público',
      'PP-04': 'Todos piden hablar con {OWNER}',
      'PP-05': 'Se otorga reconocimiento público a {OWNER}',
    },
  },
]
