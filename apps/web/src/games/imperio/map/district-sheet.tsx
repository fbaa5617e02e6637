import { type DistrictName, districtName } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Modal } from '../../../components/modal.tsx'
import { Skyline } from '../art/skyline.tsx'
import { useTable, viewOf } from '../kit.ts'
import { districtNews } from './district-words.ts'
import css from './list.module.css'
import { PropertyRow } from './property-row.tsx'
import { pinnedIn, propertiesIn } from './regions.ts'

interface DistrictSheetProps {
  readonly district: DistrictName
  readonly onClose: () => void
}

/** A district with all its properties; what nobody has and nobody sells comes last. */
export const DistrictSheet = observer(({ district, onClose }: DistrictSheetProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const pinned = pinnedIn(view, district)
  const others = propertiesIn(view, district).filter((id) => !pinned.includes(id))
  return (
    <Modal title={districtName(district)} open onClose={onClose} className="imperio" lang="es">
      <div className={css.hero}>
        <Skyline district={district} />
      </div>
      <p className={css.news}>{districtNews(view, district).join(' · ')}</p>
      <ul className={css.rows}>
        {[...pinned, ...others].map((id) => (
          <PropertyRow
            key={id}
            id={id}
            onOpen={() => {
              onClose()
              ui.choose(id)
              ui.open({ kind: 'property', id })
            }}
          />
        ))}
      </ul>
    </Modal>
  )
})
