import type { Box, SeatInfo, Strength } from '@ludoteca/kernel'

const STRENGTHS: readonly string[] = ['random', 'easy', 'normal'] satisfies Strength[]

/**
 * The kinds of seats that people play. Where all play together one person may have several seats, and each kind is
 * another person; elsewhere every seat is somebody's own.
 */
export const PERSON_KINDS = ['human', 'human-2', 'human-3', 'human-4', 'human-5'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** Whether people play a seat of this kind. */
export function isPersonKind(kind: string): boolean {
  return !STRENGTHS.includes(kind)
}

/** Who plays each seat, as a name for the person that nobody else has; nothing for bots. */
export function personsOf(box: Pick<Box, 'cooperative'>, seats: readonly SeatInfo[]): readonly (string | undefined)[] {
  return seats.map(({ kind }, seat) => {
    if (!isPersonKind(kind)) return undefined
    return box.cooperative ? kind : String(seat)
  })
}
