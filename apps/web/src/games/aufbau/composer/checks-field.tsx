import type { SomeDomain } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import type { MoveType } from '../ui.ts'
import css from './composer.module.css'
import { composerWords as words } from './words.ts'

interface ChecksFieldProps {
  readonly type: MoveType
  readonly name: string
  readonly domain: SomeDomain
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Several of a few, all of them in sight. */
export const ChecksField = observer(({ type, name, domain, value, onChange }: ChecksFieldProps) => {
  const { match } = useTable()
  const toggle = (each: string) =>
    onChange(value.includes(each) ? value.filter((other) => other !== each) : [...value, each])
  return (
    <fieldset className={css.checks}>
      <legend>{match.box.words.param(type, name)}</legend>
      <p className={css.hint}>{words.targets(value.length, domain.max)}</p>
      <div className={css.boxes}>
        {(domain.of as readonly string[]).map((each) => (
          <label key={each} className={css.box}>
            <input type="checkbox" checked={value.includes(each)} onChange={() => toggle(each)} />
            {match.valueInWords(type, name, each)}
          </label>
        ))}
      </div>
    </fieldset>
  )
})
