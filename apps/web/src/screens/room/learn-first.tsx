import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../../components/layout.tsx'
import { Spinner } from '../../components/notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { learnAddress } from '../learn/address.ts'

interface LearnFirstProps {
  readonly store: RoomStore
  readonly game: string
  /** As what one came, for the way back. */
  readonly isWatcher: boolean
}

/** The room is for those who have learnt its game: whoever has done so here goes in, others learn it and come back. */
export const LearnFirst = observer(({ store, game, isWatcher }: LearnFirstProps) => {
  const { learnt, session } = useRoot()
  const [, go] = useLocation()
  useEffect(() => {
    let isHere = true
    const then = `/r/${store.code}${isWatcher ? '?watch' : ''}`
    const learn = () => isHere && go(learnAddress(game, { then }), { replace: true })
    session.api
      .then((api) => learnt.handIn(api, game))
      .then((isTaken) => (isTaken ? void store.open() : learn()))
      .catch(learn)
    return () => {
      isHere = false
    }
  }, [store, game, isWatcher, learnt, session, go])
  return (
    <Page narrow>
      <Spinner />
    </Page>
  )
})
