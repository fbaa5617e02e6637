import {
  type Belongings,
  type Box,
  configure,
  isRefusal,
  type Json,
  refusalInWords,
  type SeatInfo,
} from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { BelongingsForm, type Emblems } from '../../components/belongings-form.tsx'
import type { Options } from '../../components/options-form.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './game-page.module.css'
import { gameWords } from './words.ts'

interface SeatBaggageProps {
  readonly box: Box
  readonly table: Emblems
  readonly options: Options
  readonly seats: readonly SeatInfo[]
  /** By seat. */
  readonly value: readonly Belongings[]
  onChange(value: readonly Belongings[]): void
}

/** What each person at this device brings along, where the game asks for something. */
export const SeatBaggage = observer(({ box, table, options, seats, value, onChange }: SeatBaggageProps) => {
  const words = useWords(gameWords)
  const config = configure(box.game, options, seats.length)
  if (isRefusal(config)) return null
  const fields = box.profiles?.fields?.(config)
  if (fields === undefined) return null
  /** Why somebody may not have this, with what the others at this device have chosen. */
  const whyNot = (at: number, name: string, wish: Json) => {
    const others = value.filter((_, seat) => seat !== at && seats[seat]?.kind === 'human')
    const own = { belongings: value[at] ?? {}, hasChanged: false }
    const refusal = box.profiles?.refusalOf(config, { [name]: wish }, own, others)
    return refusal && refusalInWords(box.words, box.locale, refusal)
  }
  const put = (at: number, belongings: Belongings) =>
    onChange(seats.map((_, seat) => (seat === at ? belongings : (value[seat] ?? {}))))
  return (
    <>
      {[...seats.entries()].map(
        ([at, { name, kind }]) =>
          kind === 'human' && (
            <details key={at} className={css.more}>
              <summary>{words.brings(name)}</summary>
              <BelongingsForm
                fields={fields}
                lang={box.locale}
                value={value[at] ?? {}}
                emblems={table}
                onChange={(belongings) => put(at, belongings)}
                whyNot={(name, wish) => whyNot(at, name, wish)}
              />
            </details>
          ),
      )}
      {box.disclaimer !== undefined && (
        <p className={css.soft} lang={box.locale}>
          {box.disclaimer}
        </p>
      )}
    </>
  )
})
