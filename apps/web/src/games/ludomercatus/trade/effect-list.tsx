import type { Seat } from '@ludoteca/kernel'
import { dn } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { type Draft, type Effect, effectsOf } from './draft.ts'
import css from './trade.module.css'

/** What the deal would mean for both sides: cash afterwards, charges, districts won and lost. */
export const EffectList = observer(({ seat, draft }: { readonly seat: Seat; readonly draft: Draft }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const { mine, theirs } = effectsOf(viewOf(match), seat, draft)
  return (
    <section className={css.effects} aria-label={words.whatChanges}>
      <EffectLine seat={seat} effect={mine} />
      <EffectLine seat={draft.to} effect={theirs} />
    </section>
  )
})

const EffectLine = observer(({ seat, effect }: { readonly seat: Seat; readonly effect: Effect }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const names = (groups: Effect['completes']) => groups.map(({ name }) => name).join(', ')
  return (
    <ul>
      <li className={css.legend}>
        <SeatMark seat={seat} size={16} /> {match.names(seat)}
      </li>
      <li className={effect.cashAfter < 0 ? css.bad : undefined}>{words.cashAfter(dn(effect.cashAfter))}</li>
      {effect.charges > 0 && <li>{words.charges(dn(effect.charges))}</li>}
      {effect.completes.length > 0 && <li className={css.good}>✓ {words.completes(names(effect.completes))}</li>}
      {effect.breaks.length > 0 && <li className={css.bad}>✕ {words.breaks(names(effect.breaks))}</li>}
    </ul>
  )
})
