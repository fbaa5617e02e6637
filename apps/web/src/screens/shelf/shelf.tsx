import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { LinkButton } from '../../components/button.tsx'
import { Page } from '../../components/layout.tsx'
import { TableDrawing } from '../../components/table-drawing.tsx'
import { useWords } from '../../words/in-locales.ts'
import { WelcomeBack } from '../local/welcome-back.tsx'
import { BoxOnShelf } from './box-on-shelf.tsx'
import css from './shelf.module.css'
import { shelfWords } from './words.ts'

/** All games, as boxes on a shelf. Examples stand on a board of their own, below. */
export const Shelf = observer(() => {
  const words = useWords(shelfWords)
  const games = boxes.filter(({ example }) => !example)
  const examples = boxes.filter(({ example }) => example)
  return (
    <Page className={css.page}>
      <header className={css.head}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </header>
      <div className={css.bookcase}>
        <ul className={css.board}>
          {games.map((game, place) => (
            <BoxOnShelf key={game.id} game={game} place={place} />
          ))}
        </ul>
      </div>
      <div className={css.below}>
        <section className={css.online} aria-labelledby="online">
          <TableDrawing />
          <h2 id="online">{words.online}</h2>
          <p>{words.onlineLead}</p>
          <LinkButton to="/lobby" size="large">
            {words.lobby}
          </LinkButton>
        </section>
        {examples.length > 0 && (
          <section className={css.examples} aria-labelledby="examples">
            <h2 id="examples" className={css.examplesTitle}>
              {words.examples}
            </h2>
            <p>{words.examplesLead}</p>
            <div className={css.bookcase}>
              <ul className={css.board}>
                {examples.map((game, place) => (
                  <BoxOnShelf key={game.id} game={game} place={place + 1} small />
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
      <WelcomeBack />
    </Page>
  )
})
