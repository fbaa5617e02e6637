import { bonusSlots, type CheckKind, freeBuilds, keyName, type Player, type View } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { Glyph } from '../art/glyph.tsx'
import type { GlyphName } from '../art/glyphs.ts'
import { booksOf, useTable } from '../kit.ts'
import { upTo } from '../parts/up-to.ts'
import css from './tokens.module.css'
import { frameWords as words } from './words.ts'

const FAMILIES: readonly CheckKind[] = ['influence', 'money', 'materials']
const FAMILY_GLYPHS: Readonly<Record<CheckKind, GlyphName>> = { influence: 'laurel', money: 'coins', materials: 'pick' }

/** [12.1 item 3] Actions, free facility actions, bonus actions, and what was done already this round. */
export const Tokens = observer(() => {
  const books = booksOf(useTable())
  if (books === undefined) return null
  const { view, player } = books
  return (
    <section className={css.tokens} aria-label={words.economy}>
      <ul className={css.row}>
        <Actions view={view} player={player} />
        {FAMILIES.flatMap((family) =>
          upTo(bonusSlots(player, family)).map((i) => {
            const isUsed = player.turn.actionKeys.some((key) => key.endsWith(`@bonus.${family}.${i + 1}`))
            return (
              <Token
                key={`${family} ${i + 1}`}
                glyph={FAMILY_GLYPHS[family]}
                look="bonus"
                isUsed={isUsed}
                label={words.bonusToken(words.keyList[family], isUsed)}
              />
            )
          }),
        )}
      </ul>
      {player.turn.actionKeys.length > 0 && (
        <p className={css.used} title={words.usedKeyHint}>
          <span>{words.usedKeys}:</span>{' '}
          {player.turn.actionKeys.map((key) => (
            <s key={key}>{keyName(key)}</s>
          ))}
        </p>
      )}
    </section>
  )
})

function Actions({ view, player }: { readonly view: View; readonly player: Player }): ReactNode {
  const { turn } = player
  return (
    <>
      {upTo(view.config.actionsPerRound).map((i) => (
        <Token
          key={`action ${i + 1}`}
          glyph="hand"
          look="action"
          isUsed={i < turn.actionsUsed}
          label={words.actionToken(i < turn.actionsUsed)}
        />
      ))}
      {upTo(freeBuilds(view, player)).map((i) => (
        <Token
          key={`build ${i + 1}`}
          glyph="bricks"
          look="build"
          isUsed={i < turn.facilityBuildsUsed}
          label={words.buildToken(i < turn.facilityBuildsUsed)}
        />
      ))}
    </>
  )
}

interface TokenProps {
  readonly glyph: GlyphName
  readonly look: 'action' | 'build' | 'bonus'
  readonly isUsed: boolean
  readonly label: string
}

function Token({ glyph, look, isUsed, label }: TokenProps): ReactNode {
  return (
    <li className={classes(css.token, css[look], isUsed && css.spent)} title={label}>
      <Glyph name={glyph} size={22} />
      <span className="unseen">{label}</span>
    </li>
  )
}
