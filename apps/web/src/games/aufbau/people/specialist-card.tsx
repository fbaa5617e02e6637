import {
  choicesOf,
  FOLLOWERS,
  fieldInWords,
  isOnDuty,
  type Player,
  SPECIALIST_NAMES,
  SPECIALIST_TIER_NAMES,
  type Specialist,
  specialistGold,
  TRAITS,
  type Trait,
} from '@ludoteca/aufbau'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import { Glyph } from '../art/glyph.tsx'
import { traitGlyph } from '../art/kinds.ts'
import { Portrait } from '../art/portrait.tsx'
import { Act } from '../estate/act.tsx'
import { Amount } from '../parts/amount.tsx'
import { EffectList } from '../parts/effect-list.tsx'
import { Pips } from '../parts/meter.tsx'
import { partWords } from '../parts/words.ts'
import css from './specialist-card.module.css'
import { peopleWords as words } from './words.ts'

interface SpecialistCardProps {
  readonly specialist: Specialist
  readonly player: Player
}

/** [12.1 item 11] Somebody in one's service: who they are, what they can, how loyal they are. */
export function SpecialistCard({ specialist, player }: SpecialistCardProps): ReactNode {
  const id = useId()
  const { kind, secondaryKind, tier, loyalty, influencePerRound, promoteAtRound, traits } = specialist
  return (
    <article className={classes(css.card, !isOnDuty(specialist) && css.off)} aria-labelledby={id}>
      <Portrait specialist={specialist} />
      <div>
        <h4 id={id} className={css.name}>
          {SPECIALIST_NAMES[kind]}
        </h4>
        <p>
          {SPECIALIST_TIER_NAMES[tier]}
          {secondaryKind && `, ${words.secondary(SPECIALIST_NAMES[secondaryKind])}`}
        </p>
        <p className={css.row}>
          <Pips
            value={loyalty}
            max={FOLLOWERS.loyaltyMax}
            low={2}
            text={partWords.loyalty(loyalty, FOLLOWERS.loyaltyMax)}
          />
          <span>
            {words.upkeep}: <Amount what="gold12" amount={12 * specialistGold(specialist)} />
          </span>
        </p>
        {!isOnDuty(specialist) && <p className={css.warning}>{words.offDuty}</p>}
        {influencePerRound > 0 && <p>{words.influence(influencePerRound)}</p>}
        {promoteAtRound !== null && tier === 'simple' && <p>{words.promoted(promoteAtRound)}</p>}
      </div>
      {player.works !== null && <Field specialist={specialist} player={player} />}
      <ul className={css.traits}>
        {traits.map((trait) => (
          <TraitLine key={trait.id} trait={trait} />
        ))}
      </ul>
    </article>
  )
}

/** [11.1] What somebody of this field does, and what can be set about it. */
function Field({ specialist: { id, kind, tier }, player }: SpecialistCardProps): ReactNode {
  const choices = choicesOf(player, id).filter(({ when }) => when === 'round')
  const effects = fieldInWords(kind, tier)
  return (
    <div className={css.field}>
      {effects.length > 0 ? <EffectList effects={effects} /> : <p>{words.onlyAsked}</p>}
      {choices.length > 0 && (
        <p className={css.row}>
          <span>
            {words.now}: {choices.map(({ alternatives, chosen }) => alternatives[chosen] ?? '').join(' · ')}
          </span>
          <Act type="setFacilityOption" preset={{ facility: id }}>
            {words.set}
          </Act>
        </p>
      )}
    </div>
  )
}

function TraitLine({ trait }: { readonly trait: Trait }): ReactNode {
  const { id, positiveOnly, positiveMultiplier, negativeMultiplier } = trait
  const about = TRAITS[id]
  if (about === undefined) return null
  return (
    <li className={css.trait}>
      <Glyph name={traitGlyph(id)} size={20} />
      <div>
        <strong>{about.name}</strong>
        <p className={css.good}>
          <span aria-hidden="true">+ </span>
          <span className="unseen">{words.good}: </span>
          {about.good} {positiveMultiplier > 1 && words.times(positiveMultiplier)}
        </p>
        {!positiveOnly && (
          <p className={css.bad}>
            <span aria-hidden="true">− </span>
            <span className="unseen">{words.bad}: </span>
            {about.bad} {negativeMultiplier > 1 && words.times(negativeMultiplier)}
          </p>
        )}
      </div>
    </li>
  )
}
