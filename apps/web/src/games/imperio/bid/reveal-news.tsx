import { districtName, ownerId, risk, SPECIALS, signalOf, signed, tagName } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { TagIcon } from '../art/tag-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './reveal-news.module.css'
import { bidWords } from './words.ts'

/** What comes with the row: the special round, the signals of the market, and who is talked about. */
export const RevealNews = observer(() => (
  <div className={css.news}>
    <SpecialRound />
    <Signals />
    <Rumors />
  </div>
))

const SpecialRound = observer(() => {
  const { match } = useTable()
  const { special } = viewOf(match)
  const round = SPECIALS.find(({ id }) => id === special?.id)
  if (!special || !round) return null
  return (
    <article className={css.special}>
      <h3 className={css.headline}>
        {round.nombre_es} {special.warDistrict !== null && bidWords.inDistrict(districtName(special.warDistrict))}
      </h3>
    </article>
  )
})

const Signals = observer(() => {
  const { match } = useTable()
  const signals = viewOf(match).marketSignals.map(signalOf)
  return (
    <div>
      <h3 className={css.title}>{bidWords.signals}</h3>
      {signals.length === 0 && <p>{bidWords.noSignals}</p>}
      <ul className={css.signals}>
        {signals.map(({ id, nombre_es, tagMods }) => (
          <li key={id} className={css.signal}>
            <strong className={css.name}>{nombre_es}</strong>
            {changesOf(tagMods).map(([tag, delta]) => (
              <span key={tag} className={delta > 0 ? css.up : css.down}>
                <TagIcon tag={tag} />
                {tagName(tag)} {signed(delta)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
})

type TagMods = ReturnType<typeof signalOf>['tagMods']

function changesOf(tagMods: TagMods): readonly [keyof TagMods, number][] {
  return Object.entries(tagMods) as [keyof TagMods, number][]
}

const Rumors = observer(() => {
  const { match } = useTable()
  const talked = [...viewOf(match).rumorCenti.entries()].filter(([, centi]) => centi > 0)
  if (talked.length === 0) return null
  return (
    <div>
      <h3 className={css.title}>{bidWords.rumors}</h3>
      <ul className={css.rumors}>
        {talked.map(([seat, centi]) => (
          <li key={ownerId(seat)} className={css.rumor}>
            <OwnerGlyph seat={seat} />
            {bidWords.rumorOn(match.names(seat), risk(centi))}
          </li>
        ))}
      </ul>
    </div>
  )
})
