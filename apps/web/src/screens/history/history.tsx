import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { Empty, Notice, Spinner } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { WelcomeBack } from '../local/welcome-back.tsx'
import css from './history.module.css'
import { HistoryStore } from './history-store.ts'
import { MatchEntry } from './match-entry.tsx'
import { SaveEntry } from './save-entry.tsx'
import { historyWords } from './words.ts'

/** What one has played: on the server, and on this device. */
export const History = observer(() => {
  const words = useWords(historyWords)
  return (
    <Page>
      <Stack gap={6}>
        <h1>{words.title}</h1>
        <Online />
        <OnDevice />
      </Stack>
      <WelcomeBack />
    </Page>
  )
})

const Online = observer(() => {
  const words = useWords(historyWords)
  const { session } = useRoot()
  const id = useId()
  const [store] = useState(() => new HistoryStore(() => session.arrive().then(() => session.api)))
  useEffect(() => {
    if (store.next === undefined) void store.fetchMore()
  }, [store])
  const { matches, requests, next } = store
  const isBusy = requests.isBusy('fetch')
  return (
    <Stack gap={3} role="region" aria-labelledby={id}>
      <h2 id={id}>{words.online}</h2>
      {matches.length > 0 && (
        <ul className={css.list}>
          {matches.map((match) => (
            <MatchEntry key={match.id} match={match} />
          ))}
        </ul>
      )}
      {next === null && matches.length === 0 && (
        <Empty>
          <p>{words.onlineEmpty}</p>
          <LinkButton to="/lobby">{words.play}</LinkButton>
        </Empty>
      )}
      {requests.refusal('fetch') && (
        <Notice
          look="warning"
          action={
            <Button size="small" onClick={() => void store.fetchMore()}>
              {words.again}
            </Button>
          }
        >
          {words.offline}
        </Notice>
      )}
      {next === undefined && isBusy && <Spinner />}
      {typeof next === 'string' && (
        <Row>
          <Button busy={isBusy} onClick={() => void store.fetchMore()}>
            {words.more}
          </Button>
        </Row>
      )}
    </Stack>
  )
})

const OnDevice = observer(() => {
  const words = useWords(historyWords)
  const { saves } = useRoot()
  const id = useId()
  return (
    <Stack gap={3} role="region" aria-labelledby={id}>
      <h2 id={id}>{words.device}</h2>
      <p className={css.soft}>{words.deviceHelp}</p>
      {saves.list.length === 0 ? (
        <Empty>
          <p>{words.deviceEmpty}</p>
          <LinkButton to="/">{words.shelf}</LinkButton>
        </Empty>
      ) : (
        <ul className={css.list}>
          {saves.list.map((save) => (
            <SaveEntry key={save.id} save={save} />
          ))}
        </ul>
      )}
    </Stack>
  )
})
