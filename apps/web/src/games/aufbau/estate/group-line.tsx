import { FOLLOWERS, type Group } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Glyph } from '../art/glyph.tsx'
import { Pips } from '../parts/meter.tsx'
import { partWords } from '../parts/words.ts'
import { Line } from './card.tsx'
import css from './group-line.module.css'
import { estateWords as words } from './words.ts'

interface GroupLineProps {
  readonly group: Group
  readonly cap: number
}

/** [6.6] Who lives there, how loyal they are, and whether they are in unrest. */
export function GroupLine({ group: { levels, loyalty, inUnrest }, cap }: GroupLineProps): ReactNode {
  if (cap === 0 && levels === 0) return null
  return (
    <Line label={words.followers}>
      <Glyph name="people" size={18} />
      {levels === 0 ? words.noFollowers(cap) : words.levels(levels, cap)}
      {levels > 0 && (
        <Pips
          value={loyalty}
          max={FOLLOWERS.loyaltyMax}
          low={2}
          text={partWords.loyalty(loyalty, FOLLOWERS.loyaltyMax)}
        />
      )}
      {inUnrest && (
        <span className={css.unrest}>
          <Glyph name="fist" size={16} /> {words.unrest}
        </span>
      )}
      {!inUnrest && levels > 0 && loyalty < ACTIVE_FROM && <span className={css.wavering}>{words.wavering}</span>}
    </Line>
  )
}

/** [6.6] */
const ACTIVE_FROM = 3
