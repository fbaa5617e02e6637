import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import { districtDrawing } from '../art/district-icon.tsx'
import { Drawn, inkOf } from '../art/drawing.tsx'
import { useTable, viewOf } from '../kit.ts'
import { Corridors } from './corridors.tsx'
import css from './map.module.css'
import { MAP, REGIONS, type Region } from './regions.ts'

/** The coast from north to south, and what lies behind the city. */
const LAND = 'M150 0L120 60 110 190 60 340 150 430 270 530 345 610 400 700 440 780 520 940 560 1000H1000V0Z'
const COAST = 'M150 0L120 60 110 190 60 340 150 430 270 530 345 610 400 700 440 780 520 940 560 1000'
const HILLS =
  'M960 60l-40 34M992 96l-46 40M860 44l-34 30M980 330l-40 40M986 420l-50 44M990 640l-36 50M984 800l-50 54M900 850l-44 50M820 880l-40 50M960 930l-40 48M720 920l-30 44'

/** The map itself. What can be chosen lies over it. */
export const CityDrawing = observer(({ pointed }: { readonly pointed: string | undefined }) => {
  const id = useId()
  const warDistrict = viewOf(useTable().match).special?.warDistrict
  return (
    <svg className={css.city} viewBox={`0 0 ${MAP} ${MAP}`} aria-hidden="true">
      <defs>
        <pattern id={`${id}waves`} width="64" height="44" patternUnits="userSpaceOnUse">
          <path d="M4 14q8-8 16 0t16 0M36 36q7-7 14 0t14 0" className={css.wave} />
        </pattern>
        <pattern id={`${id}dots`} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="6" cy="6" r="2" className={css.dot} />
        </pattern>
      </defs>
      <rect width={MAP} height={MAP} className={css.ocean} />
      <rect width={MAP} height={MAP} fill={`url(#${id}waves)`} />
      <path d={COAST} className={css.surf} />
      <path d={LAND} className={css.outskirts} />
      <path d={LAND} fill={`url(#${id}dots)`} />
      <path d={HILLS} className={css.hills} />
      <g className={css.land}>
        {REGIONS.map((region) => (
          <path
            key={region.id}
            d={region.path}
            className={css.region}
            style={{ fill: `color-mix(in srgb, ${inkOf(region.tint)} 20%, var(--imp-paper))` }}
          />
        ))}
      </g>
      {REGIONS.map((region) => (
        <Emblem key={region.id} region={region} />
      ))}
      {REGIONS.filter(({ name }) => name === pointed || name === warDistrict).map(({ name, path }) => (
        <path key={name} d={path} className={classes(css.outline, name === warDistrict && css.war)} />
      ))}
      <Corridors />
    </svg>
  )
})

/** What stands for a district, faintly in its middle. */
function Emblem({ region: { name, label } }: { readonly region: Region }): ReactNode {
  const [x, y] = label
  return (
    <g className={css.emblem} transform={`translate(${x - 30} ${y - 30}) scale(2.500)`}>
      <Drawn parts={districtDrawing(name)} />
    </g>
  )
}
