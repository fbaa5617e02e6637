import { boxes } from 'virtual:shelf'
import type { Career } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { GameCareer } from '../../components/game-career.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { badgesWords } from './words.ts'

const FETCH = 'fetch'

/** What one has come to in each game on the shelf, and what there is to earn. */
export const Badges = observer(() => {
  const words = useWords(badgesWords)
  const { session } = useRoot()
  const [requests] = useState(() => new Requests())
  const [games, setGames] = useState<readonly Career[]>()
  const fetch = useCallback(
    () =>
      requests.run(FETCH, async () => {
        await session.arrive()
        setGames(await (await session.api).career())
      }),
    [requests, session],
  )
  useEffect(() => void fetch(), [fetch])
  const all = boxes
    .filter(({ example }) => !example)
    .map(({ id }) => games?.find(({ game }) => game === id) ?? { game: id, figures: {}, achievements: [] })
  return (
    <Page narrow>
      <Stack gap={5}>
        <Stack gap={2}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </Stack>
        {requests.refusal(FETCH) && (
          <Notice
            look="warning"
            action={
              <Button size="small" onClick={() => void fetch()}>
                {words.again}
              </Button>
            }
          >
            {words.offline}
          </Notice>
        )}
        {requests.isBusy(FETCH) && <Spinner />}
        {games && all.map((career) => <GameCareer key={career.game} career={career} />)}
      </Stack>
    </Page>
  )
})
