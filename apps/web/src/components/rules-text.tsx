import { rules } from 'virtual:shelf'
import { type Locale, lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../words/in-locales.ts'
import { Notice, Spinner } from './notice.tsx'
import { type Heading, outlineOf } from './rules-outline.ts'
import css from './rules-text.module.css'
import { componentWords } from './words.ts'

interface RulesTextProps {
  readonly game: string
  /** The language the rules are written in. */
  readonly lang: Locale
}

/** The rules of a game with their table of contents. Fetched when they are first shown. */
export const RulesText = observer(({ game, lang }: RulesTextProps) => {
  const words = useWords(componentWords)
  const html = useRules(game)
  const prefix = useId()
  const outline = useMemo(
    () => (typeof html === 'string' ? outlineOf(html, `rules${prefix}`) : undefined),
    [html, prefix],
  )
  if (html instanceof Error) return <Notice look="error">{words.rulesMissing}</Notice>
  if (outline === undefined) return <Spinner />
  return (
    <div className={css.rules} lang={lang}>
      <div className={css.sheet}>
        {outline.headings.length > 1 && <Contents headings={outline.headings} />}
        <Text html={outline.html} />
      </div>
    </div>
  )
})

function Contents({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  const words = useWords(componentWords)
  // The address stays as it is: in a dialog it belongs to the screen below.
  const jump = (id: string) => {
    const heading = document.getElementById(id)
    heading?.closest('details')?.setAttribute('open', '')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav className={css.contents} aria-label={words.contents}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                jump(id)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The text is our own, made of the game's RULES.md when the client was built; nothing that people write gets here. */
function Text({ html }: { readonly html: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    current.innerHTML = html
    // Without room for the contents the chapters are folded: they are their own table of contents then.
    const contents = current.parentElement?.querySelector('nav')
    if (!contents || getComputedStyle(contents).display !== 'none') return
    for (const chapter of current.querySelectorAll('details')) chapter.open = false
  }, [html])
  return <div ref={place} className={css.text} />
}

function useRules(game: string): string | Error | undefined {
  const [html, setHtml] = useState<string | Error>()
  useEffect(() => {
    let isHere = true
    const show = (result: string | Error) => isHere && setHtml(result)
    const load = lookUp(rules, game)
    if (load === undefined) show(new Error('no rules'))
    else {
      load().then(
        (module) => show(module.html),
        () => show(new Error('not fetched')),
      )
    }
    return () => {
      isHere = false
    }
  }, [game])
  return html
}
