import type { Voice } from './voice.ts'

/** PP-04: callers, gossip and neighbours. */
export const RADIO_CON_LLAMADAS: Voice = {
  EXPROPRIATION: [
    'Oyente pregunta: ¿y si la obra pasa por mi sala?',
    'Llaman de {DISTRICT}: vimos a {OWNER} con sus cajas',
    '¿{AMOUNT} alcanza? Opinan sobre lo de {OWNER}',
  ],
  GLOBAL: [
    'Arden las líneas: todos hablan de {SHOCK}',
    '{SHOCK}: la vecina ya lo había soñado',
    'Cuéntenos, ¿dónde estaba usted? {SHOCK}',
  ],
  PACT_BROKEN: [
    'Oyente: yo ya sabía lo de {OWNER} y el pacto',
    '{RIVAL} llama al aire y pregunta por {OWNER}',
    'Vecinos de {DISTRICT}: {OWNER} ni avisó',
  ],
  ELECTION: [
    'Llaman a felicitar a {CANDIDATE} y a reclamarle',
    'Oyente pide a {CANDIDATE} que arregle su vereda',
    'Ganó {CANDIDATE}: ya le pidieron tres favores',
  ],
  SCANDAL: [
    'Llaman con palta ajena por lo de {OWNER}',
    'Oyente jura que vio a {OWNER} y cuelga',
    'Todo el barrio tiene una versión de {OWNER}',
  ],
  LOAN_DEFAULT: [
    'Llama el banco: deudor moroso en línea, {OWNER}',
    'Oyente aconseja a {OWNER}, deudor moroso: una junta',
    '{OWNER}, deudor moroso, dice que ya deposita',
  ],
  FORCED_SALE: [
    'Oyente pide fiado lo que remata {OWNER}',
    '¿{AMOUNT} por {PROPERTY}? Llaman tarde',
    'Se enteraron en la bodega: {OWNER} remata',
  ],
  BIG_HIT: [
    'Piden colecta para {OWNER}, que perdió {AMOUNT}',
    'Oyente a {OWNER}: yo con {AMOUNT} hago milagros',
    '{OWNER} perdió {AMOUNT} y el barrio prende velas',
    'Llaman a consolar a {OWNER}: fueron {AMOUNT}',
    'Apuestan en línea: ¿en qué perdió {AMOUNT} {OWNER}?',
  ],
  NEW_LEADER: [
    'Oyentes opinan: {OWNER} está en su momento',
    'Oyente quiere que {OWNER} sea su compadre',
    'Piden canción para {OWNER}, que va primero',
    'Vecina avisa: {OWNER} ya tiene {AMOUNT}',
    'La línea de los primos de {OWNER} no da abasto',
  ],
  PRESTIGE_WIN: [
    'Oyente envidia la compra de {OWNER}, con cariño',
    'Piden fotos de {PROPERTY}: somos radio',
    '{OWNER} ganó y el barrio ya se autoinvitó',
  ],
  OBRAS: [
    'Desde {DISTRICT} llaman: solo llegó la maqueta',
    'Oyente de {DISTRICT} ofrece sánguche a la obra',
    '¿{INFRA} en {DISTRICT}? Mi abuelo ya la esperaba',
  ],
  EVENT_POSITIVE: [
    'Oyentes mandan envidia sana a {OWNER}',
    'Llaman a pedirle la receta a {OWNER}',
    'Suerte de {OWNER}: oyente culpa a su ruda',
  ],
  INSURED_SAVE: [
    'Oyente pide el contacto del seguro de {OWNER}',
    'Se ríe {OWNER}: el seguro contestó a la primera',
    'Oyente: yo le dije a {OWNER} que se asegure',
  ],
  SET_COMPLETED: [
    'Llaman de {DISTRICT}: todo es de {OWNER}',
    'En {DISTRICT} preguntan por {OWNER} para el agua',
    'Oyente de {DISTRICT} saluda a {OWNER}, por si acaso',
    '{OWNER} ya organiza la pollada de {DISTRICT}',
  ],
  TIE_WIN: [
    'Reclaman por la línea: ¿por qué ganó {OWNER}?',
    'Empate en la subasta: oyentes iban por {OWNER}',
    'Yan, ken, po: oyente explica cómo ganó {OWNER}',
    'Llaman a pedir la repetición: ganó {OWNER}',
    'Oyente lo vio venir: empate y gana {OWNER}',
  ],
  TOP_AUCTION: [
    '¿{AMOUNT} por eso? Oyentes opinan de {OWNER}',
    '{OWNER} puso {AMOUNT}: en mi cuadra piden menos',
    'Oyente pregunta si {OWNER} pagó {AMOUNT} por yape',
    'Con {AMOUNT} yo compro el barrio, dice un oyente',
    '{PROPERTY}: la vecina ofrecía {AMOUNT} en rifas',
  ],
  DEAL_DONE: [
    'Oyente apuesta cuánto dura lo de {OWNER}',
    'Vieron a {OWNER} y {RIVAL} en el mismo chifa',
    '{OWNER} y {RIVAL} firman: el mozo fue testigo',
    'Llaman a dudar del trato de {OWNER} y {RIVAL}',
  ],
  MOOD_RESULT: [
    'Ganó en la línea abierta: {MOOD}',
    'El barrio no para de decirlo: {MOOD}',
    'Llamada tras llamada, lo mismo: {MOOD}',
    'En el mercado se comenta: {MOOD}',
    'Y la central de llamadas dice: {MOOD}',
  ],
  QUIET: [
    'Línea libre: nadie llama, todos chambean',
    'Oyente llama solo para saludar a su mamá',
    'Piden un vals y no hay noticia que lo impida',
  ],
  FINAL_WIN: [
    'Última llamada: {OWNER} es quien más tiene',
    'Se saturó la central: {OWNER} ganó con {AMOUNT}',
    'Todos quieren ser primos de {OWNER}: {AMOUNT}',
  ],
  FAME_CROWN: [
    'Todos piden hablar con {OWNER}',
    'Oyente bautiza a su perro en honor de {OWNER}',
    'Ni el locutor suena tanto como {OWNER}',
  ],
}
