import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChoiceField, SelectField } from '../../../components/field.tsx'
import { booksOf, useTable } from '../kit.ts'
import { type LogFilter, roundsOf } from './entries.ts'
import css from './log-page.module.css'
import { Notes } from './notes.tsx'
import { logWords as words } from './words.ts'

const FILTERS: readonly LogFilter[] = ['all', 'public', 'dice']
const EVERY = 'every'

/** [12.1 item 12] What happened, round by round, and what one has noted. */
export const LogPage = observer(() => {
  const estate = useTable()
  const { match } = estate
  const books = booksOf(estate)
  const [filter, setFilter] = useState<LogFilter>('all')
  const [round, setRound] = useState(EVERY)
  const all = roundsOf(match.story, filter)
  const shown = all.filter((each) => round === EVERY || String(each.round) === round)
  return (
    <div className={css.page}>
      <div className={css.filters}>
        {books && (
          <ChoiceField<LogFilter>
            legend={words.filter}
            value={filter}
            options={FILTERS.map((value) => ({ value, label: words.filters[value] }))}
            onChange={setFilter}
          />
        )}
        <SelectField
          label={words.round}
          value={round}
          options={[
            { value: EVERY, label: words.everyRound },
            ...all.map((each) => ({ value: String(each.round), label: nameOf(each.round) })),
          ]}
          onChange={setRound}
        />
      </div>
      {shown.length === 0 && <p>{words.none}</p>}
      {shown.map((each, i) => (
        <details key={each.round} className={css.round} open={i === 0 || round !== EVERY}>
          <summary>{nameOf(each.round)}</summary>
          <ol className={css.lines}>
            {each.lines.map(({ id, fact }) => (
              <li key={id}>{match.tell(fact)}</li>
            ))}
          </ol>
        </details>
      ))}
      <Notes />
    </div>
  )
})

function nameOf(round: number): string {
  return round === 0 ? words.before : words.roundOf(round)
}
