import { type ReactNode, useId } from 'react'
import css from './scene.module.css'
import { SCENES, type SceneName, type ScenePaint } from './scenes.ts'

interface SceneProps {
  readonly name: SceneName
  /** How much there is to be seen: 0 for what one begins with, 3 for the largest. */
  readonly rank: number
}

/** A mosaic of a place, laid in tesserae. It says nothing of its own. */
export function Scene({ name, rank }: SceneProps): ReactNode {
  const id = useId()
  return (
    <svg className={css.scene} viewBox="0 0 320 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0H5M0 0V5" stroke="var(--auf-papyrus)" strokeWidth="0.900" opacity="0.550" />
        </pattern>
      </defs>
      {SCENES[name](rank).map(([paint, d]) => (
        <path key={`${paint} ${d}`} d={d} fill={PAINTS[paint]} />
      ))}
      <rect width="320" height="80" fill={`url(#${id})`} />
    </svg>
  )
}

const PAINTS: Readonly<Record<ScenePaint, string>> = {
  sky: 'var(--auf-lapis-light)',
  dusk: 'var(--auf-terracotta-light)',
  night: 'var(--auf-night)',
  sun: 'var(--auf-gold-leaf)',
  hill: 'var(--auf-olive-light)',
  green: 'var(--auf-olive)',
  earth: 'var(--auf-wax-edge)',
  wall: 'var(--auf-plaster)',
  shade: 'var(--auf-papyrus-deep)',
  roof: 'var(--auf-terracotta)',
  dark: 'var(--auf-wax)',
  purple: 'var(--auf-purple)',
  sea: 'var(--auf-lapis)',
}
