import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { Account } from './account.tsx'
import { Looks } from './looks.tsx'
import { Luggage } from './luggage.tsx'
import { Privacy } from './privacy.tsx'
import css from './profile.module.css'
import { RemoveAccount } from './remove-account.tsx'
import { profileWords } from './words.ts'

/** Who one is on the server, and everything one may do about it. */
export const Profile = observer(() => {
  const words = useWords(profileWords)
  const { session } = useRoot()
  const [requests] = useState(() => new Requests())
  const { me } = session
  const isUnknown = me === undefined
  useEffect(() => {
    if (isUnknown) void requests.run('arrive', () => session.arrive())
  }, [requests, session, isUnknown])
  return (
    <Page narrow>
      <Stack gap={5}>
        <Stack gap={2}>
          <h1>{words.title}</h1>
          <p className={css.soft}>{words.lead}</p>
        </Stack>
        {requests.refusal('arrive') && (
          <Notice
            look="warning"
            action={
              <Button size="small" onClick={() => void requests.run('arrive', () => session.arrive())}>
                {words.again}
              </Button>
            }
          >
            {words.offline}
          </Notice>
        )}
        {requests.isBusy('arrive') && <Spinner />}
        {me && (
          <>
            <Looks key={me.accountId} me={me} />
            <Row>
              <LinkButton to="/badges">{words.badges}</LinkButton>
            </Row>
            {boxes
              .filter(({ brings }) => brings)
              .map(({ id }) => (
                <Luggage key={`${id} ${me.accountId}`} me={me} game={id} />
              ))}
            <Account me={me} />
            <Privacy me={me} />
            <RemoveAccount me={me} />
          </>
        )}
      </Stack>
    </Page>
  )
})
