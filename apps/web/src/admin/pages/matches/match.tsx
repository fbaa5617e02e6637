import type { Json } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { Notice } from '../../../components/notice.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Facts, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import css from './matches.module.css'
import { MoveLog } from './move-log.tsx'
import { type Check, matchesWords } from './words.ts'

interface Inspected {
  readonly roomId: string
  readonly places: readonly { readonly place: string; readonly seq: number }[] | null
  readonly match: {
    readonly id: string
    readonly game: string
    readonly rulesVersion: number
    readonly pack: { readonly id: string; readonly sha256: string } | null
    readonly options: Readonly<Record<string, Json>>
    readonly seats: readonly { readonly name: string; readonly kind: string }[]
    readonly startedAt: number
    readonly endedAt: number | null
    readonly outcome: { readonly winners: readonly number[]; readonly reason: string } | null
    readonly fairness: { readonly seed: string } | null
  }
}
interface Verification {
  readonly moves: number
  readonly link: string
  readonly checks: readonly { readonly what: Check; readonly holds: boolean }[]
  readonly brokenAt: number | null
}

/** One match from inside; while it runs only what it was begun with. */
export const MatchPage = observer(({ id }: { readonly id: string }) => {
  const words = useWords(matchesWords)
  const loaded = useLoaded(id, (api) => api.get<Inspected>(`/matches/${encodeURIComponent(id)}`))
  return (
    <AdminPage title={`${words.match} ${id}`} actions={<LinkButton to="/admin/matches">{words.back}</LinkButton>}>
      <Loading of={loaded}>{(inspected) => <Inside inspected={inspected} />}</Loading>
    </AdminPage>
  )
})

const Inside = observer(({ inspected: { match, roomId, places } }: { readonly inspected: Inspected }) => {
  const words = useWords(matchesWords)
  const { session } = useRoot()
  const { time } = useFormats()
  const { id, game, rulesVersion, pack, options, seats, startedAt, endedAt, outcome, fairness } = match
  const nameOf = (seat: number) => seats[seat]?.name ?? String(seat)
  const exportRecord = async () => saveFile(`${game}-${id}.ludo.json`, await (await session.api).record(id))
  return (
    <>
      <Panel title={words.set}>
        <Facts
          of={[
            [words.game, gameTitle(game)],
            [words.rules, rulesVersion],
            [words.pack, pack === null ? words.builtIn : `${pack.id} (${pack.sha256.slice(0, 12)})`],
            [words.seats, seats.map(({ name, kind }) => `${name} (${kind})`).join(', ')],
            [words.options, optionsInWords(options)],
            [words.began, time(startedAt)],
            [words.ended, time(endedAt)],
            ...(outcome === null ? [] : [[words.winner, outcome.winners.map(nameOf).join(', ')] as const]),
            ...(fairness === null ? [] : [[words.seed, <code key="seed">{fairness.seed}</code>] as const]),
          ]}
        />
        <Row>
          {endedAt === null && <LinkButton to={`/admin/rooms/${roomId}`}>{words.room}</LinkButton>}
          {endedAt !== null && (
            <>
              <Button onClick={() => void exportRecord()}>{words.record}</Button>
              <LinkButton to={`/match/${id}`}>{words.replay}</LinkButton>
            </>
          )}
        </Row>
      </Panel>
      {places === null ? (
        <Notice>{words.runs}</Notice>
      ) : (
        <>
          <Verified id={id} />
          <MoveLog id={id} places={places} nameOf={nameOf} />
        </>
      )}
    </>
  )
})

/** As the rules know them, without quotes and braces. */
function optionsInWords(options: Inspected['match']['options']): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

const Verified = observer(({ id }: { readonly id: string }) => {
  const words = useWords(matchesWords)
  const { number } = useFormats()
  const loaded = useLoaded(id, (api) => api.get<Verification>(`/matches/${encodeURIComponent(id)}/verification`))
  return (
    <Panel title={words.verify}>
      <Loading of={loaded}>
        {({ moves, link, checks, brokenAt }) => (
          <>
            <p>{words.verified(number(moves))}</p>
            {brokenAt !== null && <Notice look="error">{words.broken(brokenAt)}</Notice>}
            <AdminTable
              caption={words.verify}
              columns={[
                { label: words.check, value: ({ what }) => words.checks[what] },
                {
                  label: words.state,
                  value: ({ holds }) =>
                    holds ? `✓ ${words.holds}` : <b className={css.fails}>{`✗ ${words.fails}`}</b>,
                },
              ]}
              rows={checks}
              keyOf={({ what }) => what}
            />
            <Facts of={[[words.link, <code key="link">{link}</code>]]} />
          </>
        )}
      </Loading>
    </Panel>
  )
})
