import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { Badge } from '../../../components/notice.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { Loading } from '../../kit/loading.tsx'
import { Facts, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { Upload } from './upload.tsx'
import { packsWords } from './words.ts'

type State = 'staged' | 'active' | 'retired'
interface Pack {
  readonly sha256: string | null
  readonly packId: string
  readonly version: string
  readonly title: string
  readonly state: State
  readonly matches: number | null
  readonly uploadedBy: string | null
  readonly uploadedAt: number | null
}
interface Turn {
  readonly id: number
  readonly sha256: string | null
  readonly decidedBy: string
  readonly at: number
}
interface Known {
  readonly packs: readonly (Pack & { readonly sha256: string })[]
  readonly turns: readonly Turn[]
  readonly builtIn: Pick<Pack, 'packId' | 'version' | 'title'>
}

interface Asked {
  readonly deed: 'activate' | 'rollBack' | 'forget'
  readonly pack: Pack
}

const BUILT_IN = 'builtIn'

/** All versions of a game’s content, which of them new matches are played with, and what was decided before. */
export const GamePacks = observer(({ game }: { readonly game: string }) => {
  const loaded = useLoaded(game, (api) => api.get<Known>(`/packs/${game}`))
  return (
    <>
      <Loading of={loaded}>{(known) => <Versions game={game} known={known} reload={loaded.reload} />}</Loading>
      <Upload game={game} onKept={() => void loaded.reload()} />
      <Loading of={loaded}>{(known) => <History known={known} />}</Loading>
    </>
  )
})

interface VersionsProps {
  readonly game: string
  readonly known: Known
  reload(): Promise<void>
}

const Versions = observer(({ game, known, reload }: VersionsProps) => {
  const words = useWords(packsWords)
  const store = useAdmin()
  const { time, number } = useFormats()
  const [asked, ask] = useState<Asked>()
  const packs = allOf(known)
  const active = packs.find(({ state }) => state === 'active')
  const before = previousOf(known, packs)
  const mayDecide = store.may('OPERATOR')
  const deeds = (pack: Pack) => (
    <Row gap={2}>
      <LinkButton size="small" to={`/admin/packs/${game}/${pack.sha256 ?? BUILT_IN}`}>
        {words.look}
      </LinkButton>
      {mayDecide && pack.state !== 'active' && (
        <Button size="small" onClick={() => ask({ deed: 'activate', pack })}>
          {words.activate}
        </Button>
      )}
      {mayDecide && pack.state === 'staged' && pack.sha256 !== null && (
        <Button size="small" look="danger" onClick={() => ask({ deed: 'forget', pack })}>
          {words.forget}
        </Button>
      )}
    </Row>
  )
  const columns = [
    { label: words.pack, value: ({ title }: Pack) => title },
    { label: words.version, value: ({ packId, version }: Pack) => `${packId} ${version}` },
    { label: words.state, value: ({ state }: Pack) => <StateMark state={state} /> },
    {
      label: words.uploaded,
      value: ({ uploadedAt }: Pack) => (uploadedAt === null ? words.builtIn : time(uploadedAt)),
    },
    { label: words.by, value: ({ uploadedBy }: Pack) => uploadedBy },
    { label: words.matches, numeric: true, value: ({ matches }: Pack) => (matches === null ? '–' : number(matches)) },
    { label: words.actions, value: deeds },
  ]
  return (
    <>
      <Panel title={words.now}>
        <Facts of={[[words.nowLead, active ? `${active.title} (${active.packId} ${active.version})` : '–']]} />
        {mayDecide && before && (
          <Row>
            <Button onClick={() => ask({ deed: 'rollBack', pack: before })}>{words.rollBack}</Button>
          </Row>
        )}
      </Panel>
      <AdminTable caption={words.title} columns={columns} rows={packs} keyOf={({ sha256 }) => sha256 ?? BUILT_IN} />
      {asked && (
        <AskDialog
          title={words[asked.deed]}
          lead={words[`${asked.deed}Lead`](asked.pack.title)}
          button={words[asked.deed]}
          done={asked.deed === 'forget' ? words.forgotten : words.activated}
          isDanger={asked.deed === 'forget'}
          onClose={() => ask(undefined)}
          run={async (reason) => {
            const { sha256 } = asked.pack
            if (asked.deed === 'forget') await store.api.send('POST', `/packs/${game}/${sha256}/forget`, { reason })
            else {
              const after = known.turns[0]?.id ?? null
              await store.api.send('POST', `/packs/${game}/activate`, { sha256, after, reason })
            }
            await reload()
          }}
        />
      )}
    </>
  )
})

/** Does not fill its cell on a phone. */
const StateMark = observer(({ state }: { readonly state: State }) => {
  const words = useWords(packsWords)
  return (
    <span>
      <Badge>{words.states[state]}</Badge>
    </span>
  )
})

const History = observer(({ known }: { readonly known: Known }) => {
  const words = useWords(packsWords)
  const { time } = useFormats()
  const titleOf = (sha256: string | null) => {
    const pack = allOf(known).find((one) => one.sha256 === sha256)
    return pack ? `${pack.title} (${pack.packId} ${pack.version})` : sha256
  }
  const columns = [
    { label: words.when, value: ({ at }: Turn) => time(at) },
    { label: words.pack, value: ({ sha256 }: Turn) => titleOf(sha256) },
    { label: words.who, value: ({ decidedBy }: Turn) => decidedBy },
  ]
  return (
    <Panel title={words.history}>
      <AdminTable
        caption={words.history}
        empty="packTurns"
        columns={columns}
        rows={known.turns}
        keyOf={({ id }) => id}
      />
    </Panel>
  )
})

/** What the game brings along stands with the others. */
function allOf({ packs, turns, builtIn }: Known): readonly Pack[] {
  const own: Pack = {
    ...builtIn,
    sha256: null,
    state: (turns[0]?.sha256 ?? null) === null ? 'active' : 'retired',
    matches: null,
    uploadedBy: null,
    uploadedAt: null,
  }
  return [...packs, own]
}

/** What was active before the last decision: what the game brings along, if there was none. */
function previousOf({ turns }: Known, packs: readonly Pack[]): Pack | undefined {
  const [last, before] = turns
  if (last === undefined) return undefined
  const sha256 = before?.sha256 ?? null
  return last.sha256 === sha256 ? undefined : packs.find((pack) => pack.sha256 === sha256)
}
