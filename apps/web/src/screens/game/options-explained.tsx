import { type Box, type Domain, defaultOf, type Json, type Locale } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { rangeOf } from '../../components/number-field.tsx'
import { entriesOf } from '../../components/options-form.tsx'
import { inShort } from '../../components/values.ts'
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
  const bounds = (domain: Domain): string => {
    if (domain.kind === 'int') return rangeOf(domain, range, locale)
    return domain.kind === 'one' ? listOf(domain.of, locale) : ''
  }
  function listOf(values: readonly Json[], language: Locale): string {
    return values.map((value) => inShort(value, language, words.yes, words.no)).join(', ')
  }
  return (
    <>
      <p className={css.soft}>{words.optionsHelp}</p>
      <dl className={css.explained}>
        {entries.map(([key, spec]) => {
          const { label, help } = box.words.option(key)
          const usual = inShort(defaultOf(spec, {}) as Json, locale, words.yes, words.no)
          const possible = bounds(spec.domain)
          return (
            <div key={key}>
              <dt lang={box.locale}>{label}</dt>
              <dd lang={box.locale}>{help}</dd>
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
