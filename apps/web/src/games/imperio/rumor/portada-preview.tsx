import { type Fact, headline, MODES, seatOf, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Portrait } from '../art/portrait.tsx'
import { Stamp } from '../art/stamp.tsx'
import { parodyLabel } from '../frame/team-label.ts'
import { useTable, viewOf } from '../kit.ts'
import { FrontPage } from '../press/front-page.tsx'
import { districtInNews } from '../press/news.ts'
import { pressWords } from '../press/words.ts'
import css from './rumor.module.css'
import { rumorWords as words } from './words.ts'

const PORTRAIT = 160

/** [12.2.5] In Subasta de Prestigio the audience sees the front page as it would be now. Owners are not told. */
export const PortadaPreview = observer(() => {
  const { match, presentation } = useTable()
  const { special, options, personaId, round, rounds, owners, wealth, properties } = viewOf(match)
  if (special?.id !== 'SUBASTA_PRESTIGIO') return null
  const preview = match.story.map(({ fact }) => fact as Fact).findLast((fact) => fact.type === 'portadaPreview')
  if (preview === undefined) return null
  const seat = preview.heroId === null ? -1 : seatOf(preview.heroId)
  const owner = owners[seat]
  const hero = owner && {
    seat,
    picture: <Portrait name={match.names(seat)} code={match.seats[seat]?.portrait} size={PORTRAIT} />,
    ribbon: words.hero,
    name: match.names(seat),
    dynasty: parodyLabel(owner.team),
    figures: words.heroFigures(
      wealth[seat] ?? 0,
      owner.fame,
      properties.filter((property) => property.owner === seat).length,
    ),
  }
  return (
    <figure className={css.preview}>
      <figcaption>
        {words.preview}
        <Stamp text={UI.coverPreview} tone="magenta" size="small" still />
      </figcaption>
      <FrontPage
        edition={pressWords.edition(MODES[options.mode].nombre_es, round, rounds)}
        persona={personaId}
        headlines={preview.headlines.map(({ text }) => headline(text, match.names))}
        district={districtInNews(presentation.events, presentation.lots)}
        hero={hero}
      />
    </figure>
  )
})
