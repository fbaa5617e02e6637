import { CAUSES, type Fact, placeName, ROLE_NAMES } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { BarChart } from '../../../components/bar-chart.tsx'
import { Engraved } from '../art/drawing.tsx'
import { KingFigure } from '../art/king-figure.tsx'
import { RolePortrait } from '../art/role-portrait.tsx'
import { SoulName } from '../art/soul-name.tsx'
import { frameWords } from '../frame/words.ts'
import { useTable, viewOf } from '../kit.ts'
import { fateOf } from './fate.ts'
import css from './final.module.css'
import { type Ledger, ledgerOf } from './ledger.ts'
import { VIGNETTES } from './vignettes.ts'
import { endWords as words } from './words.ts'

/** The last page: how it ended and what became of everybody, told and counted. */
export const Final = observer(() => {
  const { match } = useTable()
  const { ending, players } = viewOf(match)
  if (ending === null) return null
  const told = match.story.findLast(({ fact }) => fact.type === 'gameEnded')
  const ledger = ledgerOf(
    match.story.map(({ fact }) => fact as Fact),
    players.length,
  )
  return (
    <section className={css.final} data-won={ending === 'WIN' || undefined} aria-label={words.final}>
      <div className={css.epilogue}>
        <div className={css.picture}>
          <svg viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Engraved parts={VIGNETTES[ending]} line={1.8} />
          </svg>
          {ending !== 'WIN' && <KingFigure size={96} className={css.king} />}
        </div>
        <h2>{words.titles[ending]}</h2>
        <p>{told ? match.tell(told.fact) : match.box.words.ending(ending)}</p>
        <p>{words.epilogues[ending]}</p>
        <KingWord />
      </div>
      <Fates ledger={ledger} />
      <Figures ledger={ledger} />
      <BarChart
        title={words.causes}
        bars={ledger.causes.map(({ source, amount }) => ({
          key: source,
          label: sentence(CAUSES[source]),
          value: amount,
        }))}
      />
    </section>
  )
})

/** Whoever played the King has won or lost, too. */
const KingWord = observer(() => {
  const { match } = useTable()
  const { kingSeat, ending } = viewOf(match)
  if (kingSeat === null) return null
  const name = match.names(kingSeat)
  return <p>{ending === 'WIN' ? words.kingLost(name) : words.kingWon(name)}</p>
})

const Fates = observer(({ ledger }: { readonly ledger: Ledger }) => {
  const { match } = useTable()
  const view = viewOf(match)
  return (
    <div>
      <h3>{words.souls}</h3>
      <ul className={css.fates}>
        {[...view.players.entries()].map(([seat, { role, node, sanity, atMinus5 }]) => (
          <li key={seat} data-fallen={atMinus5 || undefined}>
            <RolePortrait role={role} size={72} />
            <div>
              <p className={css.name}>
                <SoulName seat={seat} /> <small>{ROLE_NAMES[role]}</small>
              </p>
              <p>{fateOf(view, seat)}</p>
              <p className={css.soft}>
                {words.stood(placeName(node).toLowerCase())} {sentence(frameWords.sanity(sanity))}.{' '}
                {words.numbers(ledger.lost[seat] ?? 0, ledger.healed[seat] ?? 0)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
})

const Figures = observer(({ ledger }: { readonly ledger: Ledger }) => {
  const { match } = useTable()
  const { round, teamKeys, keysDestroyed } = viewOf(match)
  const figures = [
    [words.rounds, round],
    [words.keysHeld, teamKeys],
    [words.keysDestroyed, keysDestroyed],
    [words.cards, ledger.cards],
    [words.sacrifices, ledger.sacrifices],
    [words.falls, ledger.falls.reduce((sum, each) => sum + each, 0)],
  ] as const
  return (
    <div>
      <h3>{words.figures}</h3>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
})

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
