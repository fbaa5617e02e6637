import { boxes, type ShelfBox } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { PeopleIcon } from '../../components/icons.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { Badge, Spinner } from '../../components/notice.tsx'
import { RulesText } from '../../components/rules-text.tsx'
import { useWords } from '../../words/in-locales.ts'
import { WelcomeBack } from '../local/welcome-back.tsx'
import { useBox } from '../new-room/use-box.ts'
import { NotFound } from '../not-found.tsx'
import { GameBox } from '../shelf/game-box.tsx'
import { shelfWords } from '../shelf/words.ts'
import css from './game-page.module.css'
import { KeptMatches } from './kept-matches.tsx'
import { LearnWay } from './learn-way.tsx'
import { OneDevice } from './one-device.tsx'
import { OptionsExplained } from './options-explained.tsx'
import { SeasonsLink } from './seasons-link.tsx'
import { isSetUpAsked } from './set-up-address.ts'
import { Unfinished } from './unfinished.tsx'
import { Ways } from './ways.tsx'
import { gameWords } from './words.ts'

/** One game: what it is, its rules, and ways to play it. */
export const GamePage = observer(({ id }: { readonly id: string }) => {
  const game = boxes.find((box) => box.id === id)
  return game ? <Known key={id} game={game} /> : <NotFound />
})

const Known = observer(({ game }: { readonly game: ShelfBox }) => {
  const words = useWords(gameWords)
  const shelf = useWords(shelfWords)
  const box = useBox(game.id)
  const isSetUpWanted = isSetUpAsked(useSearch())
  const [isSettingUp, setSettingUp] = useState(isSetUpWanted)
  // Whoever resets the game on this very page is led to the set-up, too.
  useEffect(() => {
    if (isSetUpWanted) setSettingUp(true)
  }, [isSetUpWanted])
  const { id, title, tagline, locale, seatsMin, seatsMax } = game
  return (
    <Page>
      <Stack gap={6}>
        <header className={css.hero}>
          <div className={css.box}>
            <GameBox game={id} title={title} />
          </div>
          <Stack gap={2} className={css.title}>
            <h1 lang={locale}>{title}</h1>
            <p className={css.tagline} lang={locale}>
              {tagline}
            </p>
            <div className={css.badges}>
              <Badge>
                <PeopleIcon size={14} />
                {shelf.seats(seatsMin, seatsMax)}
              </Badge>
              <Badge>{shelf.languages[locale]}</Badge>
            </div>
          </Stack>
          <Stack gap={2} className={css.about}>
            {box && <Unfinished box={box} />}
            <SeasonsLink game={game} />
            <nav className={css.contents} aria-label={words.contents}>
              <a href="#ways">{words.ways}</a>
              <a href="#kept">{words.kept}</a>
              <a href="#options">{words.options}</a>
              <a href="#rules">{words.rules}</a>
            </nav>
          </Stack>
        </header>
        <section id="ways" className={css.section}>
          <h2>{words.ways}</h2>
          <LearnWay game={game} />
          <Ways game={game} onSetUp={() => setSettingUp(true)} />
          {isSettingUp &&
            (box ? <OneDevice game={game} box={box} onCancel={() => setSettingUp(false)} /> : <Spinner />)}
        </section>
        <section id="kept" className={css.section}>
          <h2 id="kept-matches" tabIndex={-1}>
            {words.kept}
          </h2>
          <KeptMatches game={id} />
        </section>
        <section id="options" className={css.section}>
          <h2>{words.options}</h2>
          {box ? <OptionsExplained box={box} /> : <Spinner />}
        </section>
        <section id="rules" className={css.section}>
          <h2>{words.rules}</h2>
          <RulesText game={id} lang={locale} />
        </section>
      </Stack>
      <WelcomeBack game={id} />
    </Page>
  )
})
