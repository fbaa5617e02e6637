import type { LadderPersonLine, LadderTables, LadderTeamLine } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { classes } from '../../components/classes.ts'
import { Card } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { PersonPicture } from '../../components/portrait.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './ladder.module.css'
import { TeamEmblem } from './team-emblem.tsx'
import { ladderWords } from './words.ts'

interface TablesProps {
  readonly tables: LadderTables
}

/** How the teams stand. */
export const Teams = observer(({ tables }: TablesProps) => (
  <Standings title={tables.words.teams} of={tables.words.team}>
    {tables.teams.map((line) => (
      <TeamRow key={line.team.id} tables={tables} line={line} />
    ))}
  </Standings>
))

/** How the people stand. */
export const People = observer(({ tables }: TablesProps) => {
  const words = useWords(ladderWords)
  const more = tables.peopleTotal - tables.people.length
  return (
    <Standings title={words.people} of={words.people} {...(more > 0 && { foot: words.more(more) })}>
      {tables.people.map((line, at) => (
        <PersonRow key={line.person?.slug ?? at} tables={tables} line={line} />
      ))}
    </Standings>
  )
})

interface StandingsProps {
  readonly title: string
  /** What the lines are about. */
  readonly of: string
  readonly foot?: string
  readonly children: ReactNode
}

const Standings = observer(({ title, of, foot, children }: StandingsProps) => {
  const words = useWords(ladderWords)
  const id = useId()
  return (
    <Card aria-labelledby={id} className={css.card}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <table className={css.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.rank}</span>
            </th>
            <th scope="col">{of}</th>
            <th scope="col" className={css.number}>
              {words.score}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {foot !== undefined && <p className={css.soft}>{foot}</p>}
    </Card>
  )
})

const TeamRow = observer(({ tables, line }: TablesProps & { readonly line: LadderTeamLine }) => {
  const words = useWords(ladderWords)
  const { team, players, matches, wins, yours } = line
  return (
    <Line line={line} isMine={yours}>
      <TeamEmblem game={tables.game} belonging={tables.words.belonging} team={team.id} />
      <span className={css.who}>
        <b>{team.name}</b> {line.title !== null && <Badge>{line.title}</Badge>}
        <span className={css.detail}>
          <span>
            {words.players(players)} · {words.matches(matches)} · {words.wins(wins)}
          </span>
        </span>
      </span>
    </Line>
  )
})

const PersonRow = observer(({ tables, line }: TablesProps & { readonly line: LadderPersonLine }) => {
  const words = useWords(ladderWords)
  const { person, team, matches, wins, you } = line
  if (person === null) {
    return (
      <Line line={line} isMine={false}>
        <span className={css.hidden}>{words.hidden}</span>
      </Line>
    )
  }
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return (
    <Line line={line} isMine={you}>
      <PersonPicture
        name={person.name}
        portrait={textOf(person.portrait?.face)}
        seed={textOf(person.portrait?.crest)}
        {...(person.colour !== null && { colour: person.colour })}
        size={36}
      />
      <span className={css.who}>
        {person.slug === null ? <b>{person.name}</b> : <Link href={`/p/${person.slug}`}>{person.name}</Link>}{' '}
        {you && <Badge>{words.you}</Badge>} {line.title !== null && <Badge>{line.title}</Badge>}
        <span className={css.detail}>
          {team && <TeamEmblem game={tables.game} belonging={tables.words.belonging} team={team.id} />}
          <span>
            {team && `${team.name} · `}
            {words.matches(matches ?? 0)} · {words.wins(wins ?? 0)}
          </span>
        </span>
      </span>
    </Line>
  )
})

interface LineProps {
  readonly line: { readonly rank: number; readonly score: number }
  readonly isMine: boolean
  readonly children: ReactNode
}

function Line({ line: { rank, score }, isMine, children }: LineProps): ReactNode {
  return (
    <tr className={classes(isMine && css.mine)} data-place={rank}>
      <td className={css.rank}>{rank}</td>
      <th scope="row">
        <span className={css.line}>{children}</span>
      </th>
      <td className={css.number}>{score}</td>
    </tr>
  )
}
