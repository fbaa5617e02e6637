import {
  ACHIEVEMENTS,
  cityOf,
  districtName,
  INSURANCE,
  isProtected,
  ownerId,
  propertyCard,
  rentOf,
  TEMPERS,
  temperOf,
  UI,
  until,
} from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { BotIcon, ShareIcon } from '../../../components/icons.tsx'
import { Modal } from '../../../components/modal.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { Crest } from '../art/crest.tsx'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { badgesOf } from '../end/earners.ts'
import { trophyOf } from '../end/pictures.ts'
import { endWords } from '../end/words.ts'
import { useTable, viewOf } from '../kit.ts'
import { CashIcon, DebtIcon, ExposureIcon, FameIcon, GuardIcon, PapersIcon } from './icons.tsx'
import css from './owner-sheet.module.css'
import { hasTemper, remarksOf } from './remarks.ts'
import { RiskMark } from './risk-mark.tsx'
import { teamLabel } from './team-label.ts'
import { frameWords as words } from './words.ts'

/** Everything the city knows about an owner. */
export const OwnerSheet = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const owner = view.owners[seat]
  if (owner === undefined) return null
  const isMe = seatOf(match) === seat
  const guard = isProtected(view, seat)
    ? words.protectedUntil(until(owner.protectedUntilRound, view))
    : words.notProtected
  const mayOffer = !isMe && choicesOf(match, 'dealOffer').length > 0
  return (
    <Modal open title={match.names(seat)} className="imperio" lang="es" onClose={() => ui.close()}>
      <div className={css.head}>
        <OwnerGlyph seat={seat} size={44} />
        <Crest team={owner.team} />
        <p className={css.team}>{words.dynasty(teamLabel(view.options, owner.team))}</p>
        <RiskMark level={view.riskLevels[seat] ?? 'LOW'} />
      </div>
      <dl className={css.figures}>
        <Figure icon={<CashIcon />} label={UI.cash} value={owner.cash} />
        <Figure icon={<DebtIcon />} label={UI.debt} value={owner.debt} />
        <Figure icon={<FameIcon />} label={UI.fame} value={owner.fame} />
        <Figure icon={<PapersIcon />} label={UI.compliance} value={owner.compliance} />
        <Figure icon={<ExposureIcon />} label={UI.exposure} value={owner.politicalExposure} />
        <Figure icon={<CashIcon />} label={UI.wealth} value={view.wealth[seat] ?? 0} />
      </dl>
      <Temper seat={seat} />
      <p className={css.guard}>
        <GuardIcon /> {guard}
      </p>
      <Holdings seat={seat} />
      <Badges seat={seat} isMine={isMe} />
      {mayOffer && (
        <Button look="primary" wide onClick={() => ui.open({ kind: 'compose', to: ownerId(seat) })}>
          {words.offerDeal}
        </Button>
      )}
    </Modal>
  )
})

/** What a bot is like, and what it has said in this round. */
const Temper = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, presentation } = useTable()
  if (!hasTemper(match, seat)) return null
  const { label, about } = TEMPERS[temperOf(viewOf(match).seedCommit, seat)]
  const said = remarksOf(match, presentation).find((remark) => remark.seat === seat)
  return (
    <p className={css.temper}>
      <BotIcon size={18} /> <strong>{label}.</strong> {about}
      {said !== undefined && <q className={css.said}>{said.text}</q>}
    </p>
  )
})

interface FigureProps {
  readonly icon: ReactNode
  readonly label: string
  readonly value: number
}

function Figure({ icon, label, value }: FigureProps): ReactNode {
  return (
    <div className={css.figure}>
      <dt>
        {icon} {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

const Holdings = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const city = cityOf(view)
  const own = view.properties.filter(({ owner }) => owner === seat)
  return (
    <section>
      <h3 className={css.title}>{words.properties(own.length)}</h3>
      {own.length === 0 && <p>{words.noProperties}</p>}
      <ul className={css.list}>
        {own.map((property) => {
          const { propertyId, upgradeLevel, insurance } = property
          const { nombre_es, district } = propertyCard(propertyId)
          return (
            <li key={propertyId}>
              <button type="button" className={css.row} onClick={() => ui.open({ kind: 'property', id: propertyId })}>
                <span>
                  <strong>{nombre_es}</strong> {districtName(district)}
                </span>
                <span className={css.facts}>
                  {UI.rent} {rentOf(city, property)}
                  {upgradeLevel > 0 && ` · ${'▲'.repeat(upgradeLevel)}`}
                  {insurance !== 'NONE' && ` · ${INSURANCE[insurance]}`}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

interface BadgesProps {
  readonly seat: Seat
  readonly isMine: boolean
}

const Badges = observer(({ seat, isMine }: BadgesProps) => {
  const { match, ui } = useTable()
  const ids = badgesOf(match, seat)
  const won = ACHIEVEMENTS.filter(({ id }) => ids.includes(id))
  return (
    <section>
      <h3 className={css.title}>{words.achievements}</h3>
      {won.length === 0 && <p>{words.noAchievements}</p>}
      <ul className={css.list}>
        {won.map(({ id, nombre_es, desc_es, trophy }) => (
          <li key={id}>
            <strong>{nombre_es}.</strong> {desc_es}
            {isMine && trophy && trophyOf(match, seat, id) && (
              <Button size="small" look="quiet" onClick={() => ui.open({ kind: 'trophy', id })}>
                <ShareIcon size={18} />
                {endWords.showTrophy}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
})
