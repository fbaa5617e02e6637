import type { IntDomain } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import fieldCss from '../../../components/field.module.css'
import { Field } from '../../../components/field.tsx'
import { MinusIcon, PlusIcon } from '../../../components/icons.tsx'
import { stepped, strideOf } from '../../../components/number-text.ts'
import { useWords } from '../../../words/in-locales.ts'
import { genericWords } from '../words.ts'
import { type MoveFieldProps, useForm, useProblem, useShellLang } from './field-props.ts'
import css from './fields.module.css'

/** With fewer steps than these a slider is of no use, with more it cannot be aimed with. */
const SLIDER_STEPS_MIN = 5
const SLIDER_STEPS_MAX = 20_000

/** A whole number: typed, stepped or slid. */
export const IntField = observer(({ name, path, label, domain, draft, onChange }: MoveFieldProps<IntDomain>) => {
  const words = useWords(genericWords)
  const lang = useShellLang()
  const { match, type } = useForm()
  const { min, max, step = 1, optional } = domain
  const say = (value: number) => match.valueInWords(type, name, value)
  const value = typeof draft === 'number' ? draft : undefined
  const steps = (max - min) / step
  const stride = strideOf(domain)
  const press = (presses: number) => onChange(value === undefined ? min : stepped(value, presses, domain))
  const hint = [words.from(say(min), say(max)), step > 1 && words.inStepsOf(step), optional && words.optional]
  return (
    <Field label={label} wrong={useProblem(path)} hint={<span lang={lang}>{hint.filter(Boolean).join(', ')}</span>}>
      {(wiring) => (
        <div className={css.int}>
          <div className={fieldCss.stepper}>
            <Button icon tabIndex={-1} aria-label={`${label}: −${stride}`} onClick={() => press(-1)}>
              <MinusIcon size={16} />
            </Button>
            <input
              {...wiring}
              className={fieldCss.input}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={min}
              max={max}
              step={step}
              value={value ?? ''}
              onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
            />
            <Button icon tabIndex={-1} aria-label={`${label}: +${stride}`} onClick={() => press(1)}>
              <PlusIcon size={16} />
            </Button>
          </div>
          {steps >= SLIDER_STEPS_MIN && steps <= SLIDER_STEPS_MAX && (
            <input
              className={css.slider}
              type="range"
              tabIndex={-1}
              aria-hidden="true"
              min={min}
              max={max}
              step={step}
              value={value ?? min}
              onChange={({ target }) => onChange(Number(target.value))}
            />
          )}
        </div>
      )}
    </Field>
  )
})
