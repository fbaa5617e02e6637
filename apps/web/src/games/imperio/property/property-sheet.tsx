import { districtName, type Fact, INSURANCE, propertyCard, tagName, until, worthOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Modal } from '../../../components/modal.tsx'
import { DistrictIcon } from '../art/district-icon.tsx'
import { OwnerName } from '../art/owner-name.tsx'
import { PropertyIcon } from '../art/property-icon.tsx'
import { Skyline } from '../art/skyline.tsx'
import { TagIcon } from '../art/tag-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import { historyOf } from './history.ts'
import { InsuranceBadge, Pips } from './marks.tsx'
import css from './property-sheet.module.css'
import { isLockedIn, nobodysIn, propertyIn, worksOn } from './property-words.ts'
import { RentReceipt } from './rent-receipt.tsx'
import { propertyWords as words } from './words.ts'

/** All about one property: what it pays and why, whose it is, what protects it, what happened to it. */
export const PropertySheet = observer(({ id }: { readonly id: string }) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const card = propertyCard(id)
  const property = propertyIn(view, id)
  const owner = property?.owner ?? null
  const past = historyOf(
    match.story.map(({ fact }) => fact as Fact),
    id,
    match.names,
    view.rounds,
  )
  return (
    <Modal title={card.nombre_es} open onClose={() => ui.close()} className="imperio" lang="es">
      <div className={css.hero}>
        <Skyline district={card.district} />
        <span className={css.type}>
          <PropertyIcon type={card.icon} size={64} />
        </span>
        <span className={css.district}>
          <DistrictIcon district={card.district} size={20} /> {districtName(card.district)}
        </span>
      </div>
      <ul className={css.tags}>
        {card.tags.map((tag) => (
          <li key={tag}>
            <TagIcon tag={tag} size={20} /> {tagName(tag)}
          </li>
        ))}
      </ul>
      <dl className={css.facts}>
        <Line label={words.owner}>{owner === null ? nobodysIn(view, id) : <OwnerName seat={owner} />}</Line>
        <Line label={words.price}>{card.basePrice}</Line>
        {property && owner !== null && <Line label={words.worth}>{worthOf(view, property)}</Line>}
        <Line label={words.upgrades}>
          <Pips level={property?.upgradeLevel ?? 0} most={card.upgradeSlotsMax} />{' '}
          {words.upgradesOf(property?.upgradeLevel ?? 0, card.upgradeSlotsMax)}
        </Line>
        {property && owner !== null && (
          <>
            <Line label={words.insurance}>
              <InsuranceBadge level={property.insurance} /> {INSURANCE[property.insurance]}
            </Line>
            <Line label={words.state}>
              {isLockedIn(view, id) ? words.locked(until(property.tradeLockedUntilRound, view)) : words.free}
            </Line>
          </>
        )}
      </dl>
      {worksOn(view, id).map(({ name, until: end }) => (
        <p key={name} className={css.works}>
          {words.works(name, until(end, view))}
        </p>
      ))}
      {property && <RentReceipt property={property} />}
      <section>
        <h3 className={css.heading}>{words.history}</h3>
        {past.length === 0 ? (
          <p className={css.quiet}>{words.noHistory}</p>
        ) : (
          <ol className={css.past}>
            {past.map(({ key, round, text }) => (
              <li key={key}>
                <b>{words.round(round)}</b> {text}
              </li>
            ))}
          </ol>
        )}
      </section>
    </Modal>
  )
})

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
