import { type Goods, gold12, materialFor, type Player, type ConversionReport as Report } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Amount } from '../parts/amount.tsx'
import { nameOfRef } from '../parts/refs.ts'
import css from './conversion-report.module.css'
import { bookWords as words } from './words.ts'

/** [12.1 item 9] What workshops made of what, what was stored, and what was sold for how much. */
export function ConversionReport({ report, player }: { readonly report: Report; readonly player: Player }): ReactNode {
  const { workshops, alleys, facilities, stored, sold, labor, influence } = report
  const earned12 = facilities.reduce((sum, line) => sum + (line.gold12 ?? 0), 0)
  return (
    <div className={css.report}>
      <Works title={words.workshops} lines={workshops} player={player} />
      {alleys.length > 0 && <Works title={words.alleys} lines={alleys} player={player} />}
      {facilities.length > 0 && <Works title={words.facilities} lines={facilities} player={player} />}
      <section>
        <h4>{words.stored}</h4>
        <GoodsRow goods={stored} />
      </section>
      <section>
        <h4>{words.sold}</h4>
        <ul className={css.sales}>
          {sold.map(({ material, count, gold12: gold }) => (
            <li key={material}>
              <Amount what={material} amount={count} />
              <span>{materialFor(material, count)}</span>
              <span className="digits">+{gold12(gold)}</span>
            </li>
          ))}
          {labor > 0 && <Sale text={words.pool(labor, 'AK')} gold={labor * POOL_UNIT12} />}
          {influence > 0 && <Sale text={words.pool(influence, 'Einfluss')} gold={influence * POOL_UNIT12} />}
          {earned12 > 0 && <Sale text={words.facilities} gold={earned12} />}
          <li className={css.total}>
            <span />
            <span>{words.total}</span>
            <span className="digits">+{gold12(report.gold12)}</span>
          </li>
        </ul>
      </section>
    </div>
  )
}

/** [6.8] What is left of a pool brings a quarter of a gold piece each. */
const POOL_UNIT12 = 3

function Sale({ text, gold }: { readonly text: string; readonly gold: number }): ReactNode {
  return (
    <li>
      <span />
      <span>{text}</span>
      <span className="digits">+{gold12(gold)}</span>
    </li>
  )
}

interface WorksProps {
  readonly title: string
  readonly lines: Report['workshops']
  readonly player: Player
}

function Works({ title, lines, player }: WorksProps): ReactNode {
  return (
    <section>
      <h4>{title}</h4>
      {lines.length === 0 && <p>{words.nothing}</p>}
      <ul className={css.works}>
        {lines.map(({ ref, used, made, gold12: gold = 0 }) => (
          <li key={ref}>
            <strong>{nameOfRef(player, 'workshop', ref)}</strong>
            <span>
              {words.used} <GoodsRow goods={used} />
            </span>
            <span>
              {words.made} {gold > 0 ? words.earned(gold12(gold)) : <GoodsRow goods={made} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GoodsRow({ goods }: { readonly goods: readonly Goods[] }): ReactNode {
  if (goods.length === 0) return <span>{words.nothing}</span>
  return (
    <span className={css.goods}>
      {goods.map(({ material, count }) => (
        <Amount key={material} what={material} amount={count} isNamed />
      ))}
    </span>
  )
}
