import type { Me, Visibility } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { ChoiceField, Switch, TextField } from '../../components/field.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { saveFile } from '../../components/save-file.ts'
import { Requests } from '../../stores/requests.ts'
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
  const [requests] = useState(() => new Requests())
  const id = useId()
  const takeAlong = () =>
    requests.run('export', async () =>
      saveFile('ludoteca.json', await (await session.api).export(), 'application/json'),
    )
  return (
    <Card aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={css.cardTitle}>
          {words.privacy}
        </h2>
        <p>{words.privacyHelp}</p>
        {me.slug === null ? <p className={css.soft}>{words.guestPage}</p> : <OwnPage me={me} slug={me.slug} />}
        <Row>
          <Button size="small" busy={requests.isBusy('export')} onClick={() => void takeAlong()}>
            {words.takeAlong}
          </Button>
        </Row>
        <RefusalNotice requests={requests} place="export" />
      </Stack>
    </Card>
  )
})

const OwnPage = observer(({ me, slug }: { readonly me: Me; readonly slug: string }) => {
  const words = useWords(profileWords)
  const { session } = useRoot()
  const [requests] = useState(() => new Requests())
  const show = (visibility: Visibility) =>
    requests.run('visibility', async () => session.become(await (await session.api).setProfile({ visibility })))
  return (
    <>
      <ChoiceField
        legend={words.visibility}
        value={me.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] }))}
        onChange={(value) => void show(value)}
      />
      <p className={css.soft}>{words.visibilityHelp[me.visibility]}</p>
      <RefusalNotice requests={requests} place="visibility" />
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
  const [requests] = useState(() => new Requests())
  const [name, setName] = useState(me.realName ?? '')
  const set = (change: Partial<Pick<Me, 'realName' | 'realNameShown'>>) =>
    requests.run('realName', async () => session.become(await (await session.api).setProfile(change)))
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
            <Button type="submit" look="primary" busy={requests.isBusy('realName')}>
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
        <RefusalNotice requests={requests} place="realName" />
      </Stack>
    </form>
  )
})
