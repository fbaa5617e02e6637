import type { Damage } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { Glyph } from '../art/glyph.tsx'
import { booksOf, useTable } from '../kit.ts'
import css from './damage-badge.module.css'
import { estateWords as words } from './words.ts'

interface DamageBadgeProps {
  readonly target: string
  readonly name: string
  readonly damage: Damage | null
}

/** [D-21] Says that something is damaged, and mends it for gold. */
export const DamageBadge = observer(({ target, name, damage }: DamageBadgeProps) => {
  const estate = useTable()
  const { match } = estate
  if (damage === null) return null
  const isOwn = booksOf(estate)?.isOwn ?? false
  return (
    <span className={css.badge}>
      <Glyph name="crack" size={16} /> {words.damaged}
      {isOwn && choicesOf(match, 'repairDamage').length > 0 && (
        <Button
          size="small"
          aria-label={words.repairOf(name, damage.repairGold)}
          busy={match.inFlight !== undefined}
          onClick={() => void match.submit({ type: 'repairDamage', target } as Parameters<typeof match.submit>[0])}
        >
          {words.repair(damage.repairGold)}
        </Button>
      )}
    </span>
  )
})
