import type { ServerPayload } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Stack } from '../../../components/layout.tsx'
import { Spinner } from '../../../components/notice.tsx'
import { ViewPanels } from '../../../kit/generic/view/view-panels.tsx'
import { StoryPanel } from '../../../kit/story-panel.tsx'
import { loadBox } from '../../../match/load-box.ts'
import { useRoot } from '../../../stores/root.ts'
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
  const { session } = useRoot()
  const [match, setMatch] = useState<WatchedMatch>()
  const loaded = useLoaded(
    roomId,
    (api) => api.get<{ messages: Overheard[] }>(`/rooms/${encodeURIComponent(roomId)}/match`),
    AGAIN_MS,
  )
  const { data } = loaded
  const isKnown = data !== undefined
  const sha256 = data && packIn(data.messages)
  useEffect(() => {
    if (!isKnown) return
    let isGone = false
    const fetchBox = async () => {
      const pack = sha256 === undefined ? undefined : await (await session.api).pack(game, sha256)
      const box = await loadBox(game, pack)
      if (box && !isGone) setMatch(new WatchedMatch(box))
    }
    void fetchBox()
    return () => {
      isGone = true
    }
  }, [session, game, sha256, isKnown])
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

/** What the match is played with, where that is not what its game brings along. */
function packIn(messages: readonly Overheard[]): string | undefined {
  const start = messages.find(({ type }) => type === 'MATCH_START')
  return (start?.payload as ServerPayload<'MATCH_START'> | undefined)?.pack?.sha256
}
