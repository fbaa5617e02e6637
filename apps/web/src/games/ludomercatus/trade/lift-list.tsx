import { dn, interest, liftCost, SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useWords } from '../../../words/in-locales.ts'
import { marketWords } from '../words/index.ts'
import css from './trade.module.css'

interface LiftListProps {
  readonly spaces: readonly number[]
  readonly lifted: readonly number[]
  onToggle(space: number): void
}

/** Mortgaged properties one receives: each is freed at once, or kept for its interest. */
export const LiftList = observer(({ spaces, lifted, onToggle }: LiftListProps) => {
  const words = useWords(marketWords)
  if (spaces.length === 0) return null
  return (
    <fieldset className={css.side}>
      <legend className={css.legend}>{words.liftNow}</legend>
      {spaces.map((space) => (
        <label key={space} className={css.thing}>
          <input type="checkbox" checked={lifted.includes(space)} onChange={() => onToggle(space)} />
          <span lang="en">{SPACES[space]?.name}</span>
          <span className={css.note}>{words.liftInstead(dn(liftCost(space)), dn(interest(space)))}</span>
        </label>
      ))}
    </fieldset>
  )
})
