import {
  defaultOf,
  type Json,
  type Locale,
  lookUp,
  type OptionSpec,
  type OptionSpecs,
  optionInWords,
  same,
  type Words,
} from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import { DomainField } from './domain-field.tsx'
import { UndoIcon } from './icons.tsx'
import { Badge } from './notice.tsx'
import css from './options-form.module.css'
import { componentWords } from './words.ts'

/** The options somebody has changed; all others are as the game proposes. */
export type Options = Readonly<Record<string, Json>>

interface OptionsFormProps {
  /** `box.game.options`. */
  readonly specs: OptionSpecs<object>
  /** `box.words` and `box.locale`: a game explains its options in its own language. */
  readonly words: Pick<Words, 'option'>
  readonly lang: Locale
  readonly value: Options
  onChange(value: Options): void
  /** What is wrong with an option, in words. */
  wrong?(key: string): string | undefined
}

/** The options of a game, each explained. What equals the game's proposal is left out of the value. */
export const OptionsForm = observer(({ specs, words, lang, value, onChange, wrong }: OptionsFormProps) => {
  const shell = useWords(componentWords)
  const { locale } = useRoot().settings
  const change = (key: string, spec: OptionSpec<unknown, object>, next: Json | undefined) => {
    const { [key]: _before, ...others } = value
    const isProposed = next === undefined || same(next, defaultOf(spec, others))
    onChange(isProposed ? others : { ...others, [key]: next })
  }
  return (
    <ul className={css.options}>
      {entriesOf(specs).map(([key, spec]) => {
        const option = words.option(key)
        const { label, help, values } = option
        const proposed = defaultOf(spec, value) as Json
        const isChanged = Object.hasOwn(value, key)
        return (
          <li key={key} className={css.option} lang={lang}>
            <DomainField
              label={label}
              hint={help}
              wrong={wrong?.(key)}
              domain={spec.domain}
              value={lookUp(value, key) ?? proposed}
              values={values}
              onChange={(next) => change(key, spec, next)}
            />
            {isChanged && (
              <div className={css.changed} lang={locale}>
                <Badge>{shell.changed}</Badge>
                <span>{shell.standard(optionInWords(option, proposed, { locale, yes: shell.yes, no: shell.no }))}</span>
                <Button
                  look="quiet"
                  size="small"
                  icon
                  aria-label={shell.toStandard(label)}
                  title={shell.toStandard(label)}
                  onClick={() => change(key, spec, undefined)}
                >
                  <UndoIcon size={16} />
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
})

/** The options of a game one by one, in the order in which it explains them. */
export function entriesOf(specs: OptionSpecs<object>): readonly (readonly [string, OptionSpec<unknown, object>])[] {
  return Object.entries(specs) as [string, OptionSpec<unknown, object>][]
}
