/** What the panels of souls say. */
export const soulWords = {
  souls: 'Las almas',
  soul: (name: string, role: string) => `${name}, ${role}`,
  onTurn: 'juega',
  sanityIs: (now: number, max: number) => `Cordura ${signed(now)}, máximo ${signed(max)}`,
  lostMaximum: (lost: number) => `${lost} de máximo perdido para siempre`,
  actions: (left: number) => (left === 1 ? '1 acción' : `${left} acciones`),
  noActions: 'sin acciones',
  keys: (held: number, capacity: number) => `Llaves: ${held} de ${capacity}`,
  objects: (held: number, slots: number) => `Objetos: ${held} de ${slots}`,
  lostSlots: (lost: number) => (lost === 1 ? '1 lugar perdido' : `${lost} lugares perdidos`),
  emptyKey: 'lugar libre para una llave',
  emptySlot: 'lugar libre para un objeto',
  lostSlot: 'lugar perdido para siempre',
  bound: 'Cuentos y lo ligado al alma',
  statuses: 'Estados',
  rounds: (left: number) => (left === 1 ? '1 ronda' : `${left} rondas`),
  turns: (left: number) => (left === 1 ? '1 turno' : `${left} turnos`),
  untilRoundEnd: 'esta ronda',
  fresh: 'desde el próximo turno',
  charges: (left: number) => (left === 1 ? '1 uso' : `${left} usos`),
  place: 'Está en',
} as const

/** Marks that are no statuses, each with its short help. */
export const MARKS = {
  shield: { name: 'Escudo', help: 'Absorbe 1 del próximo daño. Vuelve al empezar cada ronda.' },
  guard: { name: 'En guardia', help: 'Recibe el daño de las almas que estén en su mismo lugar.' },
  skips: { name: 'Pierde el próximo turno', help: 'En la próxima ronda no tiene acciones.' },
  frozen: { name: 'En el hielo', help: 'En esta ronda no puede moverse ni usar una Brújula.' },
  veiled: { name: 'Bajo el velo', help: 'Los eventos amarillos no le hacen nada en esta ronda.' },
  locked: { name: 'Turno cerrado', help: 'En este turno ya solo puede terminarlo.' },
  fallen: { name: 'En −5', help: 'No puede caer más. Sigue jugando; recupera cordura para volver.' },
  freeStep: { name: 'Paso gratis', help: 'Su primer paso de esta ronda no gasta acción, si le queda alguna.' },
  secondDie: { name: 'Segundo dado', help: 'En esta ronda aún puede sumar un segundo d6 a un evento.' },
} as const satisfies Record<string, { readonly name: string; readonly help: string }>

/** A number with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** Who answers for somebody who is not there. */
export const ABSENCES = { away: 'Sin conexión', autopilot: 'Juega el piloto automático' } as const
