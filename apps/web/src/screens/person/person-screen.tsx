import type { ProfilePage } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { GameCareer } from '../../components/game-career.tsx'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { Empty, Notice, Spinner } from '../../components/notice.tsx'
import { PersonPicture } from '../../components/portrait.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { BringsTo } from './brings-to.tsx'
import { LastMatches } from './last-matches.tsx'
import css from './person.module.css'
import { StandsIn } from './stands-in.tsx'
import { personWords } from './words.ts'

const FETCH = 'fetch'

/** The profile page of somebody who gave one its address. */
export const PersonScreen = observer(({ slug }: { readonly slug: string }) => {
  const words = useWords(personWords)
  const { session } = useRoot()
  const [requests] = useState(() => new Requests())
  const [person, setPerson] = useState<ProfilePage>()
  const fetch = useCallback(
    () => requests.run(FETCH, async () => setPerson(await (await session.api).profile(slug))),
    [requests, session, slug],
  )
  useEffect(() => void fetch(), [fetch])
  const refusal = requests.refusal(FETCH)
  if (refusal?.code === 'NOT_FOUND') return <Gone />
  return (
    <Page narrow>
      {refusal && (
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
      {requests.isBusy(FETCH) && person === undefined && <Spinner />}
      {person && <Person person={person} />}
    </Page>
  )
})

const Gone = observer(() => {
  const words = useWords(personWords)
  return (
    <Page narrow>
      <Empty>
        <h1>{words.gone}</h1>
        <p>{words.goneWhy}</p>
        <LinkButton to="/">{words.home}</LinkButton>
      </Empty>
    </Page>
  )
})

const Person = observer(({ person }: { readonly person: ProfilePage }) => {
  const words = useWords(personWords)
  const { locale } = useRoot().settings
  const { name, handle, realName, colour, portrait, createdAt, visibility, games, matches } = person
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(createdAt)
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return (
    <Stack gap={5}>
      {visibility !== null && (
        <Notice
          action={
            <LinkButton size="small" to="/profile">
              {words.edit}
            </LinkButton>
          }
        >
          {words.yours[visibility]}
        </Notice>
      )}
      <Row gap={4}>
        <PersonPicture
          name={name}
          portrait={textOf(portrait?.face)}
          seed={textOf(portrait?.crest)}
          {...(colour !== null && { colour })}
          size={112}
        />
        <Stack gap={1} className={css.grow}>
          <h1 className={css.name}>{name}</h1>
          {realName !== null && <p>{realName}</p>}
          <p className={css.soft}>
            {handle !== null && `@${handle} · `}
            {words.since(since)}
          </p>
        </Stack>
      </Row>
      {matches.length === 0 && games.length === 0 && <Empty>{words.nothing}</Empty>}
      {games.map((career) => (
        <GameCareer key={career.game} career={career}>
          <BringsTo career={career} />
          <StandsIn career={career} />
        </GameCareer>
      ))}
      <LastMatches matches={matches} />
    </Stack>
  )
})
