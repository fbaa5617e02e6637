import type { Voice } from './voice.ts'

/** PP-03: a melodramatic magazine on television. */
export const PROGRAMA_DE_LA_TARDE: Voice = {
  EXPROPRIATION: [
    'Lágrimas en vivo: {OWNER} entrega las llaves',
    'El último adiós de {OWNER} a {PROPERTY}',
    'Se lo llevó la obra: {OWNER} no podía hablar',
  ],
  GLOBAL: [
    '{SHOCK}: lo vivimos juntos y sin cortes',
    'Volvemos con más de {SHOCK}, no se vayan',
    '{SHOCK}: así lo sintió nuestro panel',
  ],
  PACT_BROKEN: [
    '{RIVAL} no lo puede creer: {OWNER} no cumplió',
    'Promesa rota en {DISTRICT}: habla {RIVAL}',
    'De la amistad al despecho: {OWNER} y {RIVAL}',
  ],
  ELECTION: [
    'Exclusivo: {CANDIDATE} ya mide el sillón',
    'El primer baile de {CANDIDATE} tras ganar',
    '{CANDIDATE} ganó y abrazó a todo el set',
  ],
  SCANDAL: [
    'Silencio en el set: hablan las fotos de {OWNER}',
    '¿Montaje o verdad? El descargo de {OWNER}',
    'La tarde en que {OWNER} apagó el teléfono',
  ],
  LOAN_DEFAULT: [
    'Deudor moroso en vivo: el banco espera a {OWNER}',
    'Careo en el set: {OWNER}, deudor moroso, y el banco',
    '«Mañana pago»: el drama de {OWNER}, deudor moroso',
  ],
  FORCED_SALE: [
    'El adiós más triste: {OWNER} vende {PROPERTY}',
    'Se apagan las luces: {OWNER} remata por {AMOUNT}',
    '{OWNER} vendió su predio y no quiso mirar',
  ],
  BIG_HIT: [
    'Nadie consuela a {OWNER}: perdió {AMOUNT}',
    '{OWNER} y la tarde en que se fueron {AMOUNT}',
    'Pañuelos, por favor: {OWNER} perdió {AMOUNT}',
    '{AMOUNT} menos y un suspiro: así está {OWNER}',
    'El panel abraza a {OWNER}: eran {AMOUNT}',
  ],
  NEW_LEADER: [
    'Cambio de mando en vivo: ahora reina {OWNER}',
    'De abajo a la cima: la historia de {OWNER}',
    '{OWNER} llegó a {AMOUNT} y le tembló la voz',
    'El trono tiene nuevo nombre: {OWNER}',
    'Lo vimos crecer en cámara: {OWNER} ya es líder',
  ],
  PRESTIGE_WIN: [
    'Así fue la noche de gala de {OWNER}',
    '{OWNER} entró al salón y ganó el martillo',
    'Los detalles de {PROPERTY}, en exclusiva',
  ],
  OBRAS: [
    'Maqueta en el set: así será la obra de {DISTRICT}',
    'Cortamos la cinta de {INFRA} antes que nadie',
    '{DISTRICT} sueña: prometen {INFRA} y fuegos',
  ],
  EVENT_POSITIVE: [
    'Final feliz: {OWNER} recibe una alegría',
    'Por fin una buena: sonríe {OWNER}',
    'La sorpresa que le teníamos a {OWNER}',
  ],
  INSURED_SAVE: [
    'Nadie lo esperaba: {OWNER} sí leyó la póliza',
    'El abrazo de {OWNER} y su aseguradora',
    'Pudo ser tragedia, pero {OWNER} tenía seguro',
  ],
  SET_COMPLETED: [
    'El reinado de {DISTRICT} es de {OWNER}',
    '{OWNER} y {DISTRICT}: un amor a dos predios',
    'Visitamos {DISTRICT}: todo lleva a {OWNER}',
    '{DISTRICT} ya tiene protagonista: {OWNER}',
  ],
  TIE_WIN: [
    'Final de infarto: la suerte quiso a {OWNER}',
    'Cámara lenta: así ganó {OWNER} el desempate',
    'Dos sobres iguales y un nombre: {OWNER}',
    'El set contuvo el aire: ganó {OWNER}',
    'Nadie respiró hasta que dijeron {OWNER}',
  ],
  TOP_AUCTION: [
    'Así pujó {OWNER}: lo vimos cuadro por cuadro',
    '{OWNER} levantó la mano y cayeron {AMOUNT}',
    '{AMOUNT} y ni una lágrima: compró {OWNER}',
    '{PROPERTY}: los {AMOUNT} que nadie quiso creer',
    'La mirada de {OWNER} al decir {AMOUNT}',
  ],
  DEAL_DONE: [
    'Apretón de manos: {OWNER} y {RIVAL}, ¿amigos?',
    'El café que unió a {OWNER} y {RIVAL}',
    '¿Trato o tregua? {OWNER} y {RIVAL} responden',
    '{OWNER} y {RIVAL} firman y se abrazan',
  ],
  MOOD_RESULT: [
    'El público eligió: {MOOD}',
    'Ustedes lo decidieron en casa: {MOOD}',
    'Votación cerrada y el ganador es: {MOOD}',
    'Esto siente Lima esta tarde: {MOOD}',
    'Nos lo pidieron y se viene: {MOOD}',
  ],
  QUIET: [
    'Hoy no lloró nadie: mañana sí, quédese',
    'Sin drama no hay tarde: enseñamos a doblar sábanas',
    'Bloque de cocina: ají de gallina sin discusiones',
  ],
  FINAL_WIN: [
    'La gran final: {OWNER} se queda con todo',
    'Lluvia de papelitos: {OWNER} cierra con {AMOUNT}',
    'Y la dinastía ganadora es la de {OWNER}',
  ],
  FAME_CROWN: [
    '{OWNER} se lleva el corazón del público',
    '{OWNER} ya no camina: desfila',
    'La llamada más esperada fue para {OWNER}',
  ],
}
