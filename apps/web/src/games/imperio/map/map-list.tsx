import { districtName } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { DistrictIcon } from '../art/district-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import { districtNews } from './district-words.ts'
import css from './list.module.css'
import { PropertyRow } from './property-row.tsx'
import { pinnedIn, REGIONS } from './regions.ts'

/** The map in words: every district with what is owned and what is for sale there. */
export const MapList = observer(() => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  return (
    <ol className={css.districts}>
      {REGIONS.map(({ id, name }) => (
        <li key={id}>
          <h3 className={css.heading}>
            <DistrictIcon district={name} size={24} /> {districtName(name)}
          </h3>
          <p className={css.news}>{districtNews(view, name).join(' · ')}</p>
          <ul className={css.rows}>
            {pinnedIn(view, name).map((property) => (
              <PropertyRow
                key={property}
                id={property}
                onOpen={() => {
                  ui.choose(property)
                  ui.open({ kind: 'property', id: property })
                }}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
})
