import {
  type Box,
  type Domain,
  defaultOf,
  flag,
  type Json,
  lookUp,
  type OptionWords,
  optionInWords,
  same,
} from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { rangeOf } from '../../components/number-field.tsx'
import { entriesOf } from '../../components/options-form.tsx'
import { componentWords } from '../../components/words.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './game-page.module.css'
import { gameWords } from './words.ts'

/** What can be agreed on before a match, what it means, and what is usual. */
export const OptionsExplained = observer(({ box }: { readonly box: Box }) => {
  const { locale } = useRoot().settings
  const words = useWords(gameWords)
  const { range } = useWords(componentWords)
  const entries = entriesOf(box.game.options)
  if (entries.length === 0) return <p>{words.optionsNone}</p>
  const possibleIn = (domain: Domain, { values }: OptionWords, inWords: (value: Json) => string): string => {
    if (domain.kind === 'int') {
      const least = lookUp(values, String(domain.min))
      return `${rangeOf(domain, range, locale)}${least === undefined ? '' : ` (${domain.min}: ${least})`}`
    }
    // Yes or no: whatever is not usual is the other one.
    return domain.kind === 'one' && !same(domain.of, flag.of) ? domain.of.map(inWords).join(' / ') : ''
  }
  return (
    <>
      <p className={css.soft}>{words.optionsHelp}</p>
      <dl className={css.explained}>
        {entries.map(([key, spec]) => {
          const option = box.words.option(key)
          const inWords = (value: Json) => optionInWords(option, value, { locale, yes: words.yes, no: words.no })
          const usual = inWords(defaultOf(spec, {}) as Json)
          const possible = possibleIn(spec.domain, option, inWords)
          return (
            <div key={key}>
              <dt lang={box.locale}>{option.label}</dt>
              <dd lang={box.locale}>{option.help}</dd>
              <dd>
                {words.standard}: {usual}
                {possible !== '' && ` · ${words.possible}: ${possible}`}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
})
