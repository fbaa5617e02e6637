import type { Voice } from './voice.ts'

/** PP-01: sober and factual, without exclamation marks. */
export const DIARIO_SERIO: Voice = {
  EXPROPRIATION: [
    'Expropian {PROPERTY}; {OWNER} recibe {AMOUNT}',
    'Obra pública desplaza a {OWNER} en {DISTRICT}',
    '{OWNER} entrega {PROPERTY} por {AMOUNT}',
  ],
  GLOBAL: [
    '{SHOCK}: qué cambia en el mercado de Lima',
    '{SHOCK}: las cinco claves para propietarios',
    'Analistas revisan sus cifras tras {SHOCK}',
  ],
  PACT_BROKEN: [
    '{OWNER} rompe pacto con {RIVAL} en {DISTRICT}',
    '{RIVAL} reclama a {OWNER} por lo pactado',
    'Fin de la tregua en {DISTRICT}: {OWNER} vuelve a pujar',
  ],
  ELECTION: [
    '{CANDIDATE} gana y anuncia dos rondas de cambios',
    'Triunfa {CANDIDATE}; el mercado ajusta expectativas',
    '{CANDIDATE} recibe las llaves de la ciudad',
  ],
  SCANDAL: [
    'Cuestionan a {OWNER} por episodio difundido hoy',
    '{OWNER} guarda silencio ante las preguntas',
    'Imágenes comprometen la reputación de {OWNER}',
  ],
  LOAN_DEFAULT: [
    'Deudor moroso: {OWNER} incumple con el banco',
    'Banco reporta a {OWNER} como deudor moroso',
    '{OWNER} no cubre su cuota y pasa a deudor moroso',
  ],
  FORCED_SALE: [
    '{OWNER} remata {PROPERTY} para cubrir caja',
    '{PROPERTY} cambia de manos por {AMOUNT}',
    'Falta de liquidez: {OWNER} vende por {AMOUNT}',
  ],
  BIG_HIT: [
    'Golpe de {AMOUNT} a la caja de {OWNER}',
    '{OWNER} asume pérdidas por {AMOUNT}',
    'Balance de {OWNER} retrocede {AMOUNT}',
    'Imprevisto cuesta {AMOUNT} a {OWNER}',
    '{OWNER} revisa su presupuesto: {AMOUNT} menos',
  ],
  NEW_LEADER: [
    '{OWNER} lidera el mercado con riqueza de {AMOUNT}',
    'Cambio en la cima: {OWNER} suma {AMOUNT}',
    '{OWNER} pasa al primer lugar de la ciudad',
    'Nuevo orden inmobiliario: manda {OWNER}',
    'Con {AMOUNT}, {OWNER} encabeza la lista',
  ],
  PRESTIGE_WIN: [
    'Subasta de Prestigio: {PROPERTY}, para {OWNER}',
    '{OWNER} se queda con la joya de la noche',
    '{PROPERTY}: la compra más comentada',
  ],
  OBRAS: [
    'Anuncian {INFRA} en {DISTRICT}: suben las rentas',
    '{DISTRICT} espera {INFRA} y paga más por vivir allí',
    'Presentan los planos de {INFRA} para {DISTRICT}',
  ],
  EVENT_POSITIVE: [
    'Buena semana para {OWNER}, según el mercado',
    '{OWNER} mejora su posición sin mover un ladrillo',
    'Coyuntura favorable para {OWNER}',
  ],
  INSURED_SAVE: [
    'El seguro responde y {OWNER} respira',
    'Póliza al día evita pérdidas a {OWNER}',
    'Aseguradora cubre el siniestro de {OWNER}',
  ],
  SET_COMPLETED: [
    '{OWNER} consolida su presencia en {DISTRICT}',
    'Dos predios en {DISTRICT}: {OWNER} gana terreno',
    '{DISTRICT}: {OWNER} concentra la oferta',
    '{OWNER} suma poder de barrio en {DISTRICT}',
  ],
  TIE_WIN: [
    'Empate en puja: {PROPERTY} queda para {OWNER}',
    'Sobres iguales: el desempate favorece a {OWNER}',
    '{OWNER} define a su favor una puja pareja',
    'Mismo monto, un solo nombre: {OWNER}',
    'Desempate reñido otorga el lote a {OWNER}',
  ],
  TOP_AUCTION: [
    '{OWNER} paga {AMOUNT} por {PROPERTY}',
    '{PROPERTY}: la venta más alta, en {AMOUNT}',
    'La puja del día llega a {AMOUNT} y es de {OWNER}',
    '{OWNER} ofrece {AMOUNT} y cierra la subasta',
    'Martillo en {AMOUNT}: {OWNER} suma un predio',
  ],
  DEAL_DONE: [
    '{OWNER} y {RIVAL} cierran acuerdo',
    'Firma privada entre {OWNER} y {RIVAL}',
    '{RIVAL} acepta las condiciones de {OWNER}',
    'Entendimiento entre {OWNER} y {RIVAL}',
  ],
  MOOD_RESULT: [
    'Humor de la ciudad: {MOOD}',
    'Encuesta vecinal se inclina por «{MOOD}»',
    'Lo que viene, según la calle: {MOOD}',
    'Tendencia de la semana: {MOOD}',
    'La ciudad se pronuncia: {MOOD}',
  ],
  QUIET: [
    'Jornada sin novedad en el mercado limeño',
    'Suplemento: cómo leer un contrato sin dormirse',
    'Página libre: crucigrama doble para caseros',
  ],
  FINAL_WIN: [
    '{OWNER} cierra con la mayor fortuna: {AMOUNT}',
    'Balance final: {OWNER} encabeza con {AMOUNT}',
    'Lima tiene dinastía: {OWNER}, con {AMOUNT}',
  ],
  FAME_CROWN: [
    '{OWNER}, la figura más conocida: {AMOUNT} de fama',
    'Nadie suena más que {OWNER}: {AMOUNT} de fama',
    'La fama lleva un solo nombre: {OWNER}',
  ],
}
