import { type Bundle, dn, isEmptyBundle, pardonName } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { marketWords } from '../words/index.ts'
import css from './trade.module.css'

/** What one side of an offer hands over. */
export const BundleList = observer(({ title, bundle }: { readonly title: string; readonly bundle: Bundle }) => {
  const words = useWords(marketWords)
  return (
    <div>
      <h3 className={css.legend}>{title}</h3>
      <ul className={css.things}>
        {isEmptyBundle(bundle) && <li className={css.note}>{words.nothing}</li>}
        {bundle.cash > 0 && (
          <li>
            <strong className="digits">{dn(bundle.cash)}</strong>
          </li>
        )}
        {bundle.spaces.map((space) => (
          <li key={space}>
            <DeedChip space={space} />
          </li>
        ))}
        {bundle.jailCards.map((deck) => (
          <li key={deck} lang="en">
            {pardonName(deck)}
          </li>
        ))}
      </ul>
    </div>
  )
})
