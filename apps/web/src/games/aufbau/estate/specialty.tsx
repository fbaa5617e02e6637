import {
  type City,
  choicesOf,
  type Domain,
  type Office,
  type OfficeKind,
  officeInWords,
  type Player,
  specialtyId,
  specialtyInWords,
} from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { EffectList } from '../parts/effect-list.tsx'
import { Act } from './act.tsx'
import css from './specialty.module.css'
import { estateWords as words } from './words.ts'

interface SpecialtyProps {
  readonly player: Player
  readonly kind: 'domain' | 'city' | 'office'
  readonly post: Pick<Domain | City | Office, 'id' | 'specialization' | 'focus'>
}

/** [11.1] What a specialisation does, to be unfolded; what can be set about it, and how that is set now. */
export function Specialty({ player, kind, post }: SpecialtyProps): ReactNode {
  const { specialization, focus } = post
  if (player.works === null || specialization === null) return null
  const { effects, upkeep } = aboutOf(kind, specialization, focus)
  const id = specialtyId(post.id)
  if (effects.length === 0) return null
  const choices = choicesOf(player, id).filter(({ when }) => when === 'round')
  return (
    <>
      <details className={css.specialty}>
        <summary>{words.specialty}</summary>
        <EffectList effects={effects} />
        {upkeep !== '' && (
          <p>
            {words.upkeep}: {upkeep}
          </p>
        )}
      </details>
      {choices.length > 0 && (
        <div className={css.setting}>
          <span>
            {choices.map(({ label, alternatives, chosen }) => `${label}: ${alternatives[chosen] ?? ''}`).join(' · ')}
          </span>
          <Act type="setFacilityOption" preset={{ facility: id }}>
            {words.act.option}
          </Act>
        </div>
      )}
    </>
  )
}

function aboutOf(kind: SpecialtyProps['kind'], specialization: string, focus: string | null) {
  if (kind === 'office') return { effects: officeInWords(specialization as OfficeKind, focus), upkeep: '' }
  return specialtyInWords(kind, specialization, focus ?? '') ?? { effects: [], upkeep: '' }
}
