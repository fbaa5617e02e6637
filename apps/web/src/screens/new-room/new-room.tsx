import { boxes } from 'virtual:shelf'
import type { Idle } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { LinkButton } from '../../components/button.tsx'
import { ChoiceField, Switch } from '../../components/field.tsx'
import { FormFields, SubmitButton } from '../../components/form-fields.tsx'
import { Card, Page, Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { learnAddress } from '../learn/address.ts'
import { learningFirst } from '../learn/learn-first.ts'
import css from './new-room.module.css'
import { refusalOf } from './terms.ts'
import { TermsForm, termsOf } from './terms-form.tsx'
import { useBox } from './use-box.ts'
import { newRoomWords } from './words.ts'

/** Opening a room: what is played, who may come. */
export const NewRoom = observer(() => {
  const words = useWords(newRoomWords)
  const root = useRoot()
  const { session } = root
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const [requests] = useState(() => new Requests())
  const [terms, setTerms] = useState(() => termsOf(gameFrom(search.get('game')), 'friends'))
  const [idle, setIdle] = useState<Idle>('pause')
  const [botFill, setBotFill] = useState<boolean>()
  const { kind } = terms
  const box = useBox(terms.game)
  const isWrong = box !== undefined && refusalOf(box, terms) !== undefined
  const fills = botFill ?? kind === 'public'
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    void requests.run('open', async () => {
      await session.arrive()
      const api = await session.api
      const opened = await learningFirst(root, () => api.createRoom({ ...terms, idle, botFill: fills }))
      const then = `/new-room?game=${terms.game}`
      go('unlearnt' in opened ? learnAddress(opened.unlearnt, { then }) : `/r/${opened.roomId}`)
    })
  }
  return (
    <Page narrow>
      <FormFields>
        <form onSubmit={open}>
          <Stack gap={5}>
            <Stack gap={2}>
              <h1>{words.title}</h1>
              <p className={css.soft}>{words.lead}</p>
            </Stack>
            <Card>
              <TermsForm box={box} value={terms} onChange={setTerms} />
            </Card>
            <Card>
              <Stack gap={5}>
                <Stack gap={2}>
                  <ChoiceField
                    legend={words.who}
                    value={kind}
                    options={(['friends', 'public'] as const).map((value) => ({ value, label: words.kind[value] }))}
                    onChange={(value) => setTerms({ ...terms, kind: value })}
                  />
                  <p className={css.soft}>{words.kindHelp[kind]}</p>
                </Stack>
                <ChoiceField
                  legend={words.idle}
                  value={idle}
                  options={(['pause', 'continue'] as const).map((value) => ({ value, label: words.idleKind[value] }))}
                  onChange={(value) => setIdle(value)}
                />
                <Switch label={words.botFill} hint={words.botFillHelp} checked={fills} onChange={setBotFill} />
              </Stack>
            </Card>
            <RefusalNotice requests={requests} place="open" />
            <Row>
              <SubmitButton
                type="submit"
                look="primary"
                size="large"
                busy={requests.isBusy('open')}
                disabledBecause={isWrong ? words.fixFirst : undefined}
              >
                {words.open}
              </SubmitButton>
              <LinkButton look="quiet" size="large" to="/lobby">
                {words.back}
              </LinkButton>
            </Row>
          </Stack>
        </form>
      </FormFields>
    </Page>
  )
})

function gameFrom(wanted: string | null): string {
  return (boxes.find(({ id }) => id === wanted) ?? boxes[0])?.id ?? ''
}
