import type { CardId } from '../data/cards.ts'

const TALE = 'Únelo al Libro, gratis: el Rey se destierra tantas fases como cuentos lleve el Libro. Se vende por 1.'

/** What a card does, in at most 140 characters. */
export const CARD_HELP: Readonly<Record<CardId, string>> = {
  FURIA_AMARILLO:
    'Total 0: el Rey herirá el doble. 1–4: viene a tu piso y hiere a quienes estén. 5 o más: se desvanece una fase.',
  HAY_CADAVER: 'Total 0–2: pierdes tu próximo turno. 3–4: pierdes 1. 5 o más: recibes un Objeto contundente.',
  ESPEJO_AMARILLO: 'Tu cordura cambia de signo, exactamente. El reflejo no se equivoca.',
  COMIDA_SERVIDA:
    'Total 0: pierdes 3. 1–2: veneno. 3–6: recuperas 2. 7 o más: alguien llega a tu mesa y recuperan 2 cada quien.',
  DIVAN_AMARILLO: 'Total 0–3: pierdes todos tus estados. 4–7: además recuperas 1. 8 o más: recibes Sanidad.',
  CAMBIA_CARAS: 'Total 0–3: cambias de lugar con el alma siguiente. 4 o más: con la anterior. Las dos entran.',
  GOLPE_AMARILLO: 'Pierdes 2. Nadie vio la mano.',
  ASCENSOR: 'Total 0: termina tu turno. 1–3: subes un piso y entras. 4 o más: subes dos. Del 3 se sube al 1.',
  TRAMPILLA: 'Total 0: termina tu turno. 1–3: bajas dos pisos y entras. 4 o más: bajas uno. Del 1 se baja al 3.',
  EVENTO_MOTEMEY: 'El mercader aparece: puedes hacer una compra o una venta, o dejarlo ir.',
  ENVENENADO: 'Dos rondas: al final de cada una tu máximo de cordura baja 1 para siempre.',
  SANIDAD: 'Dos rondas: recuperas 1 al final de cada turno. Descártala gratis en tu turno y pierdes todos tus estados.',
  MALDITO: 'Dos rondas: al final de cada una, las demás almas de tu piso pierden 1.',
  PARANOIA: 'Dos rondas: no caminas hacia donde haya otra alma, y nadie camina hacia ti.',
  COMPASS: 'Gratis, un uso: de una habitación vas al pasillo de tu piso, sin revelar ni mirar nada. Se vende por 1.',
  VIAL: 'Gratis, un uso: recuperas 2. Se vende por 1.',
  BLUNT: 'Gratis, un uso: aturdes 2 rondas a un monstruo que esté contigo; a los menores los echas. Se vende por 1.',
  TUE_TUE: 'No se deja ver. La primera vez que canta pierdes 1; la segunda, 2; desde la tercera, tu cordura pasa a −5.',
  REINA_HELADA: 'Llega al pasillo y congela el piso esta ronda. Después, quien empieza ahí tiene a lo sumo 1 acción.',
  DUENDE: 'Te roba las llaves y todo lo que no esté ligado a tu alma, y salta a una habitación vacía.',
  VIEJO_DEL_SACO: 'Te mete en su saco y salta contigo a una habitación vacía. Tienes tres turnos para soltarte.',
  ARANA: 'Caes en su tela: tres turnos. Suéltate con d6 más cordura, 3 o más. Al final de cada ronda busca a alguien.',
  'OMEN:ARANA': 'Tira d6 más cordura. 1 o menos: llega la Araña. 2 o más: pierdes tu próximo turno y nace una Cría.',
  'OMEN:DUENDE': 'Tira d6 más cordura. 1 o menos: llega el Duende. 2 o más: pierdes algo al azar de lo que llevas.',
  'OMEN:REINA_HELADA':
    'Tira d6 más cordura. 1 o menos: llega la Reina Helada. 2 o más: llega un Sirviente de hielo al pasillo.',
  'OMEN:TUE_TUE': 'Tira d6 más cordura. 1 o menos: el Tue-Tue canta una vez más. 2 o más: tu cordura pasa a 0.',
  BOOK_CHAMBERS: 'El Libro, ligado al alma. Únele cuentos para desterrar al Rey: 1, 2, 3 y 4 fases.',
  KEY: 'Cuatro en sus manos, con todas las almas en el Umbral, abren la salida. No se vende.',
  TREASURE_RING: 'Te da lugar para una llave más y 1 más de cordura máxima. Dos no suman. Se vende por 3.',
  TREASURE_STAIRS:
    'Tres usos gratis: escalera donde estás, hasta el final de la ronda, para quien la quiera. Se vende por 3.',
  TREASURE_SCROLL: 'Nadie lo ha leído entero. Motemey da 3 de cordura por él.',
  TREASURE_PENDANT: 'Pesa más de lo que debería. Motemey da 3 de cordura por él.',
  RING: 'Ligado al alma: nadie te lo quita. Solo despierta si se juega con el Anillo activo.',
  CROWN: 'La única, ligada al alma. El Rey no llega a tu piso, pero cada ronda tu prueba es más difícil.',
  TALE_REPAIRER: TALE,
  TALE_MASK: TALE,
  TALE_DRAGON: TALE,
  TALE_SIGN: TALE,
}
