import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { classes } from '../components/classes.ts'
import { GearIcon, HistoryIcon, PeopleIcon, PersonIcon, ShelfIcon } from '../components/icons.tsx'
import { Logo } from '../components/logo.tsx'
import { Toasts } from '../components/toasts.tsx'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { AccountNotices } from './account-notices.tsx'
import css from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LostSession } from './lost-session.tsx'
import { NewVersion } from './new-version.tsx'
import { isAtTable, isPartOf } from './places.ts'
import { TableBarContext } from './table-bar.ts'
import { titleOf } from './title.ts'
import { frameWords } from './words.ts'

/** What surrounds every screen: where one can go, and what screen readers are told. */
export const Frame = observer(({ children }: { readonly children: ReactNode }) => {
  const words = useWords(frameWords)
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  const [tableBar, setTableBar] = useState<HTMLElement | null>(null)
  // Another screen: the focus goes to it, or it would stay on a link that means something else now.
  useEffect(() => {
    if (shown.current !== path) {
      main.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    shown.current = path
  }, [path])
  useEffect(() => {
    document.title = titleOf(path, words)
  }, [path, words])
  const links = [
    { to: '/', label: words.shelf, Icon: ShelfIcon },
    { to: '/lobby', label: words.lobby, Icon: PeopleIcon },
    { to: '/history', label: words.history, Icon: HistoryIcon },
    { to: '/profile', label: words.profile, Icon: PersonIcon },
    { to: '/settings', label: words.settings, Icon: GearIcon },
  ]
  return (
    <div className={classes(css.frame, isAtTable(path) ? css.atTable : css.around)}>
      <a className={css.skip} href="#main">
        {words.skip}
      </a>
      <header className={css.bar}>
        <Link href="/" className={css.brand}>
          <Logo />
          <span>Ludoteca</span>
        </Link>
        <div ref={setTableBar} className={css.table} />
        <nav className={css.links} aria-label={words.main}>
          {links.map(({ to, label, Icon }) => (
            <Link
              key={to}
              href={to}
              title={label}
              className={css.link}
              aria-current={isPartOf(path, to) ? 'page' : undefined}
            >
              <Icon />
              <span>{label}</span>
            </Link>
          ))}
        </nav>
        <PlaceLanguage />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <LostSession />
        <AccountNotices />
        <TableBarContext value={tableBar}>{children}</TableBarContext>
      </main>
      <NewVersion />
      <Toasts />
      <Announcements />
    </div>
  )
})

/** Where a game decides on the language there is none to be chosen. */
const PlaceLanguage = observer(() => {
  if (useRoot().settings.isLocaleGiven) return null
  return (
    <div className={css.language}>
      <LanguageSwitch />
    </div>
  )
})

const Announcements = observer(() => (
  <div className="unseen" aria-live="polite">
    {useRoot().announcer.text}
  </div>
))
