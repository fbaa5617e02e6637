import type { ShelfBox } from 'virtual:shelf'
import type { SeatInfo } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { SelectField, TextField } from '../../components/field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { SeatMark } from '../../components/seat-mark.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './game-page.module.css'
import { resized, withKind } from './seats-plan.ts'
import { gameWords } from './words.ts'

interface SeatsFormProps {
  readonly game: ShelfBox
  readonly seats: readonly SeatInfo[]
  onChange(seats: readonly SeatInfo[]): void
}

const KINDS = ['human', 'easy', 'normal', 'random'] as const
const NAME_MAX = 20

/** People with their names, and bots of each strength, in as many seats as the game has. */
export const SeatsForm = observer(({ game, seats, onChange }: SeatsFormProps) => {
  const words = useWords(gameWords)
  const kinds = KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))
  const { seatsMin, seatsMax } = game
  return (
    <>
      <p className={css.soft}>{words.seatsHelp}</p>
      {seatsMin < seatsMax && (
        <div className={css.count}>
          <NumberField
            label={words.seatCount}
            domain={{ min: seatsMin, max: seatsMax }}
            value={seats.length}
            onChange={(count) => onChange(resized(seats, count))}
          />
        </div>
      )}
      <ol className={css.seats}>
        {[...seats.entries()].map(([at, { name, kind }]) => (
          <li key={at} className={css.seat}>
            <span className={css.crest}>
              <SeatMark seat={at} size={28} />
            </span>
            <SelectField
              label={words.place(at + 1)}
              value={kind as (typeof KINDS)[number]}
              options={kinds}
              onChange={(next) => onChange(withKind(seats, at, next, words.player))}
            />
            <TextField
              label={words.name(at + 1)}
              value={name}
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={({ target }) => onChange(seats.with(at, { name: target.value, kind }))}
            />
          </li>
        ))}
      </ol>
    </>
  )
})
