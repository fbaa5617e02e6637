import { banca, box } from '@ludoteca/banca'
import { ratingShown } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { ChoiceField, SelectField, TextField } from '../../../components/field.tsx'
import { ratingWords } from '../../../components/rating-words.ts'
import { SeatMark } from '../../../components/seat-mark.tsx'
import type { Draft } from './draft.ts'
import css from './set-up.module.css'

const COUNTS = Array.from({ length: banca.seats.max - banca.seats.min + 1 }, (_, i) => String(banca.seats.min + i))
const STRENGTHS = ['easy', 'normal', 'random'] as const
const KINDS = [
  { value: 'human', label: 'Person' },
  ...STRENGTHS.map((value) => ({ value, label: `Bot, ${value}${ratingOf(value)}` })),
]

function ratingOf(strength: (typeof STRENGTHS)[number]): string {
  const rated = box.ladder?.rating?.bots[strength]
  return rated === undefined ? '' : ` (${ratingWords.en.about(ratingShown(rated).points)})`
}

interface NamesStepProps {
  readonly draft: Draft
  /** Whether problems are shown: not before somebody wants to go on. */
  readonly isChecked: boolean
}

/** How many play, who they are, people or bots, and in which order they are asked. */
export const NamesStep = observer(({ draft, isChecked }: NamesStepProps) => {
  const problem = isChecked ? draft.problemOfNames : undefined
  return (
    <>
      <ChoiceField
        legend="How many play?"
        value={String(draft.count)}
        options={COUNTS.map((value) => ({ value, label: value }))}
        onChange={(value) => draft.setCount(Number(value))}
      />
      <p className={css.help}>The device goes round in this order. Bots need no device: they play by themselves.</p>
      <ol className={css.names}>
        {draft.players.map(({ name, kind }, seat) => (
          // Places have no name but their number.
          <li key={`seat-${seat.toString()}`} className={css.seat}>
            <SeatMark seat={seat} size={24} />
            <div className={css.who}>
              <TextField
                label={`Player ${seat + 1}`}
                value={name}
                maxLength={20}
                autoComplete="off"
                wrong={problem?.at === seat ? problem.words : undefined}
                onChange={({ target }) => draft.rename(seat, target.value)}
              />
              <SelectField
                label={`Seat ${seat + 1}`}
                value={kind}
                options={KINDS}
                onChange={(next) => draft.setKind(seat, next)}
              />
            </div>
            <Button
              icon
              aria-label={`Player ${seat + 1} one place earlier`}
              disabledBecause={seat === 0 ? 'Sits first already.' : undefined}
              onClick={() => draft.move(seat, -1)}
            >
              ↑
            </Button>
            <Button
              icon
              aria-label={`Player ${seat + 1} one place later`}
              disabledBecause={seat === draft.count - 1 ? 'Sits last already.' : undefined}
              onClick={() => draft.move(seat, 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
})
