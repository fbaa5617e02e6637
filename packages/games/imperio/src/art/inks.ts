/** [13.6] Paper and inks. The table has the same ones as tokens of its style sheet. */
export const INKS = {
  paper: '#f6f3ee',
  shade: '#e9e3d8',
  rule: '#8a8478',
  ink: '#111111',
  muted: '#6b6b6b',
  red: '#c4162b',
  blue: '#1d4e9e',
  green: '#176b36',
  yellow: '#f7c325',
  magenta: '#c4136e',
  cyan: '#0a6a76',
  orange: '#e8641b',
  white: '#ffffff',
  night: '#15171c',
} as const

/** What a part of a drawing is filled with. */
export type Paint = 'none' | keyof typeof INKS

/** What stamps, stickers and badges are printed in. */
export type Tone = 'red' | 'blue' | 'green' | 'yellow' | 'magenta' | 'cyan' | 'orange' | 'ink'

/** [13.6] What can be read on that plate: yellow and orange only carry ink. */
export function lettersOn(tone: Tone): 'ink' | 'white' {
  return tone === 'yellow' || tone === 'orange' ? 'ink' : 'white'
}

/** [13.6] By seat. */
export const OWNER_INKS: readonly string[] = [
  '#b3123b',
  '#1d4e9e',
  '#176b36',
  '#8a3fc4',
  '#a84a06',
  '#0b6b7d',
  '#c2187a',
  '#4f5b0f',
  '#6b3a1e',
  '#3b3f8f',
  '#37474f',
  '#a11fa3',
]
