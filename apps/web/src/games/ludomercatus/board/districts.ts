import type { GroupId } from '@ludoteca/ludomercatus'

/** How a district is told from others: by a colour, a pattern and a numeral. */
export interface District {
  readonly colour: string
  /** What is written on it. */
  readonly ink: string
  readonly numeral: string
}

const onDark = 'var(--lm-on-district)'

export const DISTRICTS: Readonly<Record<GroupId, District>> = {
  umber: { colour: 'var(--lm-umber)', ink: onDark, numeral: 'I' },
  azure: { colour: 'var(--lm-azure)', ink: 'var(--lm-on-gold)', numeral: 'II' },
  rose: { colour: 'var(--lm-rose)', ink: onDark, numeral: 'III' },
  amber: { colour: 'var(--lm-amber)', ink: 'var(--lm-on-gold)', numeral: 'IV' },
  crimson: { colour: 'var(--lm-crimson)', ink: onDark, numeral: 'V' },
  gold: { colour: 'var(--lm-gold-district)', ink: 'var(--lm-on-gold)', numeral: 'VI' },
  emerald: { colour: 'var(--lm-emerald)', ink: onDark, numeral: 'VII' },
  purple: { colour: 'var(--lm-purple)', ink: onDark, numeral: 'VIII' },
  harbours: { colour: 'var(--lm-harbours)', ink: onDark, numeral: 'P' },
  works: { colour: 'var(--lm-works)', ink: 'var(--lm-on-gold)', numeral: 'O' },
}
