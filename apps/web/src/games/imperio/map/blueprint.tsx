import { type DistrictName, infraOf, propertyCard } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTable, viewOf } from '../kit.ts'
import { Corridor } from './corridors.tsx'
import { lostNow, worksNow } from './going-on.ts'
import css from './map.module.css'
import { corridorFrom, MAP, regionNamed } from './regions.ts'

/** [13.3] An expropriation: the district turns into a blueprint, and the works flash. */
export const Blueprint = observer(() => {
  const { match, presentation } = useTable()
  const id = useId()
  const view = viewOf(match)
  const lost = lostNow(view, presentation.events)
  const works = worksNow(view)
  const kindIn = (district: DistrictName) => {
    const corridor = works.find((one) => one.district === district)
    return corridor ? infraOf(corridor.infraId).label : 'VIA'
  }
  if (lost.length === 0) return null
  return (
    <svg className={css.trazo} viewBox={`0 0 ${MAP} ${MAP}`} aria-hidden="true">
      <pattern id={id} width="26" height="26" patternUnits="userSpaceOnUse">
        <path d="M0 0H26M0 0V26" className={css.grid} />
      </pattern>
      {lost.map((property) => {
        const { district } = propertyCard(property)
        const { path } = regionNamed(district)
        const { from, to } = corridorFrom(district)
        return (
          <g key={property}>
            <path d={path} className={css.blueprint} />
            <path d={path} fill={`url(#${id})`} />
            <Corridor from={from} to={to} kind={kindIn(district)} isFlashing />
          </g>
        )
      })}
    </svg>
  )
})
