import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { CheckIcon, PlayIcon } from '../../components/icons.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { useFocusKept } from '../../components/use-focus-kept.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { startOf } from './start.ts'
import { useSeconds } from './use-seconds.ts'
import { roomWords } from './words.ts'

interface StartBarProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** Being ready, starting, and why it cannot start yet. */
export const StartBar = observer(({ store, room }: StartBarProps) => {
  const isCounting = room.countdownEndsAt !== null
  const kept = useFocusKept<HTMLElement>(isCounting)
  return (
    <Card {...kept} className={classes(css.start, (store.isHost || store.seat !== null) && css.inReach)}>
      <Stack gap={3}>
        {isCounting ? (
          <Counting store={store} until={(room.countdownEndsAt as number) - store.clockOffset} />
        ) : (
          <Waiting store={store} room={room} />
        )}
        <RefusalNotice requests={store.requests} place="start" />
        <RefusalNotice requests={store.requests} place="ready" />
      </Stack>
    </Card>
  )
})

const Waiting = observer(({ store, room }: StartBarProps) => {
  const words = useWords(roomWords)
  const { missing, botsToCome, unready } = startOf(room, store.me)
  const { mine } = store
  const host = store.nameOf(room.hostId)
  return (
    <>
      <Row gap={3} className={css.deeds}>
        {mine && (
          <Button
            size="large"
            look={mine.ready || store.isHost ? 'plain' : 'primary'}
            aria-pressed={mine.ready}
            busy={store.requests.isBusy('ready')}
            onClick={() => void store.setReady(!mine.ready)}
          >
            {mine.ready && <CheckIcon />}
            {mine.ready ? words.ready : words.iAmReady}
          </Button>
        )}
        {store.isHost && (
          <Button
            size="large"
            look="primary"
            busy={store.requests.isBusy('start')}
            disabledBecause={missing > 0 ? words.needs(missing) : undefined}
            onClick={() => void store.start()}
          >
            <PlayIcon />
            {words.start}
          </Button>
        )}
      </Row>
      <div className={css.reasons} aria-live="polite">
        {missing > 0 && <p>{words.needs(missing)}</p>}
        {missing === 0 && botsToCome > 0 && <p>{words.botsJoin(botsToCome)}</p>}
        {missing === 0 && store.isHost && unready.length > 0 && <p>{words.notAllReady(unready.join(', '))}</p>}
        {missing === 0 && !store.isHost && host !== undefined && <p>{words.waitForHost(host)}</p>}
      </div>
    </>
  )
})

const Counting = observer(({ store, until }: { readonly store: RoomStore; readonly until: number }) => {
  const words = useWords(roomWords)
  const { announcer } = useRoot()
  const left = useSeconds(until)
  useEffect(() => announcer.say(words.startsIn(left)), [announcer, words, left])
  return (
    <Row between>
      <p className={css.counting}>{words.startsIn(left)}</p>
      {store.isHost && (
        <Button busy={store.requests.isBusy('start')} onClick={() => void store.cancelStart()}>
          {words.cancelStart}
        </Button>
      )}
    </Row>
  )
})
