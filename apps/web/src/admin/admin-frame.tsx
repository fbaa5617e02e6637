import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../components/button.tsx'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { useAdmin } from './admin-store.ts'
import css from './graf.module.css'
import { Icon } from './kit/icon.tsx'
import type { PAGES } from './pages.ts'
import { adminWords } from './words.ts'

interface AdminFrameProps {
  readonly pages: typeof PAGES
  readonly children: ReactNode
}

/** Where one can go, who one is, and the page. */
export const AdminFrame = observer(({ pages, children }: AdminFrameProps) => {
  const store = useAdmin()
  const words = useWords(adminWords)
  const { settings } = useRoot()
  const [path] = useLocation()
  const isAt = (page: string) => path === `/admin${page}` || path.startsWith(`/admin${page}/`)
  const current = pages.find((page) => isAt(page.path))
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    document.title = `${current ? `${current.label[settings.locale]} · ` : ''}${words.title} · Ludoteca`
    // On a phone the strip is longer than the screen. Only it moves: the page stays where it is.
    const link = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (strip.current && link) strip.current.scrollLeft = link.offsetLeft - 24
  }, [current, words, settings.locale])
  return (
    <div className={css.frame}>
      <div className={css.side}>
        <div className={css.brand}>{words.title}</div>
        <nav aria-label={words.navigation}>
          <ul ref={strip} className={css.nav}>
            {pages.map(({ path: page, label, icon }) => (
              <li key={page}>
                <Link href={`/admin${page}`} className={css.link} aria-current={isAt(page) ? 'page' : undefined}>
                  <Icon svg={icon} />
                  {label[settings.locale]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.me}>
          <span>
            {store.me?.handle}, {store.me && words.roles[store.me.role]}
          </span>
          <Button size="small" onClick={() => void store.leave()}>
            {words.leave}
          </Button>
        </div>
      </div>
      <div className={css.content}>{children}</div>
    </div>
  )
})
