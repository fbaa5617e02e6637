import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { useTable } from '../kit.ts'
import { because } from './because.ts'
import css from './deed-bar.module.css'
import { DeedIcon } from './deed-icons.tsx'
import type { Deed } from './menu.ts'
import { PriceTag } from './price-tag.tsx'
import { SHORT_REASONS } from './words.ts'

interface DeedButtonProps {
  readonly deed: Deed
  onPress(): void
}

/** A deed with what it costs, what it brings, and its key; or why not. Tried all the same, it says so in full. */
export const DeedButton = observer(({ deed, onPress }: DeedButtonProps) => {
  const { match } = useTable()
  const { type, label, price, effect, key, fault } = deed
  const note = fault === undefined ? effect : SHORT_REASONS[fault]
  return (
    <Button
      className={css.deed}
      data-type={type}
      // Nothing would be lost with the turn.
      data-due={(type === 'endTurn' && effect === undefined) || undefined}
      aria-keyshortcuts={key}
      busy={match.inFlight?.move.type === type}
      disabledBecause={fault && because(match, fault)}
      onClickCapture={fault && onPress}
      onClick={onPress}
    >
      <DeedIcon type={type} />
      <span className={css.label}>{label}</span>
      {/* Ending a turn is no bargain. */}
      {type !== 'endTurn' && <PriceTag price={price} />}
      {note && <span className={css.note}>{note}</span>}
      <span className={css.key} aria-hidden="true">
        {key}
      </span>
    </Button>
  )
})
