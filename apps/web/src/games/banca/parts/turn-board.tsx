import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import { money, tenths } from '../model/numbers.ts'
import lobby from './lobby.module.css'
import { PhaseRail } from './phase-rail.tsx'
import css from './turn-board.module.css'
import { Vault } from './vault.tsx'

/** What everybody at the table looks at: the turn, its prices, the vault. */
export const TurnBoard = observer(() => {
  const { presentation: banca } = useTable()
  const { view, peak } = banca
  const { turn, modifier, penalty, lotteryFee, lotteryRewardTenths, auctionRewardTenths, bank, config } = view
  const prices = [
    { label: 'Modifier', value: `×${modifier}` },
    { label: 'Penalty', value: money(penalty) },
    { label: 'Lottery', value: `${money(lotteryFee)} for +${tenths(lotteryRewardTenths)}` },
    { label: 'Auction', value: `+${tenths(auctionRewardTenths)}` },
    { label: 'Level', value: `${money(config.levelCost)} for +${tenths(config.levelStepTenths)}` },
  ]
  return (
    <section className={`${lobby.glass} ${css.board}`} aria-label="State of the game">
      <h2 className={css.turn}>
        Turn {turn}
        {config.maxTurns > 0 && <small> of {config.maxTurns}</small>}
      </h2>
      <div className={css.vault} data-vault="" data-coach="vault">
        <Vault bank={bank} peak={peak} />
      </div>
      <dl className={css.prices} data-coach="prices">
        {prices.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="digits">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.rail}>
        <PhaseRail view={view} />
      </div>
    </section>
  )
})
