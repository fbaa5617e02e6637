import type { SeatInfo } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/button.tsx'
import { FormFields, SubmitButton } from '../../../components/form-fields.tsx'
import { Notice } from '../../../components/notice.tsx'
import type { SetUpProps } from '../../../kit/table-module.ts'
import { isPersonKind } from '../../../match/persons.ts'
import { useRoot } from '../../../stores/root.ts'
import type { SavesStore } from '../../../stores/saves.ts'
import lobby from '../parts/lobby.module.css'
import { Draft, isProblem } from './draft.ts'
import { NamesStep } from './names-step.tsx'
import css from './set-up.module.css'
import { SettingsStep } from './settings-step.tsx'
import { SummaryStep } from './summary-step.tsx'

const STEPS = ['Players', 'Settings', 'Ready?'] as const
const LAST = STEPS.length - 1

/** Those who played last on this device. */
function lastSeats(saves: SavesStore): readonly SeatInfo[] {
  const last = saves.list.find(({ game }) => game === 'banca')
  const seats = (last && saves.open(last.id)?.seats) ?? []
  return seats.map(({ name, kind }) => ({ name, kind: isPersonKind(kind) ? 'human' : kind }))
}

/** The wizard before a game at one device: who plays, with what, and a last look. */
export const SetUp = observer(({ onStart }: SetUpProps) => {
  const { saves } = useRoot()
  // Whoever played last probably plays again.
  const [draft] = useState(() => new Draft(lastSeats(saves)))
  const [step, setStep] = useState(0)
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const form = useRef<HTMLFormElement>(null)
  const point = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  const go = () => {
    if (step === 0 && draft.problemOfNames) {
      flushSync(() => setIsChecked(true))
      return point()
    }
    if (step === 1 && isProblem(draft.config)) return point()
    if (step < LAST) return setStep(step + 1)
    setRefusal(onStart(draft.plan))
  }
  return (
    <FormFields>
      <form
        ref={form}
        className={`${lobby.lobby} ${css.wizard}`}
        lang="en"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <div className={lobby.sheet}>
          <ol className={css.steps} aria-label="Steps">
            {STEPS.map((title, i) => (
              <li key={title} aria-current={i === step ? 'step' : undefined}>
                {i + 1}. {title}
              </li>
            ))}
          </ol>
          <h2 ref={heading} tabIndex={-1}>
            {step === LAST ? 'Ready to open the bank?' : STEPS[step]}
          </h2>
          {step === 0 && <NamesStep draft={draft} isChecked={isChecked} />}
          {step === 1 && <SettingsStep draft={draft} />}
          {step === LAST && <SummaryStep draft={draft} />}
          {refusal !== undefined && <Notice look="error">{refusal}</Notice>}
          <div className={lobby.actions}>
            {step > 0 && (
              <Button size="large" onClick={() => setStep(step - 1)}>
                Back
              </Button>
            )}
            <SubmitButton type="submit" look="primary" size="large">
              {step === LAST ? 'Open the bank' : 'Next'}
            </SubmitButton>
          </div>
        </div>
      </form>
    </FormFields>
  )
})
