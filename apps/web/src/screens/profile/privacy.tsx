import type { Me } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { ComplaintOf } from '../../components/complaint.tsx'
import { Switch } from '../../components/field.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { Errands } from '../../stores/errands.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './profile.module.css'
import { profileWords } from './words.ts'

/** Whether others find one. Not, unless one wants it. */
export const Privacy = observer(({ me }: { readonly me: Me }) => {
  const words = useWords(profileWords)
  const { session } = useRoot()
  const [errands] = useState(() => new Errands())
  const id = useId()
  const show = (visibility: Visibility) =>
    errands.run('visibility', async () => session.become(await (await session.api).setProfile({ visibility })))
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.privacy}
        </h2>
        <p>{words.privacyHelp}</p>
        {me.claimed ? (
          <Switch
            label={words.listed}
            hint={words.listedHelp}
            checked={me.listed}
            onChange={(listed) => void list(listed)}
          />
        ) : null}
        <ComplaintOf errands={errands} place="listed" />
      </Stack>
    </Card>
  )
})
