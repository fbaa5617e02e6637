import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useWords } from '../../../words/in-locales.ts'
import { type Role, useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Filters, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import css from './audit.module.css'
import { auditWords } from './words.ts'

interface Entry {
  readonly id: number
  readonly at: number
  readonly who: string
  readonly action: string
  readonly target: string | null
  readonly reason: string | null
  readonly details: Readonly<Record<string, unknown>>
}

const PAGE = 50
/** What actions begin with. */
const AREAS = ['', 'account', 'admin', 'audit', 'ladder', 'match', 'name', 'pack', 'room', 'share', 'switch'] as const
type Area = (typeof AREAS)[number]
const NO_FILTER = { who: '', target: '', action: '' as Area, from: '', until: '' }
const DAY_MS = 86_400_000

/** Who did what. */
export const AuditPage = observer(() => {
  const words = useWords(auditWords)
  const shared = useWords(adminWords)
  const store = useAdmin()
  const { time } = useFormats()
  const [filter, setFilter] = useState(NO_FILTER)
  const [limit, setLimit] = useState(PAGE)
  const [isAsking, setAsking] = useState(false)
  const query = queryOf(filter)
  const loaded = useLoaded(JSON.stringify([query, limit]), (api) =>
    api.get<{ entries: Entry[] }>('/audit', { ...query, limit }),
  )
  const set = (change: Partial<typeof filter>) => {
    setFilter({ ...filter, ...change })
    setLimit(PAGE)
  }
  const columns = [
    { label: words.when, value: ({ at }: Entry) => time(at) },
    { label: words.who, value: ({ who }: Entry) => who },
    { label: words.action, value: ({ action }: Entry) => <code>{action}</code> },
    { label: words.target, value: ({ target }: Entry) => <span className={css.long}>{target}</span> },
    { label: words.reason, value: ({ reason }: Entry) => reason },
    { label: words.details, value: ({ details }: Entry) => detailsInWords(details) },
  ]
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={store.may('OPERATOR') && <Button onClick={() => setAsking(true)}>{words.export}</Button>}
    >
      <Filters label={shared.filter}>
        <TextField label={words.who} value={filter.who} onChange={({ target }) => set({ who: target.value.trim() })} />
        <SelectField
          label={words.action}
          value={filter.action}
          options={AREAS.map((value) => ({ value, label: value || words.any }))}
          onChange={(action) => set({ action })}
        />
        <TextField
          label={words.target}
          value={filter.target}
          onChange={({ target }) => set({ target: target.value.trim() })}
        />
        <TextField
          label={words.from}
          type="date"
          value={filter.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label={words.until}
          type="date"
          value={filter.until}
          onChange={({ target }) => set({ until: target.value })}
        />
      </Filters>
      <Loading of={loaded}>
        {({ entries }) => (
          <>
            <AdminTable
              caption={words.title}
              empty="audit"
              isFiltered={Object.values(filter).some(Boolean)}
              columns={columns}
              rows={entries}
              keyOf={({ id }) => id}
            />
            {entries.length === limit && limit < 200 && (
              <Row>
                <Button onClick={() => setLimit(Math.min(200, limit + PAGE))}>{shared.more}</Button>
              </Row>
            )}
          </>
        )}
      </Loading>
      <Administrators />
      {isAsking && (
        <AskDialog
          title={words.export}
          lead={words.exportLead}
          button={words.export}
          done={words.exported}
          onClose={() => setAsking(false)}
          run={async (reason) =>
            saveFile(
              'audit.ndjson',
              await store.api.file('/audit/export', { ...withoutNothing(query), reason }),
              'application/x-ndjson',
            )
          }
        />
      )}
    </AdminPage>
  )
})

interface Administrator {
  readonly handle: string
  readonly role: Role
  readonly addedAt: number
  readonly enrolledAt: number | null
}

const Administrators = observer(() => {
  const words = useWords(auditWords)
  const shared = useWords(adminWords)
  const { time } = useFormats()
  const loaded = useLoaded('admins', (api) => api.get<{ admins: Administrator[] }>('/admins'))
  return (
    <Panel title={words.admins}>
      <Loading of={loaded}>
        {({ admins }) => (
          <AdminTable
            caption={words.admins}
            columns={[
              { label: words.handle, value: ({ handle }) => handle },
              { label: words.role, value: ({ role }) => shared.roles[role] },
              { label: words.factor, value: ({ enrolledAt }) => (enrolledAt ? time(enrolledAt) : words.notYet) },
            ]}
            rows={admins}
            keyOf={({ handle }) => handle}
          />
        )}
      </Loading>
    </Panel>
  )
})

function queryOf({ who, target, action, from, until }: typeof NO_FILTER) {
  return {
    who: who || undefined,
    target: target || undefined,
    action: action || undefined,
    from: from ? new Date(`${from}T00:00`).getTime() : undefined,
    // The whole of that day.
    until: until ? new Date(`${until}T00:00`).getTime() + DAY_MS : undefined,
  }
}

function withoutNothing(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

function detailsInWords(details: Entry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')
}
