import { ACTION_HELP, isLastRound } from '@ludoteca/aufbau'
import { refusalInWords } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { Modal } from '../../../components/modal.tsx'
import { Notice } from '../../../components/notice.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { RefusalToast } from '../../../kit/refusal-toast.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { play, useTable, viewOf } from '../kit.ts'
import { partWords } from '../parts/words.ts'
import type { Composing, MoveType } from '../ui.ts'
import { AboutSubject } from './about-subject.tsx'
import css from './composer.module.css'
import { familyOf } from './families.ts'
import { ComposerField } from './fields.tsx'
import { changed, type FormField, moveOf, type Values } from './fitting.ts'
import { KindPills } from './kind-pills.tsx'
import { lackOf } from './lack.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { isLack, prospectOf } from './planning.ts'
import { subjectOf } from './subject.ts'
import { formToCompose } from './switching.ts'
import { composerWords as words } from './words.ts'

/** [12.1 item 7] The wax tablet on which an action is planned: what, how much, at what price and with what odds. */
export const Composer = observer(() => {
  const { ui } = useTable()
  const { composing, outcome } = ui
  if (composing === undefined) return null
  return (
    <Modal
      open
      wide
      className={`aufbau ${css.tablet}`}
      lang="de"
      title={words.families[familyOf(composing.type).name]}
      onClose={() => ui.stopComposing()}
    >
      {outcome ? <OutcomeCard fact={outcome} /> : <ComposerForm key={keyOf(composing)} composing={composing} />}
    </Modal>
  )
})

/** Another object or kind of move is another form. */
function keyOf({ type, preset }: Composing): string {
  return `${type} ${JSON.stringify(preset)}`
}

/** What can be said about a thing besides which it is; it stands with what the thing does. */
function isWish({ name }: FormField): boolean {
  return name === 'options' || name === 'materials'
}

const ComposerForm = observer(({ composing: { type, preset } }: { readonly composing: Composing }) => {
  const { match, ui } = useTable()
  const [values, setValues] = useState<Values>(preset)
  const view = viewOf(match)
  const me = view.players[seatOf(match) ?? -1]
  if (!me) return null
  const fields = formToCompose(me, type, choicesOf(match, type), values)
  const move = moveOf<MoveType>(type, fields)
  const { refusal, plan } = prospectOf(view, me, fields.length > 0 ? move : { ...preset, type })
  const isOffered = fields.length > 0
  // Without anything that it is about, the rules could only say that this is missing.
  const isBare = !isOffered && Object.keys(preset).length === 0
  const why = refusal && (isBare ? lackOf(view, me, type) : refusalInWords(match.box.words, match.box.locale, refusal))
  const subject = subjectOf(me, type, fields)
  const set = (name: string, value: Values[string]) => setValues((before) => changed(before, name, value))
  const question = (field: FormField) => (
    <ComposerField key={field.name} {...{ type, field, fields, subject }} onChange={set} />
  )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (refusal !== undefined || !isOffered || match.inFlight) return
    const isTaken = await play(match, move as Parameters<typeof play>[1])
    // Where nothing was rolled and nothing is told, there is nothing to wait for.
    if (isTaken && ui.outcome === undefined) ui.stopComposing()
  }
  return (
    <form className={css.form} onSubmit={send}>
      <KindPills type={type} />
      <p className={css.help}>
        {ACTION_HELP[type].what} <em>{ACTION_HELP[type].why}</em>
      </p>
      <FormFields>
        <div className={css.columns}>
          <div className={css.fields}>
            {fields.map((field) => !isWish(field) && question(field))}
            {!isOffered && <Notice look="warning">{why ?? words.notNow}</Notice>}
          </div>
          {isOffered && (
            <div className={css.prospect}>
              <AboutSubject subject={subject} />
              {fields.map((field) => isWish(field) && question(field))}
              {plan && (
                <PlanPanel
                  plan={plan}
                  player={me}
                  lack={isLack(refusal) ? why : undefined}
                  isLast={isLastRound(view)}
                />
              )}
            </div>
          )}
        </div>
        <RefusalToast match={match} css={css} dismiss={partWords.close} />
        <div className={css.foot}>
          {isOffered && why !== undefined && (
            <p className={css.why} role="status">
              {why}
            </p>
          )}
          <Button look="quiet" onClick={() => ui.stopComposing()}>
            {partWords.close}
          </Button>
          <SubmitButton
            type="submit"
            look="primary"
            busy={match.inFlight !== undefined}
            disabledBecause={why ?? (isOffered ? undefined : words.notNow)}
          >
            {plan?.check ? words.roll : words.go}
          </SubmitButton>
        </div>
      </FormFields>
    </form>
  )
})
