/** How fast what happens is shown. */
export const PACES = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]

/** How much of its usual time a scene takes. */
export const SCENE_SHARE: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.4, none: 0 }

/** How much of the usual pause lies between the moves of bots. Where nothing is acted out the pause alone tells them apart. */
export const PAUSE_SHARE: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.4, none: 0.15 }

/** The pace after this one, the first after the last. */
export function paceAfter(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'normal'
}
