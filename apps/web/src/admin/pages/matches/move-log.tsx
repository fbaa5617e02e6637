import type { Json } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { Loading } from '../../kit/loading.tsx'
import { Filters, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import css from './matches.module.css'
import { matchesWords } from './words.ts'

interface Draw {
  readonly stream: string | null
  readonly parts: readonly (string | number)[]
  readonly of: number
  readonly value: number
}
interface Told {
  readonly to: 'all' | readonly number[]
  readonly words: string
  readonly fact: Json
}
interface Move {
  readonly seq: number
  readonly seat: number
  readonly by: 'clock' | 'autopilot' | 'bot' | null
  readonly move: Json
  readonly words: string | null
  readonly place: string
  readonly draws: readonly Draw[]
  readonly told: readonly Told[]
}
interface Position {
  readonly seq: number
  readonly place: string
  readonly state: Json
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly (string | number)[])[]
  }[]
}

const PAGE = 20
/** Seats that are no player's. */
const TABLE = -1
const CROWD = -2

interface MoveLogProps {
  readonly id: string
  readonly places: readonly { readonly place: string; readonly seq: number }[]
  nameOf(seat: number): string
}

/** Every move with what it drew and told, and the position after it. */
export const MoveLog = observer(({ id, places, nameOf }: MoveLogProps) => {
  const words = useWords(matchesWords)
  const [from, setFrom] = useState(0)
  const [seq, look] = useState<number>()
  const loaded = useLoaded(`${id} ${from}`, (api) =>
    api.get<{ moves: readonly Move[] }>(`/matches/${encodeURIComponent(id)}/moves`, { from, limit: PAGE }),
  )
  const whoOf = ({ seq: at, seat, by }: Move) => {
    if (at === 0) return words.setUp
    const name = seat === TABLE ? words.table : seat === CROWD ? words.crowd : nameOf(seat)
    return by === null ? name : `${name} (${words.by[by]})`
  }
  const columns = [
    { label: words.seq, value: (move: Move) => `${move.seq} · ${move.place}` },
    { label: words.who, value: whoOf },
    { label: words.what, value: ({ words: said, move }: Move) => <WhatWasDone said={said} move={move} /> },
    { label: words.told, value: ({ told }: Move) => <ToldLines told={told} nameOf={nameOf} /> },
    { label: words.draws, value: ({ draws }: Move) => <Draws draws={draws} /> },
    {
      label: words.look,
      value: (move: Move) => (
        <Button size="small" onClick={() => look(move.seq)}>
          {words.look}
        </Button>
      ),
    },
  ]
  // Where the log is now, among the stretches of play.
  const stretch = places.findLast((place) => place.seq <= from)?.seq ?? 0
  return (
    <>
      <Panel title={words.log}>
        <Filters label={words.log}>
          <SelectField
            label={words.stretch}
            value={String(stretch)}
            options={places.map(({ place, seq: first }) => ({ value: String(first), label: `${first} · ${place}` }))}
            onChange={(first) => setFrom(Number(first))}
          />
        </Filters>
        <Loading of={loaded}>
          {({ moves }) => (
            <>
              <AdminTable caption={words.log} columns={columns} rows={moves} keyOf={(move) => move.seq} />
              <Row>
                {from > 0 && <Button onClick={() => setFrom(Math.max(0, from - PAGE))}>{words.earlier}</Button>}
                {moves.length === PAGE && <Button onClick={() => setFrom(from + PAGE)}>{words.later}</Button>}
              </Row>
            </>
          )}
        </Loading>
      </Panel>
      {seq !== undefined && <PositionOf key={seq} id={id} seq={seq} />}
    </>
  )
})

const WhatWasDone = observer(({ said, move }: { readonly said: string | null; readonly move: Json }) => (
  <div>
    {said}
    {move !== null && <code className={css.raw}>{JSON.stringify(move)}</code>}
  </div>
))

interface ToldLinesProps {
  readonly told: readonly Told[]
  nameOf(seat: number): string
}

const ToldLines = observer(({ told, nameOf }: ToldLinesProps) => {
  const words = useWords(matchesWords)
  const keyed = told.map((line, at) => ({ ...line, at }))
  return (
    <ul className={css.told}>
      {keyed.map(({ at, to, words: said }) => (
        <li key={at}>
          {to !== 'all' && <b className={css.only}>{words.toldTo(to.map(nameOf).join(', '))} </b>}
          {said}
        </li>
      ))}
    </ul>
  )
})

const Draws = observer(({ draws }: { readonly draws: readonly Draw[] }) => {
  const words = useWords(matchesWords)
  const { number } = useFormats()
  if (draws.length === 0) return null
  const keyed = draws.map((draw, at) => ({ ...draw, at }))
  return (
    <details>
      <summary>{words.drawsOf(draws.length)}</summary>
      <ol className={css.draws}>
        {keyed.map(({ stream, parts, of, value, at }) => (
          <li key={at}>
            {words.value} {number(value)} / {number(of)} <code>{stream ?? parts.join(' · ')}</code>
          </li>
        ))}
      </ol>
    </details>
  )
})

const PositionOf = observer(({ id, seq }: { readonly id: string; readonly seq: number }) => {
  const words = useWords(matchesWords)
  const loaded = useLoaded(`${id} ${seq}`, (api) =>
    api.get<Position>(`/matches/${encodeURIComponent(id)}/positions/${seq}`),
  )
  const stage = useRef<HTMLDivElement>(null)
  const isThere = loaded.data !== undefined
  // It stands below a long log: whoever asked for it is brought there.
  useEffect(() => {
    if (!isThere) return
    stage.current?.focus({ preventScroll: true })
    stage.current?.scrollIntoView()
  }, [isThere])
  return (
    <div ref={stage} tabIndex={-1} className={css.stage}>
      <Loading of={loaded}>
        {({ place, sections, state }) => (
          <Panel title={words.position(seq, place)}>
            {sections.map(({ id: section, title, columns, rows }) => (
              <section key={section}>
                <h3 className={css.section}>{title}</h3>
                <AdminTable
                  caption={title}
                  columns={columns.map((label, at) => ({
                    label,
                    value: (row: readonly (string | number)[]) => row[at],
                  }))}
                  rows={rows}
                  keyOf={(row) => row.join(' ')}
                />
              </section>
            ))}
            <details>
              <summary>{words.whole}</summary>
              <pre className={css.state}>{JSON.stringify(state, null, 2)}</pre>
            </details>
          </Panel>
        )}
      </Loading>
    </div>
  )
})
