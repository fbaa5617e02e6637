import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { TableModule } from '../../kit/table-module.ts'
import type { LiveMatch } from '../../match/live-match.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { FairnessOf } from './fair-dice.tsx'
import { NewBadges } from './new-badges.tsx'
import css from './room.module.css'
import { useSeconds } from './use-seconds.ts'
import { roomWords } from './words.ts'

interface AfterwardsProps {
  readonly store: RoomStore
  readonly match: LiveMatch
  readonly table: TableModule
}

/** The match is over: once more, look at it again, or back to the room. Stays until one goes on. */
export const Afterwards = observer(({ store, match, table }: AfterwardsProps) => {
  const words = useWords(roomWords)
  const { room, me } = store
  const isOffered = room?.matchId === match.matchId
  const wanting = room?.rematch ?? []
  const wants = me !== undefined && wanting.includes(me)
  const names = wanting.flatMap((id) => store.nameOf(id) ?? [])
  return (
    <Stack gap={3}>
      {isOffered && room.countdownEndsAt !== null && <Starting until={room.countdownEndsAt - store.clockOffset} />}
      <Row gap={2}>
        {isOffered && (
          <Button
            look={wants ? 'plain' : 'primary'}
            size="large"
            aria-pressed={wants}
            busy={store.requests.isBusy('rematch')}
            onClick={() => void store.wantRematch(!wants)}
          >
            {wants ? words.rematchNo : (table.rematch ?? words.rematch)}
          </Button>
        )}
        <LinkButton to={`/match/${match.matchId}`}>{words.replay}</LinkButton>
        <Button look={isOffered ? 'plain' : 'primary'} onClick={() => store.forgetMatch()}>
          {words.toRoom}
        </Button>
        <LinkButton look="quiet" to="/lobby">
          {words.toLobby}
        </LinkButton>
      </Row>
      <div aria-live="polite" className={css.soft}>
        {isOffered && <p>{names.length > 0 ? words.rematchWanted(names.join(', ')) : words.rematchHelp}</p>}
        {!isOffered && <p>{words.rematchOver}</p>}
      </div>
      {match.viewer !== 'spectator' && <NewBadges match={match} />}
      <RefusalNotice requests={store.requests} place="rematch" />
      <FairnessOf fairness={match.fairness} />
    </Stack>
  )
})

const Starting = observer(({ until }: { readonly until: number }) => {
  const words = useWords(roomWords)
  const { announcer } = useRoot()
  const left = useSeconds(until)
  useEffect(() => announcer.say(words.startsIn(left)), [announcer, words, left])
  return <p className={css.counting}>{words.startsIn(left)}</p>
})
