import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'wouter'
import { SelectField } from '../../../components/field.tsx'
import { Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { gameOptions, gameTitle } from '../../kit/choices.ts'
import css from '../../kit/kit.module.css'
import { Loading } from '../../kit/loading.tsx'
import { Filters } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { moderationWords } from './words.ts'

interface Acceptance {
  readonly game: string
  readonly roomId: string
  readonly at: number
  readonly accountId: string | null
  readonly handle: string | null
}

/** Who has accepted what a game wants accepted. */
export const Acceptances = observer(() => {
  const words = useWords(moderationWords)
  const shared = useWords(adminWords)
  const { time } = useFormats()
  const [game, setGame] = useState('')
  const loaded = useLoaded(game, (api) => api.get<{ acceptances: Acceptance[] }>('/acceptances', { game }))
  return (
    <Stack>
      <p className={css.lead}>{words.acceptancesLead}</p>
      <Filters label={shared.filter}>
        <SelectField label={words.game} value={game} options={gameOptions(words.any)} onChange={setGame} />
      </Filters>
      <Loading of={loaded}>
        {({ acceptances }) => (
          <AdminTable
            caption={words.tabs.acceptances}
            empty="acceptances"
            isFiltered={game !== ''}
            columns={[
              { label: words.when, value: ({ at }) => time(at) },
              { label: words.game, value: (one) => gameTitle(one.game) },
              { label: words.room, value: ({ roomId }) => roomId },
              {
                label: words.account,
                value: ({ accountId, handle }) =>
                  accountId ? <Link href={`/admin/accounts/${accountId}`}>{handle ?? accountId}</Link> : words.nobody,
              },
            ]}
            rows={acceptances}
            keyOf={({ roomId, at, accountId }) => `${roomId} ${at} ${accountId}`}
          />
        )}
      </Loading>
    </Stack>
  )
})
