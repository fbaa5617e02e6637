import type { Seat } from '@ludoteca/kernel'
import { buildsEvenly, dn, type Group, levelsOf, resale, SPACES, type StreetGroupId } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { MinusIcon, PlusIcon } from '../../../components/icons.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { buildingsOn } from '../board/space-words.ts'
import { ordersFor } from '../decisions/asking.ts'
import { GroupMark } from '../deed/deed-chip.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { buildOn, isOpen, offers, sellOn } from './guidance.ts'
import css from './manage.module.css'

/** One district: its streets with what stands there, and an order that may change several of them at once. */
export const GroupOrder = observer(({ group, seat }: { readonly group: Group; readonly seat: Seat }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const now = levelsOf(view, group)
  const [wanted, setWanted] = useState<readonly number[]>(now)
  const builds = ordersFor(match.decisions, 'build', group.id)
  const sales = ordersFor(match.decisions, 'sellBuildings', group.id)
  const change = sum(wanted) - sum(now)
  const type = change > 0 ? 'build' : 'sellBuildings'
  const allows = (levels: readonly number[]) => same(levels, now) || offers(builds, levels) || offers(sales, levels)
  const amount = change > 0 ? change * group.houseCost : -change * resale(group)
  return (
    <section className={css.group} aria-label={group.name} data-coach="manage">
      <Row gap={2}>
        <GroupMark group={group.id} />
        <strong lang="en">{group.name}</strong>
        <span className={css.supply}>{words.perBuilding(dn(group.houseCost))}</span>
      </Row>
      <Stack gap={2}>
        {group.members.map((space, i) => {
          const level = wanted[i] ?? 0
          const stepped = (by: number) => wanted.map((other, at) => (at === i ? other + by : other))
          const name = SPACES[space]?.name ?? ''
          const step = (by: 1 | -1) => {
            const levels = stepped(by)
            if (allows(levels)) return { levels, why: undefined }
            const order = by > 0 ? buildOn(view, match.decisions, seat, space) : sellOn(view, match.decisions, space)
            if (!isOpen(order) && same(wanted, now)) return { levels, why: words.why(order) }
            return { levels, why: words.why({ why: buildsEvenly(view) ? 'uneven' : 'notNow' }) }
          }
          const up = step(1)
          const down = step(-1)
          return (
            <div key={space} className={css.street}>
              <span lang="en">{name}</span>
              <Row gap={1}>
                <Button
                  icon
                  aria-label={words.lessOn(name)}
                  disabledBecause={down.why}
                  onClick={() => setWanted(down.levels)}
                >
                  <MinusIcon size={16} />
                </Button>
                <span className={css.level} lang="en">
                  {level === 0 ? '–' : buildingsOn(level)}
                </span>
                <Button
                  icon
                  aria-label={words.moreOn(name)}
                  disabledBecause={up.why}
                  onClick={() => setWanted(up.levels)}
                >
                  <PlusIcon size={16} />
                </Button>
              </Row>
              {up.why !== undefined && <p className={css.why}>{up.why}</p>}
            </div>
          )
        })}
      </Stack>
      {change !== 0 && (
        <Row>
          <Button
            look="primary"
            busy={match.inFlight !== undefined}
            onClick={() => void play(match, { type, group: group.id as StreetGroupId, levels: wanted })}
          >
            {change > 0 ? words.buildFor(dn(amount)) : words.sellFor(dn(amount))}
          </Button>
          <Button onClick={() => setWanted(now)}>{words.reset}</Button>
        </Row>
      )}
    </section>
  )
})

function sum(levels: readonly number[]): number {
  return levels.reduce((total, level) => total + level, 0)
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.every((level, i) => level === b[i])
}
