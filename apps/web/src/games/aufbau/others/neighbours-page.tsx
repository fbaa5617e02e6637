import {
  ORGANIZATION_NAMES,
  type PostCount,
  type Profile,
  score120,
  signed,
  TIER_NAMES,
  TROOP_KINDS,
  TROOP_NAMES,
} from '@ludoteca/aufbau'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Countdown } from '../../../components/countdown.tsx'
import { BotIcon } from '../../../components/icons.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { Glyph } from '../art/glyph.tsx'
import type { GlyphName } from '../art/glyphs.ts'
import { ORGANIZATION_GLYPHS, TROOP_GLYPHS } from '../art/kinds.ts'
import { TierPips } from '../art/tier-pips.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './neighbours-page.module.css'
import { neighbourWords as words } from './words.ts'

/** [12.1 item 13] What everybody knows of everybody. */
export const NeighboursPage = observer(() => {
  const { match } = useTable()
  return (
    <section className={css.page}>
      <h3>{words.title}</h3>
      <p className={css.lead}>{words.lead}</p>
      <div className={css.cards}>
        {viewOf(match).profiles.map((profile, seat) => (
          <ProfileCard key={match.names(seat)} seat={seat} profile={profile} />
        ))}
      </div>
    </section>
  )
})

const POSTS: readonly (readonly [keyof typeof words.kinds, GlyphName])[] = [
  ['domains', 'field'],
  ['cities', 'house'],
  ['offices', 'column'],
  ['trades', 'ship'],
]

const ProfileCard = observer(({ seat, profile }: { readonly seat: Seat; readonly profile: Profile }) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const who = match.seats[seat]
  const isOwn = seatOf(match) === seat
  const score = view.scores[seat]
  const until = match.clocks.get(seat)
  return (
    <article className={css.card} aria-label={match.names(seat)}>
      <header className={css.head}>
        <SeatMark seat={seat} size={22} />
        <strong>{match.names(seat)}</strong>
        {who?.kind === 'bot' && <BotIcon size={16} />}
        <span className={css.state}>{stateOf(isOwn, profile, who, view.phase === 'actions' && !view.finished)}</span>
        {until !== undefined && <Countdown until={until} own={isOwn} />}
      </header>
      <dl className={css.lines}>
        {POSTS.map(([kind, glyph]) => (
          <div key={kind}>
            <dt>
              <Glyph name={glyph} size={16} /> {words.kinds[kind]}
            </dt>
            <dd>
              <Count count={profile[kind]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <Glyph name="people" size={16} /> {words.organizations}
          </dt>
          <dd>
            {profile.organizations.length === 0 && words.none}
            {profile.organizations.map(({ kind, tier }) => (
              <span key={kind} className={css.tag} title={ORGANIZATION_NAMES[kind]}>
                <Glyph name={ORGANIZATION_GLYPHS[kind]} size={16} /> {ORGANIZATION_NAMES[kind]}{' '}
                <TierPips tier={tier} size={10} />
                <span className="unseen">{TIER_NAMES[tier]}</span>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Glyph name="shield" size={16} /> {words.troops}
          </dt>
          <dd>
            {TROOP_KINDS.every((kind) => profile.troops[kind] === 0) && words.none}
            {TROOP_KINDS.filter((kind) => profile.troops[kind] > 0).map((kind) => (
              <span key={kind} className={css.tag}>
                <Glyph name={TROOP_GLYPHS[kind]} size={16} /> {profile.troops[kind]} {TROOP_NAMES[kind]}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Glyph name="crown" size={16} /> {words.as}
          </dt>
          <dd>{signed(profile.as)}</dd>
        </div>
        {score != null && (
          <div>
            <dt>{words.score}</dt>
            <dd>
              <strong>{score120(score)}</strong>
            </dd>
          </div>
        )}
      </dl>
      {!isOwn && view.players[seat] && (
        <Button
          size="small"
          aria-label={words.look(match.names(seat))}
          onClick={() => {
            ui.look(seat)
            ui.turnTo('estate')
          }}
        >
          {words.lookShort}
        </Button>
      )}
    </article>
  )
})

function stateOf(
  isOwn: boolean,
  { ready }: Profile,
  who: { readonly control: string; readonly connected: boolean; readonly kind: string } | undefined,
  isActing: boolean,
): string {
  return [
    isOwn && words.you,
    isActing && (ready ? `✓ ${words.ready}` : words.busy),
    who?.control === 'autopilot' && words.autopilot,
    who && !who.connected && who.kind === 'human' && words.away,
  ]
    .filter(Boolean)
    .join(' · ')
}

const TIERS = ['starter', 'small', 'medium', 'large'] as const

function Count({ count }: { readonly count: PostCount }): ReactNode {
  const own = TIERS.filter((tier) => count[tier] > 0)
  if (own.length === 0) return words.none
  return own.map((tier) => (
    <span key={tier} className={css.tag}>
      {count[tier]} × <TierPips tier={tier} size={10} /> {TIER_NAMES[tier]}
    </span>
  ))
}
