import { type Block, type DistrictName, GROUND, SKYLINES, windowInk, windowsOf } from '@ludoteca/imperio'
import { type ReactNode, useId } from 'react'
import css from './art.module.css'
import { Drawn, inkOf } from './drawing.tsx'

/** The backplate of a district, sixteen wide and nine high. It fills its place, cutting off the sides if need be. */
export function Skyline({ district }: { readonly district: DistrictName }): ReactNode {
  const id = useId()
  const { sky, sun, far, blocks, landmark, ground } = SKYLINES[district]
  const [x, y, r] = sun
  return (
    <svg className={css.skyline} viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3.500" cy="3.500" r="1.700" fill={inkOf(sky)} />
        </pattern>
      </defs>
      <rect width="320" height="180" fill="var(--imp-paper)" />
      <rect width="320" height="130" fill={`url(#${id})`} opacity="0.3" />
      <circle cx={x} cy={y} r={r} fill={inkOf(sky)} />
      <path d={far} fill="var(--imp-ink)" opacity="0.16" />
      <g stroke="var(--imp-ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d={`M-4 ${GROUND}h328v40H-4z`} fill={inkOf(ground)} />
        {blocks.map((block) => (
          <Building key={block[0]} block={block} />
        ))}
        <Drawn parts={landmark} />
      </g>
    </svg>
  )
}

/** A house in passing: a plate with rows of windows. */
function Building({ block }: { readonly block: Block }): ReactNode {
  const [x, width, height, paint] = block
  return (
    <>
      <rect x={x} y={GROUND - height} width={width} height={height} fill={inkOf(paint)} />
      <path d={windowsOf(block)} fill={inkOf(windowInk(block))} stroke="none" />
    </>
  )
}
