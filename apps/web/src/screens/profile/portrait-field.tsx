import {
  choiceOf,
  PART_NAMES,
  PORTRAIT_PARTS,
  type PortraitPart,
  portraitCode,
  portraitOf,
} from '@ludoteca/kernel/portraits'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from '../../components/button.tsx'
import { DiceIcon } from '../../components/icons.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './portrait-field.module.css'
import { profileWords } from './words.ts'

interface PortraitFieldProps {
  /** The code of the portrait, or nothing where the crest stands for somebody. */
  readonly value: string | undefined
  /** Whose it is: what is not chosen yet is as the name has it. */
  readonly name: string
  onChange(value: string | undefined): void
}

/** A portrait put together from drawn parts, each shown on the face as it is now. */
export const PortraitField = observer(({ value, name, onChange }: PortraitFieldProps) => {
  const words = useWords(profileWords)
  const choice = choiceOf(value) ?? portraitOf(name)
  return (
    <details className={css.fold}>
      <summary>{words.portrait}</summary>
      <Stack gap={4}>
        <Row gap={2}>
          <Button size="small" onClick={() => onChange(portraitCode(portraitOf(crypto.randomUUID())))}>
            <DiceIcon size={18} />
            {words.anyPortrait}
          </Button>
          {value !== undefined && (
            <Button size="small" look="quiet" onClick={() => onChange(undefined)}>
              {words.noPortrait}
            </Button>
          )}
        </Row>
        {PART_NAMES.map((part) => (
          <PartField
            key={part}
            part={part}
            name={name}
            at={value === undefined ? undefined : choice[part]}
            codeOf={(index) => portraitCode({ ...choice, [part]: index })}
            onChange={onChange}
          />
        ))}
      </Stack>
    </details>
  )
})

interface PartFieldProps extends Pick<PortraitFieldProps, 'name' | 'onChange'> {
  readonly part: PortraitPart
  readonly at: number | undefined
  codeOf(index: number): string
}

const PartField = observer(({ part, name, at, codeOf, onChange }: PartFieldProps) => {
  const words = useWords(profileWords)
  const id = useId()
  return (
    <fieldset className={css.part}>
      <legend>{words.parts[part]}</legend>
      {Array.from({ length: PORTRAIT_PARTS[part] }, (_, index) => (
        <label key={codeOf(index)} className={css.one}>
          <input
            type="radio"
            name={id}
            checked={at === index}
            aria-label={words.partOf(words.parts[part], index + 1)}
            onChange={() => onChange(codeOf(index))}
          />
          <Portrait code={codeOf(index)} name={name} size={48} />
        </label>
      ))}
    </fieldset>
  )
})
