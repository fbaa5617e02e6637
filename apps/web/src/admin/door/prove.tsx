import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card, Stack } from '../../components/layout.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { useAdmin } from '../admin-store.ts'
import css from '../graf.module.css'
import door from './door.module.css'
import { CodeForm } from './enrol.tsx'
import { doorWords } from './words.ts'

const FEW = 3

/** The second factor, once for each stay. */
export const Prove = observer(() => {
  const store = useAdmin()
  const { toasts } = useRoot()
  const words = useWords(doorWords)
  const [requests] = useState(() => new Requests())
  const prove = (code: string) =>
    requests.run('enrol', async () => {
      const { recoveryLeft } = await store.api.send<{ recoveryLeft: number }>('POST', '/enter', { code })
      if (recoveryLeft <= FEW) toasts.say(words.recoveryLeft(recoveryLeft), 'warning')
      await store.look()
    })
  return (
    <Card className={css.sheet}>
      <Stack>
        <h1 className={door.title}>{words.proveTitle}</h1>
        <CodeForm label={words.code} hint={words.proveHelp} button={words.comeIn} requests={requests} onCode={prove} />
      </Stack>
    </Card>
  )
})
