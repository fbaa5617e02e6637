import type { ShelfBox } from 'virtual:shelf'
import {
  type Belongings,
  type Box,
  type Refusal,
  refusalInWords,
  type SeatInfo,
  seatsAfter,
  seatsWith,
} from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { FormFields, SubmitButton } from '../../components/form-fields.tsx'
import { Row } from '../../components/layout.tsx'
import { Notice } from '../../components/notice.tsx'
import { type Options, OptionsForm } from '../../components/options-form.tsx'
import type { LocalPlan, TableModule } from '../../kit/table-module.ts'
import { isPersonKind } from '../../match/persons.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { wordsHere } from '../../words/use-place.ts'
import css from './game-page.module.css'
import { usualSeats } from './play-now.ts'
import { SeatBaggage } from './seat-baggage.tsx'
import { SeatsForm } from './seats-form.tsx'
import { resized, seatsToBeginWith } from './seats-plan.ts'
import { gameWords } from './words.ts'

interface SetUpFormProps {
  readonly game: ShelfBox
  readonly box: Box
  readonly table: TableModule
  /** Begins, or says why not. */
  begin(plan: LocalPlan): Refusal | undefined
  onCancel(): void
}

/** Who sits where, with which options. */
export const SetUpForm = observer(({ game, box, table, begin, onCancel }: SetUpFormProps) => {
  const { saves, settings, belongings } = useRoot()
  const words = useWords(gameWords)
  const [seats, setSeats] = useState<readonly SeatInfo[]>(() =>
    seatsToBeginWith(
      saves.list,
      game,
      usualSeats(game),
      wordsHere(gameWords, game.id, settings.locale).player,
      box.botNames,
    ),
  )
  const [options, setOptions] = useState<Options>({})
  const [brought, setBrought] = useState<readonly Belongings[]>(() => [belongings.of(game.id)])
  const [refusal, setRefusal] = useState<Refusal>()
  // What was refused may be right now.
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(undefined)
      set(value)
    }
  const changeOptions = (next: Options) => {
    const count = seatsAfter(seats.length, seatsWith(box.game, options), seatsWith(box.game, next))
    setSeats(resized(seats, count, box.botNames))
    setOptions(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const plan = { options, seats: seats.map(({ name, kind }) => ({ name: name.trim(), kind })) }
    const refused = begin({
      ...plan,
      brought: seats.map(({ kind }, at) => (isPersonKind(kind) ? brought[at] : undefined)),
    })
    if (!refused && brought[0]) belongings.keep(game.id, brought[0])
    setRefusal(refused)
  }
  const wrongOption = refusal && 'option' in refusal.params ? refusal.params.option : undefined
  const reason = refusal && refusalInWords(box.words, settings.locale, refusal)
  return (
    <FormFields>
      <form onSubmit={submit} className={css.seats} noValidate>
        <SeatsForm box={box} options={options} seats={seats} onChange={change(setSeats)} />
        <SeatBaggage
          box={box}
          table={table}
          options={options}
          seats={seats}
          value={brought}
          onChange={change(setBrought)}
        />
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
              onChange={change(changeOptions)}
              wrong={(key) => (key === wrongOption ? reason : undefined)}
            />
          </details>
        )}
        {reason !== undefined && <Notice look="error">{reason}</Notice>}
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
