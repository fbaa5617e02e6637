import type { ReactNode } from 'react'
import { EffectList } from '../parts/effect-list.tsx'
import css from './composer.module.css'
import type { Subject } from './subject.ts'
import { composerWords as words } from './words.ts'

/** [11.1] What a specialisation, an office or a specialist will do, and what it asks for. */
export function AboutSubject({
  subject: { effects, cost, upkeep, requires },
}: {
  readonly subject: Subject
}): ReactNode {
  if (effects.length === 0) return null
  return (
    <section className={css.about} aria-label={words.effect}>
      <EffectList effects={effects} />
      {cost !== '' && (
        <p>
          <strong>{words.cost}:</strong> {cost}
        </p>
      )}
      {upkeep !== '' && (
        <p>
          <strong>{words.upkeep}:</strong> {upkeep}
        </p>
      )}
      {requires.length > 0 && (
        <p>
          <strong>{words.requires}:</strong> {requires.join(' · ')}
        </p>
      )}
    </section>
  )
}
