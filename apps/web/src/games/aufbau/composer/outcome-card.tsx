import { type Check, type Fact, SUCCESS_NAMES } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { Die } from '../art/die.tsx'
import { useTable } from '../kit.ts'
import css from './outcome-card.module.css'
import { composerWords as words } from './words.ts'

/** What came of an action: the die, what it was measured against, and what it means. */
export const OutcomeCard = observer(({ fact }: { readonly fact: Fact }) => {
  const { match, ui } = useTable()
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => go.current?.focus(), [])
  const check = checkIn(fact)
  return (
    <section className={css.card} aria-label={words.outcome}>
      {check && (
        <div className={css.roll}>
          <Die value={check.roll} />
          <div>
            <p className={classes(css.tier, css[check.tier])}>{SUCCESS_NAMES[check.tier]}</p>
            <p className="digits">{words.rolled(check.roll, check.bonus + check.extra, check.total, check.dc)}</p>
          </div>
        </div>
      )}
      <p className={css.told} role="status">
        {match.tell(fact)}
      </p>
      <div className={css.foot}>
        <Button ref={go} look="primary" onClick={() => ui.stopComposing()}>
          {words.done}
        </Button>
      </div>
    </section>
  )
})

/** The roll that decided it; nothing where none was made. */
function checkIn(fact: Fact): Check | undefined {
  return 'check' in fact ? fact.check : undefined
}
