/** Whether one plan wins too often: the best share, how far ahead it is, and what to make of it. */
export interface Alarm {
  readonly level: 'strong' | 'moderate' | 'none'
  readonly bot: string
  readonly winShare: number
  readonly gap: number
}

const LEVELS = [
  { level: 'strong', share: 0.6, gap: 0.2 },
  { level: 'moderate', share: 0.5, gap: 0.1 },
] as const

/** 0.6 less 0.4 is a little less than 0.2. */
const ROUNDING = 1e-9

export function alarmOf(bots: readonly { readonly bot: string; readonly winShare: number }[]): Alarm {
  const [first, second] = [...bots].sort((a, b) => b.winShare - a.winShare)
  // One plan alone has nobody to dominate, and neither have those who win together.
  if (!first || !second) return { level: 'none', bot: '', winShare: 0, gap: 0 }
  const gap = first.winShare - second.winShare
  const rung = LEVELS.find((one) => first.winShare >= one.share && gap >= one.gap - ROUNDING)
  return { level: rung?.level ?? 'none', bot: first.bot, winShare: first.winShare, gap }
}
