import { isProtected, risk, signed, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable, viewOf } from '../kit.ts'
import { RumorButton } from '../rumor/rumor-button.tsx'
import { CashIcon, DebtIcon, ExposureIcon, EyeIcon, FameIcon, GuardIcon, PapersIcon, ShieldIcon } from './icons.tsx'
import css from './purse.module.css'
import { RISK_WORDS } from './risk-mark.tsx'
import { placesOf } from './standings.ts'
import { frameWords as words } from './words.ts'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }

/** What an owner has in hand; for watchers, what they can do. */
export const Purse = observer(() => {
  const { match } = useTable()
  return seatOf(match) === undefined ? <Watching /> : <OwnPurse />
})

const OwnPurse = observer(() => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const me = seatOf(match) ?? 0
  const owner = view.owners[me]
  if (owner === undefined) return null
  const own = view.properties.filter((property) => property.owner === me)
  const insured = own.filter(({ insurance }) => insurance !== 'NONE').length
  const level = view.riskLevels[me] ?? 'LOW'
  return (
    <section className={css.purse} aria-label={words.purse}>
      <button type="button" className={css.me} onClick={() => ui.open({ kind: 'owner', seat: me })}>
        <OwnerGlyph seat={me} size={28} />
        <span className="unseen">{match.names(me)}</span>
      </button>
      <dl className={css.figures} {...REACHABLE}>
        <Figure icon={<CashIcon size={20} />} label={UI.cash} value={owner.cash} isMain>
          <CashChange key={me} cash={owner.cash} />
        </Figure>
        <Figure icon={<FameIcon />} label={UI.fame} value={owner.fame} />
        <Figure icon={<DebtIcon />} label={UI.debt} value={owner.debt} isBad={owner.debt > 0} />
        <Figure icon={<PapersIcon />} label={UI.compliance} value={owner.compliance} />
        <Figure
          icon={<EyeIcon />}
          label={RISK_WORDS[level]}
          value={risk(view.own?.riskCenti ?? 0)}
          isBad={level === 'HIGH'}
        />
        <Figure icon={<ExposureIcon />} label={UI.exposure} value={owner.politicalExposure} />
        <Figure icon={<ShieldIcon />} label={words.insured} value={`${insured}/${own.length}`} />
        <Figure
          icon={<GuardIcon />}
          label={words.security}
          value={isProtected(view, me) ? `R${Math.min(owner.protectedUntilRound, view.rounds)}` : UI.no}
        />
      </dl>
      <BoardButton />
    </section>
  )
})

/** Opens the table of the day; says where one stands in it. */
const BoardButton = observer(() => {
  const { match, ui, presentation } = useTable()
  const me = seatOf(match)
  const place = placesOf(viewOf(match).wealth, presentation.standing?.wealth).find(({ seat }) => seat === me)
  return (
    <button type="button" className={css.board} data-coach="wealth" onClick={() => ui.open({ kind: 'board' })}>
      <span className={css.label}>{words.board}</span>
      <span className={css.place}>{place === undefined ? '≡' : words.place(place.rank)}</span>
    </button>
  )
})

interface FigureProps {
  readonly icon: ReactNode
  readonly label: string
  readonly value: number | string
  readonly isMain?: boolean
  readonly isBad?: boolean
  readonly children?: ReactNode
}

function Figure({ icon, label, value, isMain = false, isBad = false, children }: FigureProps): ReactNode {
  return (
    <div className={classes(css.figure, isMain && css.main, isBad && css.bad)}>
      <dt>{label}</dt>
      <dd>
        {icon}
        {value}
        {children}
      </dd>
    </div>
  )
}

/** What just came in or went out, for a moment. */
function CashChange({ cash }: { readonly cash: number }): ReactNode {
  const [last, setLast] = useState({ cash, by: 0, count: 0 })
  if (last.cash !== cash) setLast({ cash, by: cash - last.cash, count: last.count + 1 })
  if (last.by === 0) return null
  return (
    <span key={last.count} className={classes(css.change, last.by < 0 && css.loss)} aria-hidden="true">
      {signed(last.by)}
    </span>
  )
}

const Watching = observer(() => {
  const { match } = useTable()
  const { watcherCount } = viewOf(match)
  return (
    <section className={css.purse} aria-label={words.watching}>
      <p className={css.watching}>
        <EyeIcon size={20} /> {match.kind === 'replay' ? words.replay : words.watching}
        {watcherCount > 0 && <span className={css.count}>{words.watchers(watcherCount)}</span>}
      </p>
      {match.kind !== 'replay' && <RumorButton />}
      <BoardButton />
    </section>
  )
})
