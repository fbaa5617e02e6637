/** How fast scenes are played. */
export const PACES = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]

/** The factor on the time of scenes. */
export const SCENE_SHARE: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.4, none: 0 }

/** The factor on the pause between moves of bots. Where nothing is acted out, the pause alone separates them. */
export const PAUSE_SHARE: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.4, none: 0.15 }

/** The pace after this one, the first after the last. */
export function paceAfter(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'normal'
}
