import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { Page } from '../../components/layout.tsx'
import { Spinner, WORDLESS } from '../../components/notice.tsx'
import { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { usePlace } from '../../words/use-place.ts'
import { unlearntBy } from '../learn/learn-first.ts'
import { isCode, lettersIn } from '../lobby/room-code.ts'
import { Farewell, NoRoom } from './farewell.tsx'
import { Gathering } from './gathering.tsx'
import { HouseSays } from './house-says.tsx'
import { LearnFirst } from './learn-first.tsx'
import { doorOf } from './room-door.ts'
import { RoomMatch } from './room-match.tsx'
import { useRoomNews } from './use-room-news.ts'
import { type RoomWords, roomWords } from './words.ts'

/** A room by its code, however the code was written. */
export const RoomScreen = observer(({ code }: { readonly code: string }) => {
  const tidy = lettersIn(code)
  if (!isCode(tidy)) return <NoRoom code={code} />
  return tidy === code ? <Room key={code} code={code} /> : <Redirect to={`/r/${tidy}`} replace />
})

const Room = observer(({ code }: { readonly code: string }) => {
  const root = useRoot()
  const words = useWords(roomWords)
  const [search] = useSearchParams()
  const role = search.has('watch') ? 'WATCHER' : 'PLAYER'
  const [store] = useState(() => new RoomStore(code, role, doorOf(root, code)))
  useEffect(() => {
    void store.open()
    return () => store.close()
  }, [store])
  useRoomNews(store)
  usePlace(gameOf(store))
  const phase = store.failure ? 'over' : store.match ? 'match' : 'gathering'
  useFocusOnPhase(phase)
  const unlearnt = store.failure && unlearntBy(store.failure)
  if (unlearnt !== undefined) return <LearnFirst store={store} game={unlearnt} isWatcher={role === 'WATCHER'} />
  if (store.failure) return <Farewell store={store} failure={store.failure} />
  const { room, match } = store
  if (!room || store.me === undefined || (!match && room.status === 'running')) {
    return (
      <Page narrow>
        <Spinner text={comingIn(store, words)} />
      </Page>
    )
  }
  return (
    <>
      <HouseSays room={room} />
      {match ? (
        <RoomMatch key={store.matchCount} store={store} match={match} />
      ) : (
        <Gathering store={store} room={room} />
      )}
    </>
  )
})

/** What is played in the room. Whoever is not let in hears it with the reason. */
function gameOf({ room, failure }: RoomStore): string | undefined {
  const told = failure?.params.game
  return room?.game ?? (typeof told === 'string' ? told : undefined)
}

/** What keeps us from the room, while we try to get in. */
function comingIn({ delay, connection, room }: RoomStore, words: RoomWords): string {
  if (delay === 'RATE_LIMIT') return words.tooFast
  if (connection === 'waiting') return words.lost
  // As long as nobody knows what is played here, nobody knows in which language to say it.
  return room === undefined ? WORDLESS : words.connecting
}

/** What had the focus may have gone with the last phase of the room: then the screen as a whole has it. */
function useFocusOnPhase(phase: string): void {
  const last = useRef(phase)
  useEffect(() => {
    if (last.current === phase) return
    last.current = phase
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [phase])
}
