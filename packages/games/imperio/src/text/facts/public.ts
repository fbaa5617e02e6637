import { lookUp, type Names } from '@ludoteca/kernel'
import { ACHIEVEMENTS, isOfVictories } from '../../data/achievements.ts'
import { findMood } from '../../data/moods.ts'
import { headlines } from '../headlines.ts'
import {
  achievementName,
  awardName,
  candidateName,
  isLast,
  moodName,
  number,
  ownerName,
  personaName,
  quoted,
  series,
} from '../terms.ts'
import { UI } from '../ui.ts'
import type { FactOf, FactWords } from './words.ts'

type PublicFact =
  | 'moodResult'
  | 'electionResult'
  | 'pressTicker'
  | 'portadaPreview'
  | 'achievementUnlock'
  | 'awardsOpen'
  | 'awardResults'

export const publicFacts: FactWords<PublicFact> = {
  moodResult: ({ votes, winnerId, when }) => {
    if (winnerId === null)
      return isLast(when) ? 'Nadie votó el último humor.' : 'Nadie votó: la próxima ronda no hay humor.'
    const desc = isLast(when) ? 'Queda para la historia.' : (findMood(winnerId)?.desc_es ?? '')
    return `La calle habló: ${quoted(moodName(winnerId))}, ${tally(votes, winnerId)}. ${desc}`
  },
  electionResult: (fact, names) => {
    const { scores, watcherVotes, winnerId, decidedBy } = fact
    const name = candidateName(winnerId)
    const won = {
      SCORE: `Gana ${name} con aportes de ${tally(scores, winnerId)}.`,
      WATCHERS: `Empatan los aportes y el público se queda con ${name}: ${tally(watcherVotes, winnerId)}.`,
      COIN: `Empate en todo: la suerte elige a ${name}.`,
    }
    return `${won[decidedBy]}${contributions(fact, names)}`
  },
  pressTicker: ({ personaId, headlines: all }, names) => `${personaName(personaId)}: ${headlines(all, names)}.`,
  portadaPreview: ({ heroId, headlines: all }, names) => {
    const hero = heroId === null ? '' : ` En la foto, ${ownerName(heroId, names)}.`
    return `${UI.coverPreview}.${hero}${all.length === 0 ? '' : ` ${headlines(all, names)}.`}`
  },
  achievementUnlock: ({ ownerId, achievementId }, names) => {
    if (isOfVictories(achievementId)) return `${ownerName(ownerId, names)} suma una corona.`
    const desc = ACHIEVEMENTS.find(({ id }) => id === achievementId)?.desc_es ?? ''
    return `${ownerName(ownerId, names)} consigue el logro ${quoted(achievementName(achievementId))}. ${desc}`.trim()
  },
  awardsOpen: ({ awards }, names) => {
    if (awards.length === 0) return 'Premios: esta vez no hay a quién nominar.'
    const held = awards.map(({ awardId, nominees }) => {
      const nominated = nominees.map((id) => ownerName(id, names))
      return `${quoted(awardName(awardId))}, para ${series(nominated, 'o')}`
    })
    return `El público vota: ${held.join('; ')}.`
  },
  awardResults: ({ awards }, names) => {
    if (awards.length === 0) return 'Esta vez no hay premios.'
    const given = awards.map(({ awardId, winnerId, votes }) => {
      if (winnerId === null) return `${quoted(awardName(awardId))}, para nadie`
      return `${quoted(awardName(awardId))}, para ${ownerName(winnerId, names)} con ${votesInWords(lookUp(votes, winnerId) ?? 0)}`
    })
    return `Premios del público: ${given.join('; ')}.`
  },
}

/** The winner's count against the other's. */
function tally(counts: Readonly<Record<string, number>>, winnerId: string): string {
  const others = Object.keys(counts).filter((id) => id !== winnerId)
  return [winnerId, ...others].map((id) => number(lookUp(counts, id) ?? 0)).join(' a ')
}

function votesInWords(count: number): string {
  return count === 1 ? '1 voto' : `${number(count)} votos`
}

function contributions({ owners }: FactOf<'electionResult'>, names: Names): string {
  const told = owners.flatMap(({ ownerId, candidateId, contribution }) => {
    if (candidateId === null) return []
    return [`${ownerName(ownerId, names)} por ${candidateName(candidateId)} (aporta ${number(contribution)})`]
  })
  return told.length === 0 ? '' : ` Votos: ${told.join('; ')}.`
}
