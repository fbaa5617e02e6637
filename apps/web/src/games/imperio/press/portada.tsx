import { findShock, headline, MODES, newsSticker, shockSticker, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Modal } from '../../../components/modal.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import { FrontPage } from './front-page.tsx'
import { type Edition, isDelicate, lastEdition, ownFirst } from './news.ts'
import { pressWords as words } from './words.ts'

/** The front page of the round, as it is printed. */
export const Portada = observer(() => {
  const { match } = useTable()
  const { options, personaId, rounds } = viewOf(match)
  const edition = lastEdition(match.story)
  if (edition === undefined) return <p>{words.none}</p>
  const { round, district } = edition
  const headlines = ownFirst(edition.headlines, seatOf(match))
  return (
    <FrontPage
      edition={words.edition(MODES[options.mode].nombre_es, round, rounds)}
      persona={personaId}
      headlines={headlines.map(({ text }) => headline(text, match.names))}
      district={district}
      stickers={stickersOf({ ...edition, headlines })}
      isRedacted={headlines[0] !== undefined && isDelicate(headlines[0])}
    />
  )
})

/** One sticker for the main headline: what the shock or the news of the round is known by. */
function stickersOf({ headlines, shock }: Edition): readonly string[] {
  const [main] = headlines
  const struck = shock === undefined ? undefined : findShock(shock)
  if (struck) return [shockSticker(struck)]
  const word = main && newsSticker(main.kind)
  return word === undefined ? [] : [word]
}

/** The same, over the table. */
export const RoundPortada = observer(() => {
  const { ui } = useTable()
  return (
    <Modal open wide title={UI.roundCover} className="imperio" lang="es" onClose={() => ui.close()}>
      <Portada />
    </Modal>
  )
})
