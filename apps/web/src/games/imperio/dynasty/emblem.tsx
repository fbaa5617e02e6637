import { lookUp } from '@ludoteca/kernel'
import '../theme.css'
import type { EmblemProps } from '../../../kit/table-module.ts'
import { Crest } from '../art/crest.tsx'
import css from './emblem.module.css'
import { MOTTOS } from './words.ts'

const LARGE = 56
const SMALL = 32

/** The crest of a dynasty; the chosen one also says its motto. */
export function Emblem({ value, isLarge = false }: EmblemProps) {
  const team = String(value)
  return (
    <span className={css.emblem}>
      {/* Its inks are those of the table, wherever it is shown. */}
      <span className={`imperio ${css.crest}`}>
        <Crest team={team} size={isLarge ? LARGE : SMALL} />
      </span>
      {isLarge && <q>{lookUp(MOTTOS, team)}</q>}
    </span>
  )
}

/** Only dynasties have crests. */
export function hasEmblem(name: string): boolean {
  return name === 'team'
}
