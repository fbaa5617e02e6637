import { RUMOR_RISK, RUMORS_MAX, risk } from '@ludoteca/imperio'

/** What is said to those who watch. */
export const rumorWords = {
  lead: `Elige a un casero: la próxima ronda su riesgo sube ${risk(RUMOR_RISK)}. Nadie sabrá que fuiste tú.`,
  once: 'Solo puedes correr un rumor en toda la partida.',
  cap: `Tope: tres rumores por casero y ronda (riesgo +${risk(RUMOR_RISK * RUMORS_MAX)}).`,
  late: 'En la última ronda ya nadie escucha.',
  tooLate: 'Última ronda: ya nadie escucha rumores.',
  notYet: 'Espera a que empiece la primera ronda.',
  usedOn: (name: string): string => `Ya corriste tu rumor sobre ${name}.`,
  usedSomewhere: 'Ya corriste tu rumor en esta partida.',
  cancel: 'Mejor no',
  about: (name: string): string => `Correr el rumor sobre ${name}`,
  already: (risk: string): string => `ya carga +${risk} esta ronda`,

  panel: 'Desde la tribuna',
  now: 'Ahora puedes',
  later: 'Más adelante',
  nothingNow: 'Mirar y chismear. Ya te tocará.',
  todo: {
    mood: 'Votar el humor de la ciudad',
    vote: 'Votar en la elección',
    awards: 'Votar los premios',
    rumor: 'Correr un rumor',
  },
  each: {
    mood: 'El humor de la ciudad, cada ronda sin elecciones',
    election: (rounds: string): string => `Elecciones en la ronda ${rounds}`,
    awards: (rounds: string): string => `Premios en la ronda ${rounds}`,
    rumor: 'Tu rumor: te queda uno',
  },
  or: ' y ',
  preview: 'Así va la portada si esto acabara hoy',
  hero: 'VA GANANDO',
  heroFigures: (wealth: number, fame: number, properties: number): string =>
    `Riqueza ${wealth} · Fama ${fame} · Predios ${properties}`,
} as const
