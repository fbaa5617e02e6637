/** What the coach says in the first night, in order; two sentences at most. */
export const COACH = {
  house:
    'Despertaste en una casa de tres pisos, y cada habitación guarda un mazo. Hoy basta con llevar una llave al Umbral.',
  soul: 'Eres el Tanque, y tu cordura es lo que te queda de ti. Beto, el Apostador, te espera en el Umbral: salen los dos o ninguno.',
  enter: 'Tienes dos acciones. Entra en la habitación 2 de tu piso: al entrar se revela la carta de arriba de su mazo.',
  search:
    'Un Vial: guárdalo para cuando te falte cordura. Gasta tu otra acción en buscar, y se revela la carta siguiente.',
  key: '¡Una llave! Por hoy no te quedan acciones: termina tu turno.',
  night: 'Cuando todas las almas han jugado cae la noche. Deja que el Rey tire sus dados.',
  king: 'La Casa quita 1 a cada alma, y a ti te cubrió el escudo. El Rey subió un piso, y su susurro les costó 1 a los dos.',
  corridor: 'Cada noche cambian de sitio las escaleras y los mazos. Sal al pasillo, donde no se revela nada.',
  peek: 'Quien sale de una habitación puede asomarse a otra. Elige una: solo tú verás su carta.',
  meditate:
    'Medita: en un pasillo recuperas hasta 2, y en una habitación 1. Donde está el Rey, en el pasillo no se puede.',
  rest: 'Ya usaste tus dos acciones. Termina tu turno.',
  secondNight: 'Desde la ronda 2, el Rey hiere a quien esté en el piso al que llega. Deja que tire sus dados.',
  presence:
    'Llegó a tu piso: 1 por su presencia y 1 por su susurro. Quien cae a −5 pierde sus llaves, y los demás también pagan.',
  vial: 'Usa tu Vial: no gasta acción y devuelve 2.',
  stairs: 'La escalera de tu piso está ahora en la habitación 4. Entra en ella.',
  up: 'Sube por la escalera: lleva a la habitación con escalera del piso de arriba.',
  full: 'Otra llave, pero tu alma solo carga una y la carta vuelve al mazo. Termina tu turno.',
  thirdNight: 'El Umbral está a un paso. Deja que pase la noche.',
  threshold: 'El Umbral es el pasillo del piso 2. Entra en él.',
  noPeek: 'Ya no hace falta mirar atrás. Asómate si quieres, o no.',
  wait: 'La casa se abre al terminar la ronda, si todas las almas están aquí con sus llaves. Termina tu turno, aunque te sobre una acción.',
  lastNight: 'Una noche más. Deja que el Rey tire sus dados.',
} as const

export const WATCH = 'Ahora no te toca. Mira lo que hacen los demás.'

/** What was learnt, for the end. */
export const LEARNT: readonly string[] = [
  'En cada turno tienes dos acciones: caminar, buscar, meditar y lo que ofrezca el lugar.',
  'Entrar en una habitación revela la carta de arriba de su mazo, buena o mala.',
  'Cada noche la Casa quita 1, el Rey cambia de piso y todo cambia de sitio.',
  'Se sale por el Umbral, al terminar una ronda, con todas las almas y sus llaves: en una partida, cuatro.',
]
