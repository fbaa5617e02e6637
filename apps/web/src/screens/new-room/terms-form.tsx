import { boxes } from 'virtual:shelf'
import { type Box, refusalInWords } from '@ludoteca/kernel'
import type { RoomKind } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { SelectField } from '../../components/field.tsx'
import { Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { OptionsForm } from '../../components/options-form.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './new-room.module.css'
import { chosenOptions, refusalOf, seatsOf, type TermsValue, usualOptions, withOptions } from './terms.ts'
import { newRoomWords } from './words.ts'

const SEATS_USUAL = 4

interface TermsFormProps {
  /** The game's box; nothing while it is fetched. */
  readonly box: Box | undefined
  readonly value: TermsValue
  onChange(value: TermsValue): void
}

/** Game, number of seats and options. What the game would refuse is said at the option it is about. */
export const TermsForm = observer(({ box, value, onChange }: TermsFormProps) => {
  const words = useWords(newRoomWords)
  const shown = boxes.find(({ id }) => id === value.game)
  const { min, max } = box
    ? seatsOf(box, value)
    : { min: shown?.seatsMin ?? value.seats, max: shown?.seatsMax ?? value.seats }
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const refusal = box && refusalOf(box, value)
  const reason = box && refusal && refusalInWords(box.words, box.locale, refusal)
  const about = String(refusal?.params.option ?? '').split('.')[0]
  const isAtOption = box !== undefined && about !== undefined && Object.hasOwn(box.game.options, about)
  return (
    <Stack gap={4}>
      <div className={css.pair}>
        <SelectField
          label={words.game}
          value={value.game}
          options={boxes.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(game) => onChange(termsOf(game, value.kind))}
        />
        <SelectField
          label={words.seats}
          hint={words.seatsHelp}
          value={String(value.seats)}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(seats) => onChange({ ...value, seats: Number(seats) })}
        />
      </div>
      {box ? (
        <details className={css.options} open={Object.keys(value.options).length > 0 || undefined}>
          <summary>{words.options}</summary>
          <OptionsForm
            specs={box.game.options}
            words={box.words}
            lang={box.locale}
            value={{ ...usualOptions(box, value.kind), ...value.options }}
            onChange={(shown) => onChange(withOptions(box, value, chosenOptions(box, value.kind, shown)))}
            wrong={(key) => (isAtOption && key === about ? reason : undefined)}
          />
        </details>
      ) : (
        <Spinner />
      )}
      {box?.disclaimer !== undefined && (
        <p className={css.soft} lang={box.locale}>
          {box.disclaimer}
        </p>
      )}
      {reason !== undefined && !isAtOption && (
        <Notice look="error">
          <span lang={box?.locale}>{reason}</span>
        </Notice>
      )}
    </Stack>
  )
})

/** A game as it is mostly played: around a table for four, no option changed. */
export function termsOf(game: string, kind: RoomKind): TermsValue {
  const { seatsMin = SEATS_USUAL, seatsMax = SEATS_USUAL } = boxes.find(({ id }) => id === game) ?? {}
  return { game, kind, seats: Math.min(Math.max(SEATS_USUAL, seatsMin), seatsMax), options: {} }
}
