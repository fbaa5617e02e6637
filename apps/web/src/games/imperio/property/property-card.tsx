import { type LotResult, propertyCard, seatOf as seatOfOwner, shortNameOf, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { CheckIcon } from '../../../components/icons.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { DistrictIcon } from '../art/district-icon.tsx'
import { OwnerGlyph, ownerColour } from '../art/owner-glyph.tsx'
import { PropertyIcon } from '../art/property-icon.tsx'
import { Skyline } from '../art/skyline.tsx'
import { Stamp } from '../art/stamp.tsx'
import { TagIcon } from '../art/tag-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import { InsuranceBadge, Pips } from './marks.tsx'
import css from './property-card.module.css'
import { isLockedIn, propertyIn, propertyInWords, rentIn, reserveIn, worksOn } from './property-words.ts'
import { propertyWords as words } from './words.ts'

interface PropertyCardProps {
  readonly id: string
  /** `small` for rows on a phone. */
  readonly size?: 'small' | 'full'
  /** What a tap does; without it, the card is chosen for the whole table. */
  readonly onChoose?: ((id: string) => void) | undefined
  /** How its auction ended, to be stamped onto it. */
  readonly sold?: LotResult | undefined
  /** Why it cannot be chosen now. */
  readonly disabledBecause?: string | undefined
}

const TAGS_MAX = 3

/** [V2.1] A property with everything about it that counts. */
export const PropertyCard = observer(({ id, size = 'full', onChoose, sold, disabledBecause }: PropertyCardProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const card = propertyCard(id)
  const property = propertyIn(view, id)
  const me = seatOf(match)
  const owner = property?.owner ?? null
  const isChosen = ui.property === id
  const isLocked = isLockedIn(view, id)
  const works = worksOn(view, id)
  const reserve = reserveIn(view, id)
  const winner = sold?.winnerId ? seatOfOwner(sold.winnerId) : undefined
  const label = [
    propertyInWords(view, id, match.names, me),
    sold && (winner === undefined ? words.nobodyBidLong : words.soldTo(match.names(winner), sold.price)),
    disabledBecause,
  ]
  const isSmall = size === 'small'
  return (
    <article
      className={classes(
        css.card,
        css[size],
        isChosen && css.chosen,
        disabledBecause !== undefined && css.off,
        winner !== undefined && css.sold,
        owner !== null && owner === me && css.mine,
      )}
    >
      <button
        type="button"
        className={css.face}
        aria-label={label.filter(Boolean).join(' ')}
        aria-pressed={isChosen}
        aria-disabled={disabledBecause !== undefined || undefined}
        onClick={() => {
          if (disabledBecause === undefined) (onChoose ?? ((chosen) => ui.choose(chosen)))(id)
        }}
      >
        <span className={css.art}>
          <Skyline district={card.district} />
          <span className={css.type}>
            <PropertyIcon type={card.icon} size={isSmall ? 30 : 44} />
          </span>
          {reserve !== undefined && <span className={css.reserve}>{words.reserve(reserve)}</span>}
          {works.length > 0 && <span className={css.obra}>{UI.obra}</span>}
        </span>
        {works.length > 0 && <span className={css.line} />}
        <span className={css.text}>
          <span className={css.title}>{card.nombre_es}</span>
          <span className={css.district}>
            <DistrictIcon district={card.district} size={16} />
            <span>{shortNameOf(card.district)}</span>
          </span>
        </span>
        <span className={css.marks}>
          {card.tags.slice(0, TAGS_MAX).map((tag) => (
            <TagIcon key={tag} tag={tag} size={isSmall ? 18 : 22} />
          ))}
          <span className={css.push} />
          {property && <InsuranceBadge level={property.insurance} />}
          <Pips level={property?.upgradeLevel ?? 0} most={card.upgradeSlotsMax} />
        </span>
        <span className={css.figures}>
          <Figure label={words.price} value={card.basePrice} />
          <Figure label={words.rent} value={rentIn(view, id)} isRent />
        </span>
        {owner !== null && winner === undefined && (
          <span className={css.band} style={{ background: ownerColour(owner) }}>
            <OwnerGlyph seat={owner} size={18} />
            <span>{owner === me ? words.mine : match.names(owner)}</span>
          </span>
        )}
        {sold && winner !== undefined && (
          <span className={css.band} style={{ background: ownerColour(winner) }}>
            <OwnerGlyph seat={winner} size={18} />
            <span>{match.names(winner)}</span>
            <b>{sold.price}</b>
          </span>
        )}
        {sold && winner === undefined && <span className={css.reason}>{words.nobodyBid}</span>}
        {disabledBecause !== undefined && !sold && <span className={css.reason}>{disabledBecause}</span>}
        {isLocked && <span className={css.tape}>{words.tape}</span>}
        {isChosen && (
          <span className={css.tick}>
            <CheckIcon size={16} />
          </span>
        )}
      </button>
      {winner !== undefined && (
        <span className={css.stamp} aria-hidden="true">
          <Stamp text={UI.sold} tone="red" size={isSmall ? 'small' : 'medium'} />
        </span>
      )}
      <button
        type="button"
        className={css.info}
        aria-label={words.details(card.nombre_es)}
        onClick={() => ui.open({ kind: 'property', id })}
      >
        <span>i</span>
      </button>
    </article>
  )
})

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly isRent?: boolean
}

function Figure({ label, value, isRent = false }: FigureProps): ReactNode {
  return (
    <span className={classes(css.figure, isRent && css.rent)}>
      <span>{label}</span>
      <b>{value}</b>
    </span>
  )
}
