import type { Landmarks } from '@ludoteca/kernel'
import { ACHIEVEMENTS, OF_THE_ACCOUNT } from './data/achievements.ts'
import { AWARDS } from './data/awards.ts'
import { type Content, LIMA } from './data/content.ts'
import { DEAL_TEMPLATES } from './data/deal-templates.ts'
import { INFRA } from './data/infra.ts'
import { NEWS_KINDS } from './data/news.ts'
import { bareId } from './data/packed.ts'
import { SPECIALS } from './data/specials.ts'
import { ANNOUNCED, type Fact, ORDINARY } from './facts.ts'
import type { EventResult } from './results.ts'

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => bareId(id))

/** Random play does not come to the last two in a thousand matches. */
const BEYOND: readonly string[] = [...OF_THE_ACCOUNT, 'A-DEBT-10', 'A-FAME-10']
/** The first two are for the front page of the end; a day without any news comes once in a thousand matches. */
const SELDOM_NEWS: readonly string[] = ['FINAL_WIN', 'FAME_CROWN', 'QUIET']

/** What random play over all modes and tables ought to come by. */
export const landmarks: Landmarks<Fact> = landmarksOf(LIMA)

/** The same with what a pack says; its cards go by the names that they have in it. */
export function landmarksOf(content: Content): Landmarks<Fact> {
  return { expected: expectedOf(content), reachedBy: (fact) => [`fact:${fact.type}`, ...marksOf(fact).map(unmarked)] }
}

function unmarked(landmark: string): string {
  return bareId(landmark)
}

function expectedOf({ events, shocks, moods, signals, candidates, personas }: Content): Landmarks['expected'] {
  return {
    fact: [...ANNOUNCED, ...ORDINARY],
    card: ids(events),
    shock: ids(shocks),
    mood: ids(moods),
    signal: ids(signals),
    candidate: ids(candidates),
    special: ids(SPECIALS),
    works: ids(INFRA),
    template: ids(DEAL_TEMPLATES),
    award: ids(AWARDS),
    persona: ids(personas),
    action: ['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'DEAL', 'BREAK_PACT', 'PASS'],
    achievement: ids(ACHIEVEMENTS).filter((id) => !BEYOND.includes(id)),
    news: [
      ...NEWS_KINDS.map(({ kind }) => kind).filter((kind) => !SELDOM_NEWS.includes(kind)),
      'EVENT_SEGURIDAD',
      'EVENT_LICENCIAS',
      'EVENT_PRENSA',
      'EVENT_INCIDENTES',
    ],
    rule: [
      'choice:PAY',
      'choice:PENALTY',
      // Option B of E-039 is never the safer one.
      'choice:A',
      'insurance:BASIC',
      'insurance:FULL',
      'security',
      'compliance',
      'spend:CONTROL_DANOS',
      'spend:CORTINA',
      'cap:ROUND_DAMAGE',
      'tie:TOKEN',
      'tie:FAME',
      'tie:COIN',
      'election:SCORE',
      'election:WATCHERS',
      'election:COIN',
      'mood:none',
    ],
  }
}

function marksOf(fact: Fact): string[] {
  switch (fact.type) {
    case 'matchStarted':
      return [`persona:${fact.personaId}`]
    case 'revealMarket':
      return fact.special ? [`special:${fact.special.id}`] : []
    case 'marketSignalsReveal':
      return fact.signals.map(({ id }) => `signal:${id}`)
    case 'bidResults':
      return [
        ...fact.lots.map(({ tieBreak }) => `rule:tie:${tieBreak}`),
        // [4.5.2] Also an action, done early.
        ...fact.brokenPacts.map(() => 'action:BREAK_PACT'),
      ]
    case 'actionResults':
      return fact.actions.map(({ action }) => `action:${action}`)
    case 'moodResult':
      return [fact.winnerId === null ? 'rule:mood:none' : `mood:${fact.winnerId}`]
    case 'electionResult':
      return [`candidate:${fact.winnerId}`, `rule:election:${fact.decidedBy}`]
    case 'dealsUpdate':
      return fact.deals.flatMap(({ status, templateId }) => (status === 'RESOLVED' ? [`template:${templateId}`] : []))
    default:
      return marksOfTheCity(fact)
  }
}

function marksOfTheCity(fact: Fact): string[] {
  switch (fact.type) {
    case 'eventResults':
      return fact.results.flatMap(marksOfResult)
    case 'pressTicker':
      return fact.headlines.map(({ kind }) => `news:${kind}`)
    case 'achievementUnlock':
      return [`achievement:${fact.achievementId}`]
    case 'awardResults':
      return fact.awards.flatMap(({ awardId, winnerId }) => (winnerId === null ? [] : [`award:${awardId}`]))
    default:
      return []
  }
}

function marksOfResult({ cardId, infraId, perOwner, mitigationsApplied }: EventResult): string[] {
  const { insuranceUsed, securityContractUsed, compliancePrevented, fameSpendUsed } = mitigationsApplied
  const { capsApplied = [], autoChoiceTaken } = mitigationsApplied
  const marks = [`${perOwner ? 'shock' : 'card'}:${cardId}`, ...capsApplied.map((cap) => `rule:cap:${cap}`)]
  if (infraId) marks.push(`works:${infraId}`)
  if (autoChoiceTaken) marks.push(`rule:choice:${autoChoiceTaken}`)
  if (insuranceUsed) marks.push(`rule:insurance:${insuranceUsed}`)
  if (securityContractUsed) marks.push('rule:security')
  if (compliancePrevented) marks.push('rule:compliance')
  if (fameSpendUsed) marks.push(`rule:spend:${fameSpendUsed}`)
  return marks
}
