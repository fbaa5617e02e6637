import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, LinkButton } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Badge, Notice } from '../../../components/notice.tsx'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { adminWords } from '../../words.ts'
import css from './ladder.module.css'
import type { Line, PersonLine, Season, SeasonMatch, TeamLine, Who } from './ladder-info.ts'
import { ladderWords } from './words.ts'

const MINUTE_MS = 60_000

interface SeasonInsideProps {
  readonly game: string
  readonly inside: Season
  onExclude(matchId: string): void
  onInclude(matchId: string): void
  onRecomputed(): Promise<void>
  /** When there are more matches to be shown. */
  onMore?(): void
}

/** A season: its tables with their titles, and its matches. */
export const SeasonInside = observer((props: SeasonInsideProps) => {
  const words = useWords(ladderWords)
  const { number } = useFormats()
  const { game, inside } = props
  const { teams, people, peopleTotal, words: own } = inside
  const locale = boxes.find(({ id }) => id === game)?.locale
  const lines = [
    { label: words.rank, numeric: true, value: ({ rank }: Line) => number(rank) },
    { label: words.score, numeric: true, value: ({ score }: Line) => number(score) },
    { label: words.matches, numeric: true, value: ({ matches }: Line) => number(matches) },
    { label: words.wins, numeric: true, value: ({ wins }: Line) => number(wins) },
    {
      label: words.award,
      value: ({ title }: Line) =>
        title !== null && (
          <span lang={locale}>
            <Badge>{title}</Badge>
          </span>
        ),
    },
  ]
  return (
    <>
      <SeasonHead {...props} />
      <div className={css.both}>
        <Panel title={own.teams}>
          <AdminTable<TeamLine>
            caption={own.teams}
            empty="teams"
            columns={[{ label: own.team, value: ({ name }) => name }, ...lines]}
            rows={teams}
            keyOf={({ id }) => id}
          />
        </Panel>
        <Panel title={words.people}>
          <AdminTable<PersonLine>
            caption={words.people}
            empty="ranked"
            columns={[
              { label: words.name, value: ({ who }) => <Name who={who} /> },
              { label: own.team, value: (line) => line.team },
              ...lines,
            ]}
            rows={people}
            keyOf={(line) => people.indexOf(line)}
          />
          {peopleTotal > people.length && <p>{words.more(number(peopleTotal - people.length))}</p>}
        </Panel>
      </div>
      <Matches {...props} />
    </>
  )
})

/** Which season it is, and computing it again. */
const SeasonHead = observer(({ game, inside, onRecomputed }: SeasonInsideProps) => {
  const words = useWords(ladderWords)
  const store = useAdmin()
  const { locale } = useRoot().settings
  const { number } = useFormats()
  const [, go] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [reread, setReread] = useState<{ season: string; read: number; unreadable: readonly string[] }>()
  const { season, seasons, name, utcOffsetMinutes } = inside
  const nameOf = (id: string) => {
    const [year = '', week = ''] = id.split('-W')
    return words.week(year, String(Number(week)))
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const onItsClock = (at: number) => date.format(at + utcOffsetMinutes * MINUTE_MS)
  const all = seasons.some(({ id }) => id === season.id) ? seasons : [...seasons, season]
  const running = seasons[0]?.id
  return (
    <Panel title={name}>
      <SelectField
        label={words.season}
        value={season.id}
        options={all.map(({ id }) => ({ value: id, label: id === running ? words.running(nameOf(id)) : nameOf(id) }))}
        onChange={(id) => go(id === running ? `/admin/ladder/${game}` : `/admin/ladder/${game}/${id}`)}
      />
      <Row between>
        <span>{words.from(onItsClock(season.startsAt), onItsClock(season.endsAt - 1), inside.words.clock)}</span>
        {store.may('OPERATOR') && <Button onClick={() => setAsking(true)}>{words.recompute}</Button>}
      </Row>
      {reread?.season === season.id && (
        <Notice look={reread.unreadable.length > 0 ? 'warning' : 'good'}>
          {words.read(number(reread.read))}
          {reread.unreadable.length > 0 && ` ${words.unreadable(reread.unreadable.join(', '))}`}
        </Notice>
      )}
      {isAsking && (
        <AskDialog
          title={`${words.recompute}: ${nameOf(season.id)}`}
          lead={words.recomputeLead}
          button={words.recompute}
          done={words.recomputed}
          onClose={() => setAsking(false)}
          run={async (reason) => {
            const path = `/ladder/${game}/seasons/${season.id}/recompute`
            const done = await store.api.send<{ read: number; unreadable: string[] }>('POST', path, { reason })
            setReread({ season: season.id, ...done })
            await onRecomputed()
          }}
        />
      )}
    </Panel>
  )
})

const Matches = observer(({ inside, onExclude, onInclude, onMore }: SeasonInsideProps) => {
  const words = useWords(ladderWords)
  const shared = useWords(adminWords)
  const store = useAdmin()
  const { number, time } = useFormats()
  const { matches, matchesTotal } = inside
  return (
    <Panel title={`${words.matches} (${number(matchesTotal)})`}>
      <AdminTable
        caption={words.matches}
        empty="seasonMatches"
        columns={[
          {
            label: words.match,
            value: ({ id }) => (
              <LinkButton size="small" to={`/admin/matches/${id}`}>
                {id}
              </LinkButton>
            ),
          },
          { label: words.ended, value: ({ endedAt }) => time(endedAt) },
          { label: words.seats, value: ({ seats }) => <Seats seats={seats} /> },
          { label: words.state, value: ({ counts }) => words.counts[counts] },
          {
            label: words.deeds,
            value: ({ id, counts }) => {
              if (!store.may('MODERATOR')) return null
              return counts === 'excluded' ? (
                <Button size="small" aria-label={`${words.include}: ${id}`} onClick={() => onInclude(id)}>
                  {words.include}
                </Button>
              ) : (
                <Button size="small" look="danger" aria-label={`${words.exclude}: ${id}`} onClick={() => onExclude(id)}>
                  {words.exclude}
                </Button>
              )
            },
          },
        ]}
        rows={matches}
        keyOf={({ id }) => id}
      />
      {onMore && (
        <Row>
          <Button onClick={onMore}>{shared.more}</Button>
        </Row>
      )}
    </Panel>
  )
})

const Seats = observer(({ seats }: Pick<SeasonMatch, 'seats'>) => {
  const words = useWords(ladderWords)
  const { number } = useFormats()
  return (
    <Stack gap={1}>
      {seats.map(({ who, team, rank, points, scores }) => (
        <span key={`${rank} ${team} ${who?.accountId ?? who?.handle}`}>
          {words.seat(number(rank), who?.name ?? words.unknown, team, scores ? number(points) : words.away)}
        </span>
      ))}
    </Stack>
  )
})

const Name = observer(({ who }: { readonly who: Who | null }) => {
  const words = useWords(ladderWords)
  if (who === null) return words.unknown
  return who.accountId === null ? who.name : <Link href={`/admin/accounts/${who.accountId}`}>{who.name}</Link>
})
