import type { SessionInfo } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { useFocusKept } from '../../components/use-focus-kept.ts'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { whenInWords } from '../game/when.ts'
import css from './profile.module.css'
import { sessionWords } from './session-words.ts'

/** Where one is logged in, each with a button to end it. */
export const Sessions = observer(() => {
  const words = useWords(sessionWords)
  const { session, toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const [sessions, setSessions] = useState<readonly SessionInfo[]>()
  const id = useId()
  const kept = useFocusKept<HTMLDivElement>(sessions)
  const look = useCallback(async () => setSessions(await (await session.api).sessions()), [session])
  useEffect(() => {
    void requests.run('sessions', look)
  }, [requests, look])
  const end = async (work: () => Promise<void>, done: string) => {
    const isDone = await requests.run('sessions', async () => {
      await work()
      await look()
    })
    if (isDone) toasts.say(done)
  }
  const endOne = (info: SessionInfo) => end(async () => (await session.api).endSession(info.id), words.ended)
  const endOthers = () => end(async () => (await session.api).endOtherSessions(), words.othersEnded)
  const isBusy = requests.isBusy('sessions')
  return (
    <Stack gap={2} {...kept} role="group" aria-labelledby={id}>
      <h3 id={id} className={css.subtitle}>
        {words.title}
      </h3>
      <p className={css.soft}>{words.help}</p>
      {sessions === undefined && isBusy && <p>{words.loading}</p>}
      <ul className={css.sessions}>
        {sessions?.map((info) => (
          <SessionEntry key={info.id} info={info} isBusy={isBusy} onEnd={() => void endOne(info)} />
        ))}
      </ul>
      {sessions?.some(({ current }) => !current) && (
        <Row>
          <Button busy={isBusy} onClick={() => void endOthers()}>
            {words.endOthers}
          </Button>
        </Row>
      )}
      <RefusalNotice requests={requests} place="sessions" />
    </Stack>
  )
})

interface SessionEntryProps {
  readonly info: SessionInfo
  readonly isBusy: boolean
  onEnd(): void
}

/** What it was begun with, since when, when it was last used; the one that is looked at is ended by logging out. */
const SessionEntry = observer(({ info, isBusy, onEnd }: SessionEntryProps) => {
  const words = useWords(sessionWords)
  const { locale } = useRoot().settings
  const device = info.device ?? words.unknownDevice
  const since = words.since(new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(info.createdAt))
  const seen = words.seen(whenInWords(info.seenAt, Date.now(), locale))
  return (
    <li className={css.session}>
      <div>
        <p className={css.device}>{device}</p>
        <p className={css.soft}>{info.current ? since : `${since}, ${seen}`}</p>
      </div>
      {info.current ? (
        <Badge>{words.here}</Badge>
      ) : (
        <Button size="small" busy={isBusy} onClick={onEnd}>
          {words.end}
          <span className="unseen"> {words.endOf(device, seen)}</span>
        </Button>
      )}
    </li>
  )
})
