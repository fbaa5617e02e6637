import type { Fact, FactType } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { useTable } from '../kit.ts'
import css from './plaque.module.css'

/** What is worth a word on the board itself. */
const NOTABLE: ReadonlySet<FactType> = new Set([
  'cardDrawn',
  'bought',
  'auctionSold',
  'auctionUnsold',
  'debtOpened',
  'rentPaid',
  'sentToJail',
  'leftJail',
  'built',
  'soldBuildings',
  'tradeAccepted',
  'bankrupt',
  'gameOver',
  'gameStarted',
  'received',
  'paid',
] satisfies FactType[])

/** The last thing that mattered, in the middle of the board. The story has it all. */
export const Plaque = observer(() => {
  const { match, ui } = useTable()
  const line = match.story.findLast(({ fact }) => NOTABLE.has((fact as Fact).type))
  if (line === undefined || (match.queue.isPlaying && !ui.isNear)) return null
  return (
    <div
      className={classes(css.plaque, ui.isNear ? css.near : match.outcome && css.final)}
      lang={match.box.locale}
      aria-hidden="true"
    >
      <div key={line.id} className={css.words}>
        {match.tell(line.fact)}
      </div>
    </div>
  )
})
