import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefusalNotice } from '../../../components/refusal-notice.tsx'
import { Requests } from '../../../stores/requests.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import css from '../../kit/kit.module.css'
import { Loading } from '../../kit/loading.tsx'
import { Filters, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { moderationWords, type Place } from './words.ts'

interface Names {
  readonly edits: readonly {
    readonly term: string
    readonly place: Place
    readonly verdict: 'blocked' | 'allowed'
    readonly at: number
  }[]
  readonly builtIn: readonly { readonly language: string; readonly place: Place; readonly terms: readonly string[] }[]
}
interface Change {
  readonly term: string
  readonly place: Place
  readonly verdict: 'blocked' | 'allowed' | 'built-in'
}

/** What no name may hold: trying names, changing the list, and what is built in. */
export const BlockList = observer(() => {
  const words = useWords(moderationWords)
  const store = useAdmin()
  const { time } = useFormats()
  const [asked, setAsked] = useState<Change>()
  const loaded = useLoaded('names', (api) => api.get<Names>('/names'))
  const title = { blocked: words.block, allowed: words.allow, 'built-in': words.undo }
  return (
    <Stack>
      <p className={css.lead}>{words.namesLead}</p>
      <NameTest />
      <Loading of={loaded}>
        {({ edits, builtIn }) => (
          <>
            <Panel title={words.edits}>
              {store.may('MODERATOR') && <TermForm onAsk={setAsked} />}
              <AdminTable
                caption={words.edits}
                empty="terms"
                columns={[
                  { label: words.term, value: ({ term }) => term },
                  { label: words.place, value: ({ place }) => words.places[place] },
                  { label: words.verdict, value: ({ verdict }) => words[verdict] },
                  { label: words.when, value: ({ at }) => time(at) },
                  {
                    label: words.deeds,
                    value: ({ term, place }) =>
                      store.may('MODERATOR') && (
                        <Button size="small" onClick={() => setAsked({ term, place, verdict: 'built-in' })}>
                          {words.undo}
                        </Button>
                      ),
                  },
                ]}
                rows={edits}
                keyOf={({ term, place }) => `${term} ${place}`}
              />
            </Panel>
            <Panel title={words.builtIn}>
              <AdminTable
                caption={words.builtIn}
                columns={[
                  { label: words.language, value: ({ language }) => language },
                  { label: words.place, value: ({ place }) => words.places[place] },
                  { label: words.terms, value: ({ terms }) => terms.join(', ') },
                ]}
                rows={builtIn}
                keyOf={({ language, place }) => `${language} ${place}`}
              />
            </Panel>
          </>
        )}
      </Loading>
      {asked && (
        <AskDialog
          title={`${title[asked.verdict]}: ${asked.term}`}
          lead={asked.verdict === 'built-in' ? words.undoLead : words.changeLead}
          button={title[asked.verdict]}
          done={words.changed}
          onClose={() => setAsked(undefined)}
          run={async (reason) => {
            await store.api.send('PUT', '/names', { ...asked, reason })
            await loaded.reload()
          }}
        />
      )}
    </Stack>
  )
})

const NAME_MAX = 64

/** Tries a name as if somebody had chosen it. */
const NameTest = observer(() => {
  const words = useWords(moderationWords)
  const { api } = useAdmin()
  const [requests] = useState(() => new Requests())
  const [name, setName] = useState('')
  const [verdict, setVerdict] = useState<{
    readonly verdict: 'free' | 'blocked' | 'unfit'
    readonly shown: string | null
  }>()
  const test = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') void requests.run('test', async () => setVerdict(await api.get('/names/test', { name })))
  }
  return (
    <Panel title={words.test}>
      <form onSubmit={test}>
        <Stack gap={3}>
          <TextField
            label={words.testLabel}
            value={name}
            maxLength={NAME_MAX}
            onChange={({ target }) => {
              setName(target.value)
              setVerdict(undefined)
            }}
          />
          <Row>
            <Button type="submit" busy={requests.isBusy('test')}>
              {words.test}
            </Button>
          </Row>
          <RefusalNotice requests={requests} place="test" />
          {verdict && (
            <Notice look={verdict.verdict === 'free' ? 'good' : 'warning'}>
              {words.verdicts[verdict.verdict](verdict.shown ?? '')}
            </Notice>
          )}
        </Stack>
      </form>
    </Panel>
  )
})

const TermForm = observer(({ onAsk }: { onAsk(change: Change): void }) => {
  const words = useWords(moderationWords)
  const [term, setTerm] = useState('')
  const [place, setPlace] = useState<Place>('alone')
  const ask = (verdict: 'blocked' | 'allowed') => term.trim() !== '' && onAsk({ term: term.trim(), place, verdict })
  return (
    <Filters label={words.edits}>
      <TextField label={words.term} value={term} maxLength={40} onChange={({ target }) => setTerm(target.value)} />
      <SelectField
        label={words.place}
        value={place}
        options={(Object.entries(words.places) as [Place, string][]).map(([value, label]) => ({ value, label }))}
        onChange={(chosen) => setPlace(chosen)}
      />
      <Row gap={2}>
        <Button onClick={() => ask('blocked')}>{words.block}</Button>
        <Button onClick={() => ask('allowed')}>{words.allow}</Button>
      </Row>
    </Filters>
  )
})
