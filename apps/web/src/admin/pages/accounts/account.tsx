import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, LinkButton } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Facts, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { AccountDeeds } from './account-deeds.tsx'
import type { AccountInfo } from './account-info.ts'
import { useStateInWords } from './use-state-in-words.ts'
import { accountsWords } from './words.ts'

type Asked = 'reveal' | 'export' | 'remove' | { readonly session: string | null }

/** One account: what is known without a reason, and what can be done. */
export const AccountPage = observer(({ id }: { readonly id: string }) => {
  const words = useWords(accountsWords)
  const { api } = useAdmin()
  const [, go] = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [realName, setRealName] = useState<string | null>()
  const path = `/accounts/${encodeURIComponent(id)}`
  const loaded = useLoaded(id, (one) => one.get<AccountInfo>(path))
  const close = () => setAsked(undefined)
  const isGone = loaded.refusal?.code === 'NOT_FOUND'
  return (
    <AdminPage
      title={loaded.data ? `${words.account}: ${loaded.data.name}` : words.account}
      actions={<LinkButton to="/admin/accounts">{words.back}</LinkButton>}
    >
      {isGone ? (
        <p>{words.gone}</p>
      ) : (
        <Loading of={loaded}>
          {(account) => <Account account={account} realName={realName} onAsk={setAsked} onDone={loaded.reload} />}
        </Loading>
      )}
      {asked === 'reveal' && (
        <AskDialog
          title={words.reveal}
          lead={words.revealLead}
          button={words.reveal}
          done={words.revealed}
          onClose={close}
          run={async (reason) => {
            const answer = await api.send<{ realName: string | null }>('POST', `${path}/real-name`, { reason })
            setRealName(answer.realName)
          }}
        />
      )}
      {asked === 'export' && (
        <AskDialog
          title={words.export}
          lead={words.exportLead}
          button={words.export}
          done={words.exported}
          onClose={close}
          run={async (reason) => saveFile('ludoteca.json', await api.file(`${path}/export`, { reason }))}
        />
      )}
      {asked === 'remove' && (
        <AskDialog
          title={words.remove}
          lead={words.removeLead}
          button={words.remove}
          done={words.removed}
          isDanger
          onClose={close}
          run={async (reason) => {
            await api.send('POST', `${path}/delete`, { reason })
            go('/admin/accounts')
          }}
        />
      )}
      {typeof asked === 'object' && (
        <AskDialog
          title={asked.session === null ? words.endAll : words.end}
          lead={words.endLead}
          button={words.end}
          done={words.ended}
          isDanger
          onClose={close}
          run={async (reason) => {
            await api.send('POST', `${path}/sessions/end`, { session: asked.session, reason })
            await loaded.reload()
          }}
        />
      )}
    </AdminPage>
  )
})

interface AccountProps {
  readonly account: AccountInfo
  readonly realName: string | null | undefined
  onAsk(asked: Asked): void
  onDone(): Promise<void>
}

const Account = observer(({ account, realName, onAsk, onDone }: AccountProps) => {
  const words = useWords(accountsWords)
  const shared = useWords(adminWords)
  const store = useAdmin()
  const { time } = useFormats()
  const stateInWords = useStateInWords()
  const { id, handle, name, slug, role, hasRealName, sessions, sanctions, rooms, acceptances } = account
  const shownName = realName ?? (hasRealName ? '•••' : words.hasNone)
  return (
    <>
      <Facts
        of={[
          [words.handle, handle ?? words.guest],
          [words.name, name],
          [words.state, stateInWords(account)],
          [words.realName, shownName],
          ['Id', <code key="id">{id}</code>],
          [words.since, time(account.createdAt)],
          [words.seen, time(account.seenAt)],
          ...(slug ? [[words.profile, <Link key="slug" href={`/p/${slug}`}>{`/p/${slug}`}</Link>] as const] : []),
          ...(role ? [[words.role, shared.roles[role]] as const] : []),
        ]}
      />
      <Panel title={words.deeds}>
        {role === null && <AccountDeeds account={account} onDone={onDone} />}
        <Row gap={2}>
          {hasRealName && <Button onClick={() => onAsk('reveal')}>{words.reveal}</Button>}
          {store.may('OPERATOR') && <Button onClick={() => onAsk('export')}>{words.export}</Button>}
          {store.may('OPERATOR') && role === null && (
            <Button look="danger" onClick={() => onAsk('remove')}>
              {words.remove}
            </Button>
          )}
        </Row>
      </Panel>
      <Panel title={words.history}>
        <AdminTable
          caption={words.history}
          empty="sanctions"
          columns={[
            { label: words.when, value: ({ at }) => time(at) },
            {
              label: words.kind,
              value: ({ kind, until }) => words.sanctions[kind] + (until ? `, ${words.until(time(until))}` : ''),
            },
            { label: words.reason, value: ({ reason }) => reason },
            { label: words.by, value: ({ by }) => by },
          ]}
          rows={sanctions}
          keyOf={(one) => one.id}
        />
      </Panel>
      <Panel title={words.sessions}>
        <AdminTable
          caption={words.sessions}
          empty="sessions"
          columns={[
            { label: words.device, value: ({ device }) => device ?? words.unknown },
            { label: words.since, value: ({ createdAt }) => time(createdAt) },
            { label: words.seen, value: ({ seenAt }) => time(seenAt) },
            {
              label: words.deeds,
              value: ({ id: session }) =>
                role === null && (
                  <Button size="small" onClick={() => onAsk({ session })}>
                    {words.end}
                  </Button>
                ),
            },
          ]}
          rows={sessions}
          keyOf={(one) => one.id}
        />
        {role === null && sessions.length > 1 && (
          <Row>
            <Button onClick={() => onAsk({ session: null })}>{words.endAll}</Button>
          </Row>
        )}
      </Panel>
      <Panel title={words.rooms}>
        <AdminTable
          caption={words.rooms}
          empty="theirRooms"
          columns={[
            { label: words.room, value: ({ roomId }) => <Link href={`/admin/rooms/${roomId}`}>{roomId}</Link> },
            { label: words.name, value: (one) => one.name },
            { label: words.connected, value: ({ online }) => (online ? words.yes : words.no) },
          ]}
          rows={rooms}
          keyOf={({ roomId }) => roomId}
        />
      </Panel>
      {acceptances.length > 0 && (
        <Panel title={words.acceptances}>
          <AdminTable
            caption={words.acceptances}
            columns={[
              { label: words.when, value: ({ at }) => time(at) },
              { label: words.game, value: ({ game }) => gameTitle(game) },
              { label: words.room, value: ({ roomId }) => roomId },
            ]}
            rows={acceptances}
            keyOf={({ roomId, at }) => `${roomId} ${at}`}
          />
        </Panel>
      )}
    </>
  )
})
