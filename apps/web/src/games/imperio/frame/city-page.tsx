import { ownerId, risk } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useTable, viewOf } from '../kit.ts'
import { type CityNote, cityNow } from './city-now.ts'
import css from './city-page.module.css'
import { frameWords as words } from './words.ts'

const KINDS: readonly CityNote['kind'][] = ['signal', 'mood', 'government', 'works']

/** What is going on in Lima: signals, the mood, who governs, works and rumours. */
export const CityPage = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const notes = cityNow(view)
  const rumors = view.rumorCenti.flatMap((centi, seat) => (centi > 0 ? [{ seat, centi }] : []))
  return (
    <div className={css.page}>
      {KINDS.map((kind) => {
        const own = notes.filter((note) => note.kind === kind)
        return (
          <section key={kind}>
            <h3 className={css.title}>{words.cityKinds[kind].title}</h3>
            {own.length === 0 && <p className={css.nothing}>{words.cityKinds[kind].nothing}</p>}
            <ul className={css.list}>
              {own.map(({ key, name, effect }) => (
                <li key={key}>
                  <strong>{name}.</strong> {effect}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {rumors.length > 0 && (
        <section>
          <h3 className={css.title}>{words.rumors}</h3>
          <ul className={css.list}>
            {rumors.map(({ seat, centi }) => (
              <li key={ownerId(seat)}>{words.rumorOn(match.names(seat), risk(centi))}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
})
