import { flag, int, list, type OptionSpecs, one, record, some, text } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChoiceField, SelectField, Switch, TextField } from '../../components/field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { type Options, OptionsForm } from '../../components/options-form.tsx'
import { readable } from '../../components/values.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { galleryWords } from './words.ts'

/** Fields as they are, with a hint, and with a problem. */
export const FieldSamples = observer(() => {
  const { label, hint, wrong, choices } = useWords(galleryWords)
  const [value, setValue] = useState(400)
  const [choice, setChoice] = useState('0')
  const options = choices.map((name, i) => ({ value: String(i), label: name }))
  return (
    <>
      <TextField label={label} defaultValue="Ada" />
      <TextField label={label} hint={hint} defaultValue="400" />
      <TextField label={label} hint={hint} wrong={wrong} defaultValue="1300" />
      <NumberField label={label} hint={hint} domain={int(0, 1250)} value={value} onChange={setValue} />
      <SelectField label={label} value={choice} options={options} onChange={setChoice} />
    </>
  )
})

/** One of a few, on or off. */
export const ChoiceSamples = observer(() => {
  const { label, hint, choices } = useWords(galleryWords)
  const [choice, setChoice] = useState('0')
  const [isOn, setOn] = useState(true)
  const options = choices.map((name, i) => ({ value: String(i), label: name }))
  return (
    <>
      <ChoiceField legend={label} value={choice} options={options} onChange={setChoice} />
      <Switch label={label} hint={hint} checked={isOn} onChange={setOn} />
      <Switch label={label} checked={!isOn} onChange={(isOff) => setOn(!isOff)} />
    </>
  )
})

interface Sample {
  readonly clocks: boolean
  readonly rounds: number
  readonly beginner: string
  readonly decks: readonly string[]
  readonly motto: string
  readonly bands: readonly { readonly fromTurn: number; readonly max: number }[]
}

/** One option of every kind. */
const SPECS: OptionSpecs<Sample> = {
  clocks: { domain: flag, default: true },
  rounds: { domain: int(0, 100), default: 30 },
  beginner: { domain: one(['random', 'first']), default: 'random' },
  decks: { domain: some(['red', 'blue', 'green']), default: ['red'] },
  motto: { domain: text(30), default: '' },
  bands: { domain: list(record({ fromTurn: int(1, 9), max: int(1, 9) }), 1, 4), default: [{ fromTurn: 1, max: 3 }] },
}

/** A form for options of every kind, one of them changed. */
export const OptionsSamples = observer(() => {
  const { locale } = useRoot().settings
  const { hint, wrong } = useWords(galleryWords)
  const [options, setOptions] = useState<Options>({ rounds: 40 })
  return (
    <OptionsForm
      specs={SPECS}
      words={{ option: (key) => ({ label: readable(key), help: hint }) }}
      lang={locale}
      value={options}
      onChange={setOptions}
      wrong={(key) => (key === 'motto' ? wrong : undefined)}
    />
  )
})
