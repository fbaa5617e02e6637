import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Stack } from '../../../components/layout.tsx'
import { Spinner } from '../../../components/notice.tsx'
import { ViewPanels } from '../../../table/generic/view/view-panels.tsx'
import { StoryPanel } from '../../../table/story-panel.tsx'
import { useWords } from '../../../words/in-locales.ts'
import css from '../../kit/kit.module.css'
import { Loading } from '../../kit/loading.tsx'
import { useLoaded } from '../../kit/use-loaded.ts'
import { type Overheard, WatchedMatch } from './watched-match.ts'
import { roomsWords } from './words.ts'

const AGAIN_MS = 3_000

interface WatchingProps {
  readonly roomId: string
  readonly game: string
}

/** The position and the story of a match, as any watcher has them. */
export const Watching = observer(({ roomId, game }: WatchingProps) => {
  const words = useWords(roomsWords)
  const [match, setMatch] = useState<WatchedMatch>()
  useEffect(() => {
    let isGone = false
    void import('@ludoteca/registry').then(async ({ findGame }) => {
      const box = await findGame(game)?.load()
      if (box && !isGone) setMatch(new WatchedMatch(box))
    })
    return () => {
      isGone = true
    }
  }, [game])
  const loaded = useLoaded(
    roomId,
    (api) => api.get<{ messages: Overheard[] }>(`/rooms/${encodeURIComponent(roomId)}/match`),
    AGAIN_MS,
  )
  const { data } = loaded
  useEffect(() => {
    if (data) match?.take(data.messages)
  }, [data, match])
  return (
    <Stack>
      <p className={css.soft}>{words.matchLead}</p>
      <Loading of={loaded}>
        {() =>
          match ? (
            <>
              <ViewPanels match={match} />
              <StoryPanel match={match} />
            </>
          ) : (
            <Spinner />
          )
        }
      </Loading>
    </Stack>
  )
})
