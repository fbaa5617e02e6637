import { type Box, configure, isRefusal, ratingShown, type SeatInfo, seatsWith } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { SelectField, TextField } from '../../components/field.tsx'
import { Badge } from '../../components/notice.tsx'
import { NumberField } from '../../components/number-field.tsx'
import type { Options } from '../../components/options-form.tsx'
import { ratingWords } from '../../components/rating-words.ts'
import { SeatMark } from '../../components/seat-mark.tsx'
import { PERSON_KINDS, type PersonKind } from '../../match/persons.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { wordsHere } from '../../words/use-place.ts'
import css from './game-page.module.css'
import { resized, withKind } from './seats-plan.ts'
import { gameWords } from './words.ts'

interface SeatsFormProps {
  readonly box: Box
  readonly options: Options
  readonly seats: readonly SeatInfo[]
  onChange(seats: readonly SeatInfo[]): void
}

const BOTS = ['easy', 'normal', 'random'] as const
type Kind = PersonKind | (typeof BOTS)[number]
const NAME_MAX = 20

/** People with their names, and bots of each strength, in as many seats as the game has. */
export const SeatsForm = observer(({ box, options, seats, onChange }: SeatsFormProps) => {
  const { cooperative, locale, botNames } = box
  const range = seatsWith(box.game, options)
  const config = configure(box.game, options, seats.length)
  const lastSeat = isRefusal(config) ? undefined : box.lastSeat?.(config)
  const words = useWords(gameWords)
  const rating = useWords(ratingWords)
  const { player } = wordsHere(gameWords, box.game.id, useRoot().settings.locale)
  // Where all play together, one person may have several seats: it is said which person.
  const people = cooperative
    ? PERSON_KINDS.map((value, at) => ({ value, label: words.person(at + 1) }))
    : [{ value: 'human' as const, label: words.kinds.human }]
  const rated = box.ladder?.rating?.bots
  const botLabel = (strength: (typeof BOTS)[number]) => {
    const name = words.kinds[strength]
    return rated === undefined ? name : `${name} (${rating.about(ratingShown(rated[strength]).points)})`
  }
  const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
    ...people.slice(0, range.max),
    ...BOTS.map((value) => ({ value, label: botLabel(value) })),
  ]
  return (
    <>
      <p className={css.soft}>{cooperative ? words.togetherHelp : words.seatsHelp}</p>
      {range.min < range.max && (
        <div className={css.count}>
          <NumberField
            label={words.seatCount}
            domain={range}
            value={seats.length}
            onChange={(count) => onChange(resized(seats, count, botNames))}
          />
        </div>
      )}
      <ol className={css.seats}>
        {[...seats.entries()].map(([at, { name, kind }]) => (
          <li key={at} className={css.seat}>
            {lastSeat !== undefined && at === seats.length - 1 && (
              <span className={css.part} lang={locale}>
                <Badge>{lastSeat}</Badge>
              </span>
            )}
            <span className={css.crest}>
              <SeatMark seat={at} size={28} />
            </span>
            <SelectField
              label={cooperative ? words.who(at + 1) : words.place(at + 1)}
              value={kind as Kind}
              options={kinds}
              onChange={(next) => onChange(withKind(seats, at, next, player, botNames))}
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
