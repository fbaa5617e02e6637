import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useParams } from 'wouter'
import { LinkButton } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Filters } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { AccountPage } from './account.tsx'
import type { FoundAccount } from './account-info.ts'
import { useStateInWords } from './use-state-in-words.ts'
import { accountsWords } from './words.ts'

/** Accounts by what one looks for, or the one in the address. */
export const AccountsPage = observer(() => {
  const { '*': id } = useParams()
  return id ? <AccountPage key={id} id={id} /> : <AllAccounts />
})

const AllAccounts = observer(() => {
  const words = useWords(accountsWords)
  const shared = useWords(adminWords)
  const { time } = useFormats()
  const stateInWords = useStateInWords()
  const [filter, setFilter] = useState({ search: '', barred: 'no' as 'no' | 'yes' })
  const loaded = useLoaded(JSON.stringify(filter), (api) => api.get<{ accounts: FoundAccount[] }>('/accounts', filter))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Filters label={shared.filter}>
        <TextField
          label={words.search}
          type="search"
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value.trim() })}
        />
        <SelectField
          label={words.which}
          value={filter.barred}
          options={[
            { value: 'no', label: words.all },
            { value: 'yes', label: words.barred },
          ]}
          onChange={(barred) => setFilter({ ...filter, barred })}
        />
      </Filters>
      <Loading of={loaded}>
        {({ accounts }) => (
          <AdminTable
            caption={words.title}
            empty={filter.barred === 'yes' ? 'barred' : 'accounts'}
            isFiltered={filter.search !== ''}
            columns={[
              { label: words.handle, value: ({ handle }) => handle ?? words.guest },
              { label: words.name, value: ({ name }) => name },
              { label: words.state, value: stateInWords },
              { label: words.since, value: ({ createdAt }) => time(createdAt) },
              { label: words.seen, value: ({ seenAt }) => time(seenAt) },
              {
                label: words.open,
                value: ({ id, name }) => (
                  <LinkButton size="small" to={`/admin/accounts/${id}`} label={`${words.open}: ${name}`}>
                    {words.open}
                  </LinkButton>
                ),
              },
            ]}
            rows={accounts}
            keyOf={({ id }) => id}
          />
        )}
      </Loading>
    </AdminPage>
  )
})
