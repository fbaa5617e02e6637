import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { SelectField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage } from '../../kit/page.tsx'
import { useLoaded } from '../../kit/use-loaded.ts'
import { Exclusions } from './exclusions.tsx'
import type { Exclusion, Ladder, Season } from './ladder-info.ts'
import { SeasonInside } from './season.tsx'
import { ladderWords } from './words.ts'

/** The seasons of a game, and the matches that count for nobody. The address says which: `/admin/ladder/<game>/2026-W07`. */
export const LadderPage = observer(() => {
  const words = useWords(ladderWords)
  const { '*': rest = '' } = useParams()
  const [, go] = useLocation()
  const [chosen = '', season] = rest.split('/')
  const loaded = useLoaded('ladder', (api) => api.get<Ladder>('/ladder'))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Loading of={loaded}>
        {({ open, games }) => {
          const first = games.find(({ seasons }) => seasons !== null) ?? games[0]
          const game = games.find((one) => one.game === chosen) ?? first
          if (game === undefined) return <p>{words.none}</p>
          return (
            <>
              {!open && <Notice look="warning">{words.closed}</Notice>}
              {games.length > 1 && (
                <SelectField
                  label={words.game}
                  value={game.game}
                  options={games.map((one) => ({ value: one.game, label: gameTitle(one.game) }))}
                  onChange={(id) => go(`/admin/ladder/${id}`)}
                />
              )}
              <GameLadder key={game.game} game={game.game} hasSeasons={game.seasons !== null} season={season} />
            </>
          )
        }}
      </Loading>
    </AdminPage>
  )
})

interface GameLadderProps {
  readonly game: string
  readonly hasSeasons: boolean
  /** The one that runs when left out. */
  readonly season: string | undefined
}
interface Asked {
  readonly deed: 'exclude' | 'include'
  readonly matchId: string
}

const PAGE = 50
const ALL_MAX = 200

const GameLadder = observer(({ game, hasSeasons, season = 'current' }: GameLadderProps) => {
  const words = useWords(ladderWords)
  const { api } = useAdmin()
  const [limit, setLimit] = useState(PAGE)
  const [asked, setAsked] = useState<Asked>()
  const tables = useLoaded(`${season} ${limit}`, async (one) =>
    hasSeasons ? one.get<Season>(`/ladder/${game}`, { season, limit }) : null,
  )
  const out = useLoaded(game, (one) => one.get<{ exclusions: readonly Exclusion[] }>(`/ladder/${game}/exclusions`))
  const exclude = (matchId: string) => setAsked({ deed: 'exclude', matchId })
  const include = (matchId: string) => setAsked({ deed: 'include', matchId })
  const isOut = asked?.deed === 'exclude'
  return (
    <>
      {hasSeasons ? (
        <Loading of={tables}>
          {(inside) =>
            inside && (
              <SeasonInside
                game={game}
                inside={inside}
                onExclude={exclude}
                onInclude={include}
                onRecomputed={tables.reload}
                {...(inside.matches.length < Math.min(inside.matchesTotal, ALL_MAX) && {
                  onMore: () => setLimit(Math.min(ALL_MAX, limit + PAGE)),
                })}
              />
            )
          }
        </Loading>
      ) : (
        <Notice>{words.noSeasons}</Notice>
      )}
      <Loading of={out}>
        {({ exclusions }) => <Exclusions exclusions={exclusions} onExclude={exclude} onInclude={include} />}
      </Loading>
      {asked && (
        <AskDialog
          title={`${isOut ? words.exclude : words.include}: ${asked.matchId}`}
          lead={isOut ? words.excludeLead : words.includeLead}
          button={isOut ? words.exclude : words.include}
          done={isOut ? words.excluded : words.included}
          isDanger={isOut}
          onClose={() => setAsked(undefined)}
          run={async (reason) => {
            await api.send('POST', `/ladder/matches/${encodeURIComponent(asked.matchId)}/${asked.deed}`, { reason })
            await Promise.all([tables.reload(), out.reload()])
          }}
        />
      )}
    </>
  )
})
