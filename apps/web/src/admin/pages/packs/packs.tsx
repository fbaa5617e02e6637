import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useParams } from 'wouter'
import { SelectField } from '../../../components/field.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage } from '../../kit/page.tsx'
import { useLoaded } from '../../kit/use-loaded.ts'
import { DocumentPage } from './document.tsx'
import { GamePacks } from './game-packs.tsx'
import { packsWords } from './words.ts'

interface Games {
  readonly games: readonly { readonly id: string; readonly title: string }[]
}

/** The packs of a game, or the one in the address. */
export const PacksPage = observer(() => {
  const { '*': rest = '' } = useParams()
  const [game = '', hash] = rest.split('/')
  return hash ? <DocumentPage key={rest} game={game} hash={hash} /> : <AllPacks />
})

const AllPacks = observer(() => {
  const words = useWords(packsWords)
  const [chosen, choose] = useState<string>()
  const loaded = useLoaded('games', (api) => api.get<Games>('/packs'))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Loading of={loaded}>
        {({ games }) => {
          const game = chosen ?? games[0]?.id
          if (game === undefined) return <p>{words.none}</p>
          return (
            <>
              {games.length > 1 && (
                <SelectField
                  label={words.game}
                  value={game}
                  options={games.map(({ id, title }) => ({ value: id, label: title }))}
                  onChange={choose}
                />
              )}
              <GamePacks key={game} game={game} />
            </>
          )
        }}
      </Loading>
    </AdminPage>
  )
})
