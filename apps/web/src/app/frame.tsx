import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Logo } from '../components/logo.tsx'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import css from './frame.module.css'
import { frameWords } from './words.ts'

/** What surrounds every screen: where one can go, and what screen readers are told. */
export const Frame = observer(({ children }: { readonly children: ReactNode }) => {
  const words = useWords(frameWords)
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  // Another screen: the focus goes to it, or it would stay on a link that means something else now.
  useEffect(() => {
    if (shown.current !== path) main.current?.focus()
    shown.current = path
  }, [path])
  const links = [
    { to: '/', label: words.shelf },
    { to: '/lobby', label: words.lobby },
    { to: '/history', label: words.history },
    { to: '/profile', label: words.profile },
    { to: '/settings', label: words.settings },
  ]
  return (
    <>
      <a className={css.skip} href="#main">
        {words.skip}
      </a>
      <header className={css.bar}>
        <Link href="/" className={css.brand}>
          <Logo />
          <span>Ludoteca</span>
        </Link>
        <nav className={css.links} aria-label={words.main}>
          {links.map(({ to, label }) => (
            <Link key={to} href={to} className={css.link} aria-current={path === to ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      <Announcements />
    </>
  )
})

const Announcements = observer(() => (
  <div className="unseen" aria-live="polite">
    {useRoot().announcer.text}
  </div>
))
