import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { RefusalNotice } from '../../../components/refusal-notice.tsx'
import { Requests } from '../../../stores/requests.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { gameOptions, gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Filters, Stats } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { sharedWords } from './words.ts'

interface SharedPicture {
  readonly id: string
  readonly game: string
  readonly matchId: string
  readonly picture: string
  readonly moment: number | null
  readonly expiresAt: number
  readonly withdrawnAt: number | null
}
interface Shared {
  readonly pictures: readonly SharedPicture[]
  readonly all: number
  readonly overdue: number
  readonly withdrawn: number
  readonly sweep: { readonly at: number; readonly gone: number } | null
}

const KILOBYTE = 1000

/** Pictures that people pass on. */
export const SharedPage = observer(() => {
  const words = useWords(sharedWords)
  const shared = useWords(adminWords)
  const store = useAdmin()
  const { toasts } = useRoot()
  const { number, time } = useFormats()
  const [requests] = useState(() => new Requests())
  const [filter, setFilter] = useState({ game: '', match: '', withdrawn: 'no' as 'no' | 'yes' })
  const [asked, setAsked] = useState<SharedPicture>()
  const loaded = useLoaded(JSON.stringify(filter), (api) => api.get<Shared>('/shared', filter))
  const set = (change: Partial<typeof filter>) => setFilter({ ...filter, ...change })
  const draw = async ({ id }: SharedPicture) => {
    await requests.run('draw', async () => {
      const { bytes } = await store.api.send<{ bytes: number }>('POST', `/shared/${id}/draw`)
      toasts.say(words.drawn(number(bytes / KILOBYTE)))
    })
  }
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Filters label={shared.filter}>
        <SelectField
          label={words.game}
          value={filter.game}
          options={gameOptions(words.any)}
          onChange={(game) => set({ game })}
        />
        <TextField
          label={words.match}
          value={filter.match}
          onChange={({ target }) => set({ match: target.value.trim() })}
        />
        <SelectField
          label={words.which}
          value={filter.withdrawn}
          options={[
            { value: 'no', label: words.there },
            { value: 'yes', label: words.withdrawn },
          ]}
          onChange={(withdrawn) => set({ withdrawn })}
        />
      </Filters>
      <RefusalNotice requests={requests} place="draw" />
      <Loading of={loaded}>
        {({ pictures, all, overdue, withdrawn, sweep }) => (
          <>
            <Stats
              of={[
                [words.all, number(all)],
                [words.overdue, number(overdue)],
                [words.withdrawn, number(withdrawn)],
                [words.swept, sweep ? words.sweep(time(sweep.at), number(sweep.gone)) : words.never],
              ]}
            />
            <AdminTable
              caption={words.title}
              empty={filter.withdrawn === 'yes' ? 'withdrawn' : 'pictures'}
              isFiltered={filter.game !== '' || filter.match !== ''}
              columns={[
                { label: words.picture, value: ({ picture }) => picture },
                { label: words.game, value: ({ game }) => gameTitle(game) },
                { label: words.match, value: ({ matchId }) => <code>{matchId}</code> },
                { label: words.which, value: ({ moment }) => (moment === null ? words.whole : words.moment(moment)) },
                filter.withdrawn === 'yes'
                  ? { label: words.withdrawnAt, value: ({ withdrawnAt }) => time(withdrawnAt) }
                  : { label: words.expires, value: ({ expiresAt }) => time(expiresAt) },
                {
                  label: words.deeds,
                  value: (one) =>
                    one.withdrawnAt === null && (
                      <Row gap={2}>
                        <a href={`/s/${one.id}`} target="_blank" rel="noreferrer">
                          {words.look}
                        </a>
                        {store.may('MODERATOR') && (
                          <>
                            <Button size="small" busy={requests.isBusy('draw')} onClick={() => void draw(one)}>
                              {words.draw}
                            </Button>
                            <Button size="small" look="danger" onClick={() => setAsked(one)}>
                              {words.withdraw}
                            </Button>
                          </>
                        )}
                      </Row>
                    ),
                },
              ]}
              rows={pictures}
              keyOf={({ id }) => id}
            />
          </>
        )}
      </Loading>
      {asked && (
        <AskDialog
          title={`${words.withdraw}: ${asked.picture}`}
          lead={words.withdrawLead}
          button={words.withdraw}
          done={words.gone}
          isDanger
          onClose={() => setAsked(undefined)}
          run={async (reason) => {
            await store.api.send('POST', `/shared/${asked.id}/withdraw`, { reason })
            await loaded.reload()
          }}
        />
      )}
    </AdminPage>
  )
})
