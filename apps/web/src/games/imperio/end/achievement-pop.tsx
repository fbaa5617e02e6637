import { ACHIEVEMENTS, seatOf as seatOfOwner, stickerFor } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect } from 'react'
import { ShareIcon } from '../../../components/icons.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useRoot } from '../../../stores/root.ts'
import { BadgeIcon } from '../art/badge-icon.tsx'
import { Sticker } from '../art/sticker.tsx'
import { useTable, viewOf } from '../kit.ts'
import type { Unlocked } from '../presentation.ts'
import css from './achievement-pop.module.css'
import { popsUp } from './earners.ts'
import { trophyOf } from './pictures.ts'
import { endWords as words } from './words.ts'

/** How long a badge stays, one's own and others'. */
const OWN_MS = 3200
/** As long as it takes to see that it can be passed on. */
const TROPHY_MS = 7000
const OTHERS_MS = 2200
/** Light confetti, as the art direction wants it: ten to twenty. */
const PIECES = 16
const INKS = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan', 'orange']

/**
 * A badge pops up, with confetti if it is one's own, and a trophy with its sticker stamped onto it. It is in nobody's way
 * and goes by itself; one's own trophy can be passed on from there.
 */
export const AchievementPop = observer(() => {
  const { match, presentation } = useTable()
  const [now] = presentation.unlocked
  const me = seatOf(match)
  const isOwn = now !== undefined && me !== undefined && seatOfOwner(now.ownerId) === me
  const isShown = now !== undefined && popsUp(now, me, viewOf(match).phase)
  useEffect(() => {
    if (now === undefined) return
    const shownMs = !isOwn ? OTHERS_MS : now.trophy ? TROPHY_MS : OWN_MS
    const timer = setTimeout(() => presentation.shown(), isShown ? shownMs : 0)
    return () => clearTimeout(timer)
  }, [now, isOwn, isShown, presentation])
  if (now === undefined || !isShown) return null
  return <Pop key={`${now.ownerId} ${now.achievementId}`} unlocked={now} isOwn={isOwn} />
})

const Pop = observer(({ unlocked, isOwn }: { readonly unlocked: Unlocked; readonly isOwn: boolean }) => {
  const { match, ui, presentation } = useTable()
  const { settings } = useRoot()
  const achievement = ACHIEVEMENTS.find(({ id }) => id === unlocked.achievementId)
  if (achievement === undefined) return null
  return (
    <div className={css.pop}>
      {isOwn && !settings.reducesMotion && <Confetti />}
      <div className={css.badge} aria-hidden="true">
        <BadgeIcon achievement={achievement.id} />
        {unlocked.trophy && (
          <div className={css.stamp}>
            <Sticker text={stickerFor(achievement.id)} />
          </div>
        )}
      </div>
      <div className={css.text} aria-hidden="true">
        <p className={css.over}>
          {isOwn ? words.unlocked : words.unlockedBy(match.names(seatOfOwner(unlocked.ownerId)))}
        </p>
        <p className={css.name}>{achievement.nombre_es}</p>
        <p>{unlocked.first ? words.first : achievement.desc_es}</p>
      </div>
      {isOwn && trophyOf(match, seatOfOwner(unlocked.ownerId), achievement.id) && (
        <button
          type="button"
          className={css.send}
          aria-label={`${words.showTrophy}: ${achievement.nombre_es}`}
          onClick={() => {
            ui.open({ kind: 'trophy', id: achievement.id })
            presentation.shown()
          }}
        >
          <ShareIcon size={22} />
        </button>
      )}
    </div>
  )
})

function Confetti() {
  return (
    <div className={css.confetti} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <span key={String(i)} style={flightOf(i)} />
      ))}
    </div>
  )
}

/** Where a piece flies: all around, some further than others. */
function flightOf(i: number): CSSProperties {
  const angle = (i / PIECES) * 2 * Math.PI
  const far = 5 + ((i * 7) % 5)
  return {
    '--x': `${(Math.cos(angle) * far).toFixed(2)}rem`,
    '--y': `${(Math.sin(angle) * far * 0.7).toFixed(2)}rem`,
    '--turn': `${(i % 2 === 0 ? 1 : -1) * (180 + i * 30)}deg`,
    background: `var(--imp-${INKS[i % INKS.length]})`,
  } as CSSProperties
}
