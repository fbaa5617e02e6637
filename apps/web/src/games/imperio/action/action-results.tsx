import { actionInWords, seatOf as seatOfOwner } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { OwnerName } from '../art/owner-name.tsx'
import { useTable } from '../kit.ts'
import { ActionIcon } from './action-icons.tsx'
import css from './action-results.module.css'
import { actionWords } from './words.ts'

/** What everybody did, once ACTION is closed. Whoever passed comes last. */
export const ActionResults = observer(() => {
  const { presentation } = useTable()
  const { actions } = presentation
  if (actions === undefined) return null
  const acted = actions.filter(({ action }) => action !== 'PASS')
  const passed = actions.filter(({ action }) => action === 'PASS')
  return (
    <section className={css.results} aria-label={actionWords.results}>
      <h3 className={css.title}>{actionWords.results}</h3>
      {actions.length === 0 && <p>{actionWords.noResults}</p>}
      <ul className={css.list}>
        {[...acted, ...passed].map((act) => (
          <li key={act.ownerId} className={css.act}>
            <ActionIcon deed={act.action} size={18} />
            <OwnerName seat={seatOfOwner(act.ownerId)} />
            <span className={css.deed}>{actionInWords(act)}</span>
            {act.cost > 0 && <b className={css.cost}>{actionWords.paid(act.cost)}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
})
