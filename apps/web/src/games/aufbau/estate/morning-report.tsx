import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { sumOf } from '../books/ledger-groups.ts'
import { frameWords as words } from '../frame/words.ts'
import { type Books, booksOf, useTable } from '../kit.ts'
import { Amount } from '../parts/amount.tsx'
import css from './morning-report.module.css'

/** What the last maintenance or conversion came to, in one line, with the way to all of it. */
export const MorningReport = observer(() => {
  const estate = useTable()
  const books = booksOf(estate)
  const report = books && reportOf(books)
  if (!report) return null
  const { title, gold12, goods } = report
  return (
    <aside className={css.report} aria-label={title}>
      <strong>{title}</strong>
      <Amount what="gold12" amount={gold12} isChange isNamed />
      {goods.slice(0, GOODS_MAX).map(({ material, count }) => (
        <Amount key={material} what={material} amount={count} isChange isNamed />
      ))}
      <Button size="small" onClick={() => estate.ui.turnTo('books')}>
        {words.toBooks}
      </Button>
    </aside>
  )
})

/** The rest stands in the books. */
const GOODS_MAX = 4

function reportOf({ view: { phase, round, finished }, player: { ledger, conversion } }: Books) {
  if (finished || phase === 'maintenance') return undefined
  if (phase === 'actions') return ledger.length > 0 ? { title: words.morning(round), ...sumOf(ledger) } : undefined
  if (conversion === null) return undefined
  const made = [...conversion.workshops, ...conversion.alleys, ...conversion.facilities].flatMap((line) => line.made)
  return { title: words.evening(round), gold12: conversion.gold12, goods: made }
}
