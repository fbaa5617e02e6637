import type { Ending } from '@ludoteca/carcosa'

/** What the last page says. */
export const endWords = {
  final: 'Cómo terminó',
  titles: {
    WIN: 'Salieron',
    LOSE_ALL_MINUS5: 'La casa está completa',
    LOSE_KEYS_DESTROYED: 'La puerta que no se abre',
    LOSE_DECK: 'Las habitaciones vacías',
    TIMEOUT: 'Las estrellas negras',
  } satisfies Record<Ending, string>,
  epilogues: {
    WIN: 'Afuera había una calle cualquiera y una mañana cualquiera. Ninguna supo decir cuánto tiempo había pasado. A veces, al doblar una esquina, todavía buscan con la mirada un pasillo que no está.',
    LOSE_ALL_MINUS5:
      'Las lámparas siguen encendidas. Por las noches se oyen pasos en los tres pisos, siempre los mismos, siempre en el mismo orden. Nadie los cuenta ya.',
    LOSE_KEYS_DESTROYED:
      'Palparon la cerradura hasta que les sangraron los dedos. Del otro lado alguien respiraba, con calma, esperando a que se sentaran.',
    LOSE_DECK: 'Buscaron una vez más en cada cajón. La casa ya había dado todo lo que tenía, y ahora empezaba a pedir.',
    TIMEOUT:
      'Dejaron de contar las noches. Un día pusieron la mesa, encendieron las velas y esperaron al dueño de la casa, que ya venía por el pasillo.',
  } satisfies Record<Ending, string>,
  figures: 'La noche en cifras',
  rounds: 'Rondas',
  keysHeld: 'Llaves en mano',
  keysDestroyed: 'Llaves destruidas',
  cards: 'Cartas reveladas',
  sacrifices: 'Sacrificios',
  falls: 'Caídas a −5',
  causes: 'Lo que se llevó la cordura',
  souls: 'Qué fue de cada alma',
  stood: (place: string) => `Último lugar: ${place}.`,
  numbers: (lost: number, healed: number) => `Perdió ${lost} de cordura y recuperó ${healed}.`,
  escapedWith: (keys: number) =>
    keys === 1 ? 'Salió con una llave en la mano.' : `Salió con ${keys} llaves en la mano.`,
  escaped: 'Salió con las manos vacías y los ojos abiertos.',
  escapedFallen: 'Salió, pero quien salió ya no responde a su nombre.',
  crowned: 'Se quedó con la Corona. Ahora alguien le hace reverencias en los espejos.',
  fallen: 'Ya no recuerda que hubo una puerta.',
  atUmbral: 'Espera junto al Umbral, con la mano en el pomo.',
  keeper: (keys: number) =>
    keys === 1 ? 'Aprieta una llave que no abre nada.' : `Aprieta ${keys} llaves que no abren nada.`,
  lost: 'Sigue subiendo una escalera que ya no lleva a ningún piso.',
  kingWon: (name: string) => `${name} llevaba la máscara. Nadie se la ha visto quitarse.`,
  kingLost: (name: string) => `${name} llevaba la máscara, y se quedó a solas con ella.`,
} as const
