/** Paints of segments that lie side by side; each has a hatching of its own, so that nobody needs to tell colours apart. */
export interface Paint {
  readonly fill: string
  readonly hatch: 'none' | 'up' | 'down' | 'across' | 'dots'
}

const FILLS = [
  'var(--auf-purple)',
  'var(--auf-gold-leaf)',
  'var(--auf-olive)',
  'var(--auf-terracotta)',
  'var(--auf-lapis)',
  'var(--auf-purple-light)',
  'var(--auf-olive-light)',
  'var(--auf-terracotta-light)',
  'var(--auf-lapis-light)',
  'var(--auf-wax-edge)',
] as const
const HATCHES: readonly Paint['hatch'][] = ['none', 'up', 'down', 'across', 'dots']

export function paintOf(index: number): Paint {
  // The second time round, the same colour has another hatching.
  const hatch = (index + Math.floor(index / FILLS.length)) % HATCHES.length
  return { fill: FILLS[index % FILLS.length] as string, hatch: HATCHES[hatch] as Paint['hatch'] }
}
