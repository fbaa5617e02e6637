import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { SpecialTile } from '../art/special-tile.tsx'
import css from './deed-bar.module.css'
import { useArmeriaDrop } from './dragging.ts'
import { deedWords as words } from './words.ts'

/** While something is dragged that could be stored, here is where. */
export const ArmeriaDrop = observer(() => {
  const { isTarget, isOver, handlers } = useArmeriaDrop()
  if (!isTarget) return null
  return (
    <div className={classes(css.drop, isOver && css.over)} {...handlers}>
      <SpecialTile kind="ARMERIA" size={32} />
      {words.dropArmeria}
    </div>
  )
})
