import { type Belongings, type Json, type Locale, lookUp, type ProfileField } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import type { TableModule } from '../kit/table-module.ts'
import { DomainField } from './domain-field.tsx'
import { EmblemField } from './emblem-field.tsx'
import { Stack } from './layout.tsx'

/** The pictures that a game has for what may be brought along. */
export type Emblems = Pick<TableModule, 'Emblem' | 'hasEmblem'>

interface BelongingsFormProps {
  readonly fields: readonly ProfileField[]
  /** The language in which the game explains them. */
  readonly lang: Locale
  readonly value: Belongings
  readonly emblems: Emblems | undefined
  onChange(value: Belongings): void
  /** Why this may not be had, in words. */
  whyNot?(name: string, value: Json): string | undefined
}

/** What somebody brings along to a match: everything the game asks for, explained. */
export function BelongingsForm({ fields, lang, value, emblems, onChange, whyNot }: BelongingsFormProps): ReactNode {
  return (
    <div lang={lang}>
      <Stack gap={4}>
        {fields.map((field) => {
          const { name, domain, label, help, values } = field
          const shared = {
            label,
            hint: help,
            values,
            value: valueIn(field, value),
            onChange: (next: Json) => onChange({ ...value, [name]: next }),
          }
          const Emblem = emblems?.hasEmblem?.(name) ? emblems.Emblem : undefined
          return Emblem && domain.kind === 'one' ? (
            <EmblemField
              key={name}
              {...shared}
              name={name}
              domain={domain}
              Emblem={Emblem}
              whyNot={(one) => whyNot?.(name, one)}
            />
          ) : (
            <DomainField key={name} {...shared} domain={domain} />
          )
        })}
      </Stack>
    </div>
  )
}

/** What the field holds: what was chosen, or what is usual. */
function valueIn({ name, usual }: ProfileField, belongings: Belongings): Json {
  return (lookUp(belongings, name) as Json | undefined) ?? usual ?? null
}
