import { choicesOf } from '@ludoteca/aufbau'
import type { Json } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { ChoiceField } from '../../../components/field.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import type { FormField } from './fitting.ts'

interface AlternativesFieldProps {
  readonly fields: readonly FormField[]
  onChange(name: string, value: Json): void
}

/** [11.1] What a facility, specialisation or specialist does from the next round on, where that can be set. */
export const AlternativesField = observer(({ fields, onChange }: AlternativesFieldProps) => {
  const { match } = useTable()
  const me = viewOf(match).players[seatOf(match) ?? -1]
  const held = (wanted: string) => fields.find(({ name }) => name === wanted)?.value
  const choices = me ? choicesOf(me, (held('facility') as string | undefined) ?? '') : []
  const choice = (held('choice') as number | undefined) ?? 0
  return choices.map(({ label, when, alternatives, chosen }, at) =>
    when === 'build' ? null : (
      <ChoiceField
        key={`${label} ${alternatives.join()}`}
        legend={label}
        value={String(at === choice ? (held('option') ?? chosen) : chosen)}
        options={alternatives.map((text, option) => ({ value: String(option), label: text }))}
        onChange={(option) => {
          onChange('choice', at)
          onChange('option', Number(option))
        }}
      />
    ),
  )
})
