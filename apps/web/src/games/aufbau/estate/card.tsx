import { type DomainTier, RANK, TIER_NAMES } from '@ludoteca/aufbau'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import { Glyph } from '../art/glyph.tsx'
import type { GlyphName } from '../art/glyphs.ts'
import { Scene } from '../art/scene.tsx'
import type { SceneName } from '../art/scenes.ts'
import { TierPips } from '../art/tier-pips.tsx'
import css from './card.module.css'

interface CardProps {
  readonly title: string
  readonly scene: SceneName
  readonly glyph: GlyphName
  readonly tier: DomainTier | null
  /** What kind it is of its kind, in words. */
  readonly about?: string | undefined
  /** Something is wrong with it. */
  readonly isTroubled?: boolean
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A holding: a mosaic of it, its name and size, and all there is to know about it. */
export function Card({
  title,
  scene,
  glyph,
  tier,
  about,
  isTroubled = false,
  actions,
  children,
}: CardProps): ReactNode {
  const id = useId()
  return (
    <article className={classes(css.card, isTroubled && css.troubled)} aria-labelledby={id}>
      <div className={css.banner}>
        <Scene name={scene} rank={tier === null ? 1 : RANK[tier]} />
        <span className={css.medallion}>
          <Glyph name={glyph} size={26} />
        </span>
      </div>
      <header className={css.head}>
        <h4 id={id} className={css.title}>
          {title}
        </h4>
        {tier !== null && (
          <span className={css.tier}>
            <TierPips tier={tier} /> {TIER_NAMES[tier]}
          </span>
        )}
        {about !== undefined && <span className={css.about}>{about}</span>}
      </header>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  )
}

/** A line of a card: what it is about, and what there is to say. */
export function Line({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={css.line}>
      <span className={css.label}>{label}</span>
      <span className={css.value}>{children}</span>
    </div>
  )
}
