import { propertyCard } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import { ChoiceField, SelectField } from '../../../components/field.tsx'
import { dealWords } from './words.ts'

interface PickProps<T extends string> {
  readonly label: string
  readonly value: T | undefined
  readonly of: readonly T[]
  onPick(value: T): void
}

/** One of a few properties, with where they are and what they are worth. */
export function PropertyPick({ label, value, of, onPick }: PickProps<string>): ReactNode {
  if (of.length === 0) return null
  return (
    <ChoiceField
      legend={label}
      value={value}
      options={of.map((id) => ({ value: id, label: inShort(id) }))}
      onChange={onPick}
    />
  )
}

function inShort(id: string): string {
  const { nombre_es, basePrice } = propertyCard(id)
  return `${nombre_es} (${basePrice})`
}

interface ListPickProps<T extends string> extends PickProps<T> {
  readonly named?: (value: T) => string
}

/** One of many, in the device's own list; nothing is chosen at first. */
export function ListPick<T extends string>({ label, value, of, named, onPick }: ListPickProps<T>): ReactNode {
  if (of.length === 0) return null
  const options = of.map((one) => ({ value: one as string, label: named?.(one) ?? one }))
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={value === undefined ? [{ value: '', label: dealWords.pick }, ...options] : options}
      onChange={(chosen) => onPick(chosen as T)}
    />
  )
}
