import { type Closing, closing, forecast, gold12, score120 } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { Glyph } from '../art/glyph.tsx'
import type { GlyphName } from '../art/glyphs.ts'
import { booksOf, useTable } from '../kit.ts'
import { Amount } from '../parts/amount.tsx'
import css from './forecast-card.module.css'
import { bookWords as words } from './words.ts'
import { worksAhead } from './works-ahead.ts'

/** [12.1 item 10] The next maintenance: gold, pools, food, and what would stand still. */
export const ForecastCard = observer(() => {
  const books = booksOf(useTable())
  if (books === undefined || books.view.finished) return null
  const end = closing(books.view, books.player)
  if (end !== undefined) return <ClosingCard {...end} />
  const { round, before12, income12, upkeep12, after12, labor, influence, food, idle } = forecast(
    books.view,
    books.player,
  )
  const works = worksAhead(books.player, idle)
  return (
    <section className={css.card} aria-label={words.forecast}>
      <h3 className={css.title}>{words.forecast}</h3>
      <p className={css.lead}>{words.forecastLead(round)}</p>
      <dl className={css.sums}>
        <Sum label={words.before} value={gold12(before12)} />
        <Sum label={words.income} value={`+${gold12(income12)}`} />
        <Sum label={words.upkeep} value={gold12(-upkeep12)} />
        <Sum label={words.after} value={gold12(after12)} isTotal />
      </dl>
      <Line glyph="hand" label={words.pools}>
        <Amount what="labor" amount={labor} isNamed /> <Amount what="influence" amount={influence} isNamed />
      </Line>
      <Line glyph="bread" label={words.food}>
        {words.foodOf(food.need, food.inStock)}.{' '}
        {food.missing > 0 ? <strong>{words.foodMissing(food.missing)}</strong> : words.foodCovered}
      </Line>
      <Line glyph="anvil" label={words.works}>
        {works.isTrouble ? <strong>{works.text}</strong> : works.text}
      </Line>
      {after12 < 0 && <Notice look="warning">{words.debt}</Notice>}
    </section>
  )
})

/** [D-01] No maintenance follows the last round: what the conversion brings, and what one is worth then. */
function ClosingCard({ before12, sales12, after12, score }: Closing): ReactNode {
  return (
    <section className={css.card} aria-label={words.closing}>
      <h3 className={css.title}>{words.closing}</h3>
      <p className={css.lead}>{words.closingLead}</p>
      <dl className={css.sums}>
        <Sum label={words.before} value={gold12(before12)} />
        <Sum label={words.sales} value={`+${gold12(sales12)}`} />
        <Sum label={words.after} value={gold12(after12)} isTotal />
        <Sum label={words.score} value={score120(score)} />
      </dl>
    </section>
  )
}

function Sum({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }): ReactNode {
  return (
    <div className={isTotal ? css.total : undefined}>
      <dt>{label}</dt>
      <dd className="digits">{value}</dd>
    </div>
  )
}

interface LineProps {
  readonly glyph: GlyphName
  readonly label: string
  readonly children: ReactNode
}

function Line({ glyph, label, children }: LineProps): ReactNode {
  return (
    <p className={css.line}>
      <Glyph name={glyph} size={18} />
      <span>
        <strong>{label}:</strong> {children}
      </span>
    </p>
  )
}
