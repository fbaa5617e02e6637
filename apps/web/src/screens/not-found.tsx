import { observer } from 'mobx-react-lite'
import { frameWords } from '../app/words.ts'
import { LinkButton } from '../components/button.tsx'
import { Page } from '../components/layout.tsx'
import { Empty } from '../components/notice.tsx'
import { type InLocales, useWords } from '../words/in-locales.ts'

const lost: InLocales<string> = {
  en: 'There is nothing at this address.',
  es: 'No hay nada en esta dirección.',
  de: 'Unter dieser Adresse ist nichts.',
}

/** For addresses that lead nowhere. */
export const NotFound = observer(() => (
  <Page narrow>
    <Empty>
      <h1>{useWords(lost)}</h1>
      <LinkButton to="/">{useWords(frameWords).home}</LinkButton>
    </Empty>
  </Page>
))
