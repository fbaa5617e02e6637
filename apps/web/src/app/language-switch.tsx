import type { Locale } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { GlobeIcon } from '../components/icons.tsx'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import css from './language-switch.module.css'
import { frameWords } from './words.ts'

/** The languages of the shell, each by its own name. */
export const LANGUAGES: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'de', label: 'Deutsch' },
]

/** The device's own list, under a small sign that fits into the bar. */
export const LanguageSwitch = observer(() => {
  const { settings } = useRoot()
  const words = useWords(frameWords)
  return (
    <div className={css.switch}>
      <GlobeIcon />
      <span aria-hidden="true">{settings.locale.toUpperCase()}</span>
      <select
        className={css.list}
        aria-label={words.language}
        value={settings.locale}
        onChange={({ target }) => settings.set('locale', target.value as Locale)}
      >
        {LANGUAGES.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
})
