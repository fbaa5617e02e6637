import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { MinusIcon, PlusIcon } from '../../../components/icons.tsx'
import css from './deal-fields.module.css'
import type { Band } from './offer-draft.ts'
import { dealWords } from './words.ts'

interface PriceFieldProps {
  readonly band: Band
  readonly price: number
  onChange(price: number): void
}

/** A price within its band, and never outside it. */
export function PriceField({ band, price, onChange }: PriceFieldProps): ReactNode {
  const id = useId()
  const to = (next: number) => onChange(Math.min(band.max, Math.max(band.min, next)))
  return (
    <div className={css.price}>
      <label className={css.label} htmlFor={id}>
        {dealWords.price}: <output className={css.number}>{price}</output>
      </label>
      <div className={css.slider}>
        <Button icon aria-label={dealWords.less} onClick={() => to(price - 1)}>
          <MinusIcon />
        </Button>
        <input
          id={id}
          type="range"
          className={css.range}
          min={band.min}
          max={band.max}
          value={price}
          onChange={({ target }) => to(Number(target.value))}
        />
        <Button icon aria-label={dealWords.more} onClick={() => to(price + 1)}>
          <PlusIcon />
        </Button>
      </div>
      <p className={css.hint}>{dealWords.band(band.min, band.max)}</p>
    </div>
  )
}
