import {
  type Item,
  indexOf,
  lotOf,
  MATERIAL_NAMES,
  marketCap,
  marketsOf,
  materialOf,
  number,
  type Player,
  quoteOf,
} from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { SelectField } from '../../../components/field.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import { UnitIcon } from '../parts/amount.tsx'
import type { MoveType } from '../ui.ts'
import css from './composer.module.css'
import type { FormField } from './fitting.ts'
import { goodsOffered, putItem } from './item-list.ts'
import { composerWords as words } from './words.ts'

type Good = Item['good']

interface ItemsFieldProps {
  readonly type: MoveType
  readonly name: 'items' | 'sell' | 'buy'
  readonly value: readonly Item[]
  readonly fields: readonly FormField[]
  onChange(value: readonly { good: Good; count: number }[]): void
}

/** Goods that change hands: what one has is all in sight, what one wants is added line by line. */
export const ItemsField = observer(({ type, name, value, fields, onChange }: ItemsFieldProps) => {
  const { match } = useTable()
  const view = viewOf(match)
  const me = view.players[seatOf(match) ?? -1]
  if (!me) return null
  const isSale = name === 'sell' || (name === 'items' && type === 'moneySell')
  const goods = goodsOffered(choicesOf(match, type), name)
  const shown = isSale ? goods.filter((good) => ownedLots(me, good) > 0) : value.map(({ good }) => good)
  const market = marketsOf(view, me).find(({ id }) => id === marketIn(fields)) ?? view.market
  const cap = marketCap(view, me)
  const set = (good: Good, count: number) => onChange(putItem(value, good, count))
  return (
    <fieldset className={css.items}>
      <legend>{match.box.words.param(type, name)}</legend>
      {shown.map((good) => {
        const label = good === 'labor' ? 'AK' : MATERIAL_NAMES[good]
        const step = stepOf(good)
        const max = isSale ? Math.min(ownedLots(me, good), cap) * step : cap * step
        const quote = quoteOf(view, market, good)
        return (
          <div key={good} className={css.item}>
            <UnitIcon what={good} size={24} />
            <NumberField
              label={label}
              hint={[
                isSale && words.stock(owned(me, good)),
                words.perInvestment(number(isSale ? quote.sell : quote.buy)),
              ]
                .filter(Boolean)
                .join(' · ')}
              domain={{ min: 0, max, step }}
              value={value.find((item) => item.good === good)?.count ?? 0}
              onChange={(count) => set(good, count)}
            />
          </div>
        )
      })}
      {isSale && shown.length === 0 && <p className={css.hint}>{words.nothingToSell}</p>}
      {!isSale && (
        <SelectField
          label={words.addGood}
          value=""
          options={[
            { value: '', label: '—' },
            ...goods
              .filter((good) => !shown.includes(good))
              .map((good) => ({ value: good as string, label: good === 'labor' ? 'AK' : MATERIAL_NAMES[good] })),
          ]}
          onChange={(good) => good !== '' && set(good as Good, stepOf(good as Good))}
        />
      )}
      <p className={css.hint}>{words.investments(investmentsIn(value), cap)}</p>
    </fieldset>
  )
})

function marketIn(fields: readonly FormField[]): string {
  return (fields.find(({ name }) => name === 'market')?.value as string | undefined) ?? 'local'
}

function stepOf(good: Good): number {
  return good === 'labor' ? 1 : lotOf(materialOf(good))
}

function owned(me: Player, good: Good): number {
  return good === 'labor' ? me.turn.labor : (me.stock[indexOf(good)] ?? 0)
}

function ownedLots(me: Player, good: Good): number {
  return Math.floor(owned(me, good) / stepOf(good))
}

function investmentsIn(items: readonly Item[]): number {
  return items.reduce((sum, { good, count }) => sum + count / stepOf(good), 0)
}
