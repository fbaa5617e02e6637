import type { ShelfBox } from 'virtual:shelf'
import { type Box, type Refusal, refusalInWords, type SeatInfo } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { FormFields, SubmitButton } from '../../components/form-fields.tsx'
import { Row } from '../../components/layout.tsx'
import { Notice } from '../../components/notice.tsx'
import { type Options, OptionsForm } from '../../components/options-form.tsx'
import { useRoot } from '../../stores/root.ts'
import type { LocalPlan } from '../../table/table-module.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './game-page.module.css'
import { usualSeats } from './play-now.ts'
import { SeatsForm } from './seats-form.tsx'
import { seatsToBeginWith } from './seats-plan.ts'
import { gameWords } from './words.ts'

interface SetUpFormProps {
  readonly game: ShelfBox
  readonly box: Box
  /** Begins, or says why not. */
  begin(plan: LocalPlan): Refusal | undefined
  onCancel(): void
}

/** Who sits where, with which options. */
export const SetUpForm = observer(({ game, box, begin, onCancel }: SetUpFormProps) => {
  const { saves, settings } = useRoot()
  const words = useWords(gameWords)
  const [seats, setSeats] = useState<readonly SeatInfo[]>(() =>
    seatsToBeginWith(saves.list, game, usualSeats(game), words.player),
  )
  const [options, setOptions] = useState<Options>({})
  const [refusal, setRefusal] = useState<Refusal>()
  // What was refused may be right now.
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(undefined)
      set(value)
    }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(begin({ options, seats: seats.map(({ name, kind }) => ({ name: name.trim(), kind })) }))
  }
  const wrongOption = refusal && 'option' in refusal.params ? refusal.params.option : undefined
  const complaint = refusal && refusalInWords(box.words, settings.locale, refusal)
  return (
    <FormFields>
      <form onSubmit={submit} className={css.seats} noValidate>
        <SeatsForm game={game} seats={seats} onChange={change(setSeats)} />
        {Object.keys(box.game.options).length > 0 && (
          <details className={css.more} open={wrongOption !== undefined || undefined}>
            <summary>
              {words.options} <span className={css.soft}>({words.changedOptions(Object.keys(options).length)})</span>
            </summary>
            <OptionsForm
              specs={box.game.options}
              words={box.words}
              lang={box.locale}
              value={options}
              onChange={change(setOptions)}
              wrong={(key) => (key === wrongOption ? complaint : undefined)}
            />
          </details>
        )}
        {complaint !== undefined && <Notice look="error">{complaint}</Notice>}
        <Row>
          <SubmitButton type="submit" look="primary" size="large">
            {words.start}
          </SubmitButton>
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Row>
      </form>
    </FormFields>
  )
})
