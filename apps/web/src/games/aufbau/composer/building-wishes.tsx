import { type ChoiceText, MATERIAL_NAMES, type MaterialId, type OpenMaterial } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { SelectField } from '../../../components/field.tsx'
import { composerWords as words } from './words.ts'

interface BuildingOptionsProps {
  readonly choices: readonly ChoiceText[]
  readonly value: readonly number[]
  onChange(value: readonly number[]): void
}

/** [11.1] What a facility or specialisation of the full catalogue shall do, where there are several ways. */
export function BuildingOptions({ choices, value, onChange }: BuildingOptionsProps): ReactNode {
  const set = (at: number, option: number) => onChange(choices.map((_, i) => (i === at ? option : (value[i] ?? 0))))
  return choices.map(({ label, alternatives }, at) => (
    <SelectField
      key={`${label} ${String(alternatives.length)} ${alternatives[0] ?? ''}`}
      label={label}
      value={String(value[at] ?? 0)}
      options={alternatives.map((text, option) => ({ value: String(option), label: text }))}
      onChange={(option) => set(at, Number(option))}
    />
  ))
}

interface NamedMaterialsProps {
  /** Everything that is left open by price, upkeep or effects. */
  readonly open: readonly OpenMaterial[]
  readonly value: readonly MaterialId[]
  onChange(value: readonly MaterialId[] | undefined): void
}

/** [11.1] Materials that are left open, and can be named. */
export function NamedMaterials({ open, value, onChange }: NamedMaterialsProps): ReactNode {
  const wanted = (of: readonly MaterialId[]) => value.find((id) => of.includes(id)) ?? ''
  const set = (of: readonly MaterialId[], next: string) => {
    const named = [...value.filter((id) => !of.includes(id)), ...(next === '' ? [] : [next as MaterialId])]
    onChange(named.length > 0 ? named : undefined)
  }
  return open.map(({ label, of }) => (
    <SelectField
      key={label}
      label={words.named(label)}
      value={wanted(of)}
      options={[
        { value: '', label: words.cheapest },
        ...of.map((id) => ({ value: id as string, label: MATERIAL_NAMES[id] })),
      ]}
      onChange={(next) => set(of, next)}
    />
  ))
}
