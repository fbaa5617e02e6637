import { boxes } from 'virtual:shelf'
import type { LadderTables } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { SelectField } from '../../components/field.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { Empty, Notice, Spinner } from '../../components/notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { LocaleContext, useWords } from '../../words/in-locales.ts'
import { Honours } from './honours.tsx'
import css from './ladder.module.css'
import { People, Teams } from './tables.tsx'
import { ladderWords } from './words.ts'
import { YourPlace } from './your-place.tsx'

const FETCH = 'fetch'
const MINUTE_MS = 60_000

interface LadderScreenProps {
  readonly game: string
  /** The one that runs when left out. */
  readonly season?: string | undefined
}

/** The tables of a season. A game that speaks one language is spoken of in it. */
export const LadderScreen = observer((props: LadderScreenProps) => (
  <LocaleContext value={boxes.find(({ id }) => id === props.game)?.locale}>
    <Fetched {...props} />
  </LocaleContext>
))

const Fetched = observer(({ game, season }: LadderScreenProps) => {
  const words = useWords(ladderWords)
  const { session } = useRoot()
  const [requests] = useState(() => new Requests())
  const [tables, setTables] = useState<LadderTables>()
  const fetch = useCallback(
    () => requests.run(FETCH, async () => setTables(await (await session.api).ladder(game, season))),
    [requests, session, game, season],
  )
  useEffect(() => void fetch(), [fetch])
  const refusal = requests.refusal(FETCH)
  const box = boxes.find(({ id }) => id === game)
  const isClosed = refusal?.code === 'LADDER_OFF'
  if (isClosed || refusal?.code === 'NOT_FOUND') {
    return (
      <Page narrow>
        <Empty>
          <h1>{isClosed ? words.closed : words.gone}</h1>
          {isClosed && <p>{words.closedHelp}</p>}
          <LinkButton to={box === undefined ? '/' : `/game/${game}`}>{words.home}</LinkButton>
        </Empty>
      </Page>
    )
  }
  return (
    <Page>
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
      {requests.isBusy(FETCH) && tables === undefined && <Spinner />}
      {tables && <Ladder tables={tables} disclaimer={box?.disclaimer} />}
    </Page>
  )
})

interface LadderProps {
  readonly tables: LadderTables
  readonly disclaimer: string | undefined
}

const Ladder = observer(({ tables, disclaimer }: LadderProps) => {
  const words = useWords(ladderWords)
  const { locale, name, rules, words: own, people, season } = tables
  return (
    <Stack gap={5} lang={locale}>
      <Stack gap={2}>
        <h1>{name}</h1>
        <p>{words.lead(own.clock)}</p>
        <p className={css.soft}>
          {words.rules(rules.personsMin, rules.awayPctMax, rules.bestMatches, rules.bestPlayers)}
        </p>
      </Stack>
      <SeasonPicker tables={tables} />
      {season.running && <Honours tables={tables} />}
      <YourPlace tables={tables} />
      {people.length === 0 ? (
        <Empty>
          <p>{words.nobody}</p>
          {season.running && <p>{words.nobodyHelp}</p>}
        </Empty>
      ) : (
        <div className={css.both}>
          <Teams tables={tables} />
          <People tables={tables} />
        </div>
      )}
      {disclaimer !== undefined && <p className={css.soft}>{disclaimer}</p>}
    </Stack>
  )
})

const SeasonPicker = observer(({ tables }: { readonly tables: LadderTables }) => {
  const words = useWords(ladderWords)
  const [, go] = useLocation()
  const { game, season, seasons, locale, utcOffsetMinutes, words: own } = tables
  const [current] = seasons
  const all = seasons.some(({ id }) => id === season.id) ? seasons : [...seasons, season]
  const nameOf = (id: string) => {
    const [year = '', week = ''] = id.split('-W')
    return words.week(year, String(Number(week)))
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const onItsClock = (at: number) => date.format(at + utcOffsetMinutes * MINUTE_MS)
  return (
    <div className={css.picker}>
      <SelectField
        label={words.season}
        value={season.id}
        options={all.map(({ id }) => ({
          value: id,
          label: id === current?.id ? words.running(nameOf(id)) : nameOf(id),
        }))}
        onChange={(id) => go(id === current?.id ? `/ladder/${game}` : `/ladder/${game}/${id}`)}
      />
      <p className={css.soft}>{words.from(onItsClock(season.startsAt), onItsClock(season.endsAt - 1), own.clock)}</p>
    </div>
  )
})
