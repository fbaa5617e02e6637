import { lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { NameDialog } from '../../kit/name-dialogs.tsx'
import { Filters } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { moderationWords } from './words.ts'

interface Report {
  readonly id: number
  readonly at: number
  readonly roomId: string
  readonly game: string
  readonly name: string
  readonly reason: string
  readonly settledAs: 'masked' | 'renamed' | 'dismissed' | null
  readonly accountId: string
  readonly nameNow: string
  readonly handle: string | null
  readonly by: string | null
}

/** Names that people found wrong. */
export const Reports = observer(() => {
  const words = useWords(moderationWords)
  const shared = useWords(adminWords)
  const { api } = useAdmin()
  const { time } = useFormats()
  const [settled, setSettled] = useState<'no' | 'yes'>('no')
  const [asked, setAsked] = useState<{ readonly kind: 'mask' | 'rename' | 'dismiss'; readonly of: Report }>()
  const loaded = useLoaded(settled, (one) => one.get<{ reports: Report[] }>('/reports', { settled }))
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <Filters label={shared.filter}>
        <SelectField
          label={words.which}
          value={settled}
          options={[
            { value: 'no', label: words.open },
            { value: 'yes', label: words.settled },
          ]}
          onChange={(chosen) => setSettled(chosen)}
        />
      </Filters>
      <Loading of={loaded}>
        {({ reports }) => (
          <AdminTable
            caption={words.tabs.reports}
            empty={settled === 'yes' ? 'settled' : 'reports'}
            columns={[
              { label: words.reported, value: ({ name }) => name },
              {
                label: words.now,
                value: ({ nameNow, accountId }) => <Link href={`/admin/accounts/${accountId}`}>{nameNow}</Link>,
              },
              { label: words.why, value: ({ reason }) => lookUp(words.reasons, reason) ?? reason },
              { label: words.room, value: ({ roomId, game }) => `${roomId}, ${gameTitle(game)}` },
              { label: words.by, value: ({ by }) => by },
              { label: words.when, value: ({ at }) => time(at) },
              settled === 'yes'
                ? { label: words.outcome, value: ({ settledAs: as }) => as && words.outcomes[as] }
                : {
                    label: words.deeds,
                    value: (of) => (
                      <Row gap={2}>
                        <Button size="small" onClick={() => setAsked({ kind: 'mask', of })}>
                          {words.mask}
                        </Button>
                        <Button size="small" onClick={() => setAsked({ kind: 'rename', of })}>
                          {words.rename}
                        </Button>
                        <Button size="small" onClick={() => setAsked({ kind: 'dismiss', of })}>
                          {words.dismiss}
                        </Button>
                      </Row>
                    ),
                  },
            ]}
            rows={reports}
            keyOf={({ id }) => id}
          />
        )}
      </Loading>
      {asked && asked.kind !== 'dismiss' && (
        <NameDialog
          kind={asked.kind}
          accountId={asked.of.accountId}
          name={asked.of.nameNow}
          onClose={close}
          onDone={loaded.reload}
        />
      )}
      {asked?.kind === 'dismiss' && (
        <AskDialog
          title={`${words.dismiss}: ${asked.of.nameNow}`}
          lead={words.dismissLead}
          button={words.dismiss}
          done={words.dismissed}
          onClose={close}
          run={async (reason) => {
            await api.send('POST', '/reports/dismiss', { accountId: asked.of.accountId, reason })
            await loaded.reload()
          }}
        />
      )}
    </Stack>
  )
})
