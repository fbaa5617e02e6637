import type { Me, Visibility } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { ComplaintOf } from '../../components/complaint.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { ChoiceField, Switch, TextField } from '../../components/field.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { saveFile } from '../../components/save-file.ts'
import { Errands } from '../../stores/errands.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './profile.module.css'
import { profileWords } from './words.ts'

const VISIBILITIES: readonly Visibility[] = ['unlisted', 'public', 'private']
const REAL_NAME_MAX = 40

/** Who sees what of one. Nobody sees anything, unless one wants it. */
export const Privacy = observer(({ me }: { readonly me: Me }) => {
  const words = useWords(profileWords)
  const { session } = useRoot()
  const [errands] = useState(() => new Errands())
  const id = useId()
  const takeAlong = () =>
    errands.run('export', async () => saveFile('ludoteca.json', await (await session.api).export(), 'application/json'))
  return (
    <Card aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={css.cardTitle}>
          {words.privacy}
        </h2>
        <p>{words.privacyHelp}</p>
        {me.slug === null ? <p className={css.soft}>{words.guestPage}</p> : <OwnPage me={me} slug={me.slug} />}
        <Row>
          <Button size="small" busy={errands.isBusy('export')} onClick={() => void takeAlong()}>
            {words.takeAlong}
          </Button>
        </Row>
        <ComplaintOf errands={errands} place="export" />
      </Stack>
    </Card>
  )
})

const OwnPage = observer(({ me, slug }: { readonly me: Me; readonly slug: string }) => {
  const words = useWords(profileWords)
  const { session } = useRoot()
  const [errands] = useState(() => new Errands())
  const show = (visibility: Visibility) =>
    errands.run('visibility', async () => session.become(await (await session.api).setProfile({ visibility })))
  return (
    <>
      <ChoiceField
        legend={words.visibility}
        value={me.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] }))}
        onChange={(value) => void show(value)}
      />
      <p className={css.soft}>{words.visibilityHelp[me.visibility]}</p>
      <ComplaintOf errands={errands} place="visibility" />
      <Row gap={2}>
        <LinkButton to={`/p/${slug}`}>{words.page}</LinkButton>
        <CopyButton text={`${location.origin}/p/${slug}`}>{words.copyLink}</CopyButton>
      </Row>
      <RealName me={me} />
    </>
  )
})

const RealName = observer(({ me }: { readonly me: Me }) => {
  const words = useWords(profileWords)
  const { session, toasts } = useRoot()
  const [errands] = useState(() => new Errands())
  const [name, setName] = useState(me.realName ?? '')
  const set = (change: Partial<Pick<Me, 'realName' | 'realNameShown'>>) =>
    errands.run('realName', async () => session.become(await (await session.api).setProfile(change)))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await set({ realName: name.trim() === '' ? null : name })) toasts.say(words.saved)
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <TextField
          label={words.realName}
          hint={words.realNameHint}
          value={name}
          maxLength={REAL_NAME_MAX}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
        {name.trim() !== (me.realName ?? '') && (
          <Row>
            <Button type="submit" look="primary" busy={errands.isBusy('realName')}>
              {words.save}
            </Button>
          </Row>
        )}
        {me.realName !== null && (
          <Switch
            label={words.realNameShown}
            hint={words.realNameShownHelp}
            checked={me.realNameShown}
            onChange={(realNameShown) => void set({ realNameShown })}
          />
        )}
        <ComplaintOf errands={errands} place="realName" />
      </Stack>
    </form>
  )
})
