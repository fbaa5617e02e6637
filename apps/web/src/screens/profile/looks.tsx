import type { Me } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ChoiceField, TextField } from '../../components/field.tsx'
import { DiceIcon } from '../../components/icons.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { Badge } from '../../components/notice.tsx'
import { PersonPicture } from '../../components/portrait.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { COLOURS } from './colours.ts'
import { PortraitField } from './portrait-field.tsx'
import css from './profile.module.css'
import { profileWords } from './words.ts'

const NAME_MAX = 16
const BY_CREST = 'crest'

/** Name, colour, and the crest or the portrait. */
export const Looks = observer(({ me }: { readonly me: Me }) => {
  const words = useWords(profileWords)
  const { session, toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const [name, setName] = useState(me.name)
  const [colour, setColour] = useState(me.colour)
  const [seed, setSeed] = useState(textOf(me, 'crest'))
  const [face, setFace] = useState(textOf(me, 'face'))
  const id = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = { ...(seed !== undefined && { crest: seed }), ...(face !== undefined && { face }) }
    const portrait = Object.keys(chosen).length === 0 ? null : chosen
    const isDone = await requests.run('save', async () =>
      session.become(await (await session.api).setProfile({ name, colour, portrait })),
    )
    if (isDone) toasts.say(words.saved)
  }
  return (
    <Card aria-labelledby={id}>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <h2 id={id} className={css.cardTitle}>
            {words.you}
          </h2>
          <Row gap={4}>
            <PersonPicture name={name} portrait={face} seed={seed} {...(colour !== null && { colour })} size={112} />
            <Stack gap={2} className={css.grow}>
              <p className={css.bigName}>{name}</p>
              <Row gap={2}>{!me.claimed && <Badge>{words.guest}</Badge>}</Row>
              {face === undefined && (
                <Row gap={2}>
                  <Button size="small" onClick={() => setSeed(newSeed())}>
                    <DiceIcon size={18} />
                    {words.anotherCrest}
                  </Button>
                  {seed !== undefined && (
                    <Button size="small" look="quiet" onClick={() => setSeed(undefined)}>
                      {words.nameCrest}
                    </Button>
                  )}
                </Row>
              )}
            </Stack>
          </Row>
          <PortraitField value={face} name={name} onChange={setFace} />
          <TextField
            label={words.name}
            hint={words.nameHint}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
          <ChoiceField
            legend={words.colour}
            value={colour ?? BY_CREST}
            options={[
              { value: BY_CREST, label: words.ownColour },
              ...COLOURS.map((value) => ({
                value,
                label: (
                  <>
                    <span className={css.swatch} style={{ background: value }} />
                    {words.colours[value]}
                  </>
                ),
              })),
            ]}
            onChange={(value: string) => setColour(value === BY_CREST ? null : value)}
          />
          <RefusalNotice requests={requests} place="save" />
          <Row>
            <Button type="submit" look="primary" busy={requests.isBusy('save')}>
              {words.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
})

/** What somebody chose: what the crest is made from, or the code of a portrait. */
function textOf({ portrait }: Me, name: 'crest' | 'face'): string | undefined {
  const chosen = portrait?.[name]
  return typeof chosen === 'string' ? chosen : undefined
}

function newSeed(): string {
  return crypto.randomUUID().slice(0, 8)
}
