import { type Fact, headlinesFor, homeOf, MODES, stickersFor } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { TeamPortrait } from '../art/portrait.tsx'
import { parodyLabel } from '../frame/team-label.ts'
import { useTable, viewOf } from '../kit.ts'
import { FrontPage } from '../press/front-page.tsx'
import { pressWords } from '../press/words.ts'
import css from './final.module.css'
import { SharePictures } from './share-pictures.tsx'
import { endWords as words } from './words.ts'

/** The front page of the match. Owners may turn to the one with themselves on it. */
export const FinalPortada = observer(({ deals }: { readonly deals: readonly number[] }) => {
  const { match } = useTable()
  const view = viewOf(match)
  const me = seatOf(match)
  const [isMine, setMine] = useState(false)
  const [winner = 0] = view.ranking
  const seat = isMine && me !== undefined ? me : winner
  const rank = view.ranking.indexOf(seat) + 1
  const team = view.owners[seat]?.team ?? ''
  const facts = match.story.map(({ fact }) => fact as Fact)
  const own = view.properties.filter(({ owner }) => owner === seat)
  return (
    <>
      <FrontPage
        edition={pressWords.edition(MODES[view.options.mode].nombre_es, view.rounds, view.rounds)}
        persona={view.personaId}
        headlines={headlinesFor(view, facts, seat, match.names)}
        district={homeOf(view, seat) ?? 'Centro'}
        hero={{
          seat,
          picture: <TeamPortrait name={match.names(seat)} code={match.seats[seat]?.portrait} team={team} size={160} />,
          ribbon: rank === 1 ? pressWords.champion : pressWords.placeOf(rank, view.ranking.length),
          name: match.names(seat),
          dynasty: parodyLabel(team),
          figures: pressWords.figures(
            view.wealth[seat] ?? 0,
            view.owners[seat]?.fame ?? 0,
            own.length,
            deals[seat] ?? 0,
          ),
        }}
        stickers={stickersFor(view, facts, seat)}
      />
      {me !== undefined && me !== winner && (
        <p className={css.turn}>
          <Button size="small" aria-pressed={isMine} onClick={() => setMine(!isMine)}>
            {isMine ? words.theirs : words.mine}
          </Button>
        </p>
      )}
      <SharePictures seat={seat} />
    </>
  )
})
