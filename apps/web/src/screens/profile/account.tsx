import type { Me } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { useFocusKept } from '../../components/use-focus-kept.ts'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { accountWords } from './account-words.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './profile.module.css'
import { Sessions } from './sessions.tsx'

/** Coming back from elsewhere: claiming the account or logging in; for who has done so, logging out. */
export const Account = observer(({ me }: { readonly me: Me }) => {
  const words = useWords(accountWords)
  const id = useId()
  const kept = useFocusKept<HTMLElement>(me.claimed)
  return (
    <Card {...kept} aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={css.cardTitle}>
          {words.account}
        </h2>
        {me.claimed ? <Member handle={me.handle ?? ''} /> : <Guest />}
      </Stack>
    </Card>
  )
})

const Guest = observer(() => {
  const words = useWords(accountWords)
  const { session, toasts } = useRoot()
  const [tab, setTab] = useState<'claim' | 'logIn'>()
  const claim = async (handle: string, password: string) => {
    session.become(await (await session.api).claim(handle, password))
    toasts.say(words.claimed)
  }
  const logIn = async (handle: string, password: string) => {
    const { name } = session.become(await (await session.api).logIn(handle, password))
    toasts.say(words.loggedIn(name))
  }
  return (
    <>
      <p>{words.guestHelp}</p>
      <Tabs
        label={words.account}
        value={tab ?? (session.lost ? 'logIn' : 'claim')}
        onChange={(value) => setTab(value)}
        tabs={[
          {
            value: 'claim',
            label: words.claim,
            content: <CredentialsForm isNew help={words.claimHelp} action={words.claim} onSubmit={claim} />,
          },
          {
            value: 'logIn',
            label: words.logIn,
            content: <CredentialsForm help={words.logInHelp} action={words.logIn} onSubmit={logIn} />,
          },
        ]}
      />
    </>
  )
})

const Member = observer(({ handle }: { readonly handle: string }) => {
  const words = useWords(accountWords)
  const { session, toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const logOut = (everywhere: boolean) =>
    requests.run('logOut', async () => {
      await (await session.api).logOut({ everywhere })
      session.leave()
      toasts.say(words.loggedOut)
    })
  const isBusy = requests.isBusy('logOut')
  return (
    <>
      <p>{words.handleIs(handle)}</p>
      <Sessions />
      <PasswordForm />
      <Stack gap={2}>
        <h3 className={css.subtitle}>{words.logOut}</h3>
        <p className={css.soft}>{words.logOutHelp}</p>
        <Row gap={2}>
          <Button busy={isBusy} onClick={() => void logOut(false)}>
            {words.logOutHere}
          </Button>
          <Button busy={isBusy} onClick={() => void logOut(true)}>
            {words.logOutEverywhere}
          </Button>
        </Row>
        <RefusalNotice requests={requests} place="logOut" />
      </Stack>
    </>
  )
})
