import { CROWD, type Names, type Seat, TABLE } from '@ludoteca/kernel'
import { dealTemplate } from '../data/deal-templates.ts'
import type { DealFields, Move, MoveOf } from '../moves.ts'
import { BANK, ownerId } from '../owners.ts'
import { actionInWords } from './actions.ts'
import { effectOf } from './deals.ts'
import { awardName, candidateName, moodName, number, ownerName, propertyName, quoted, teamName } from './terms.ts'
import { valueInWords } from './values.ts'

type MoveWords = { readonly [T in Move['type']]: (who: string, move: MoveOf<T>, names: Names, seat: Seat) => string }

const MOVES: MoveWords = {
  continue: (who) => `${who} sigue.`,
  profile: (who, { team }) =>
    team === undefined ? `${who} deja listo su perfil.` : `${who} juega por la dinastía ${teamName(team)}.`,
  bid: (who, { propertyId, amount, useFameToken }) => {
    if (propertyId === null) return `${who} no puja.`
    return `${who} puja ${number(amount)} por ${propertyName(propertyId)}${useFameToken ? ' con ficha de Fama' : ''}.`
  },
  action: (who, move) => `${who} ${actionInWords(move)}.`,
  dealOffer: (who, { templateId, toOwnerId, fields, yape }, names, seat) => {
    const { label_es } = dealTemplate(templateId)
    const along = yape ? ', con Yape de emergencia' : ''
    if (toOwnerId === BANK) return `${who} pide un préstamo del banco${along}.`
    const agreement = { templateId, fromOwnerId: ownerId(seat), toOwnerId, fields }
    const effect = effectOf(agreement, names, { when: 'unknown' })
    return `${who} le ofrece un trato a ${ownerName(toOwnerId, names)}${along}. ${label_es}: ${effect}`
  },
  dealResponse: (who, { dealId, response, counterFields }, names) => {
    if (response === 'COUNTER') return `${who} contraoferta ${dealId}: ${fieldsInWords(counterFields, names)}.`
    return `${who} ${response === 'ACCEPT' ? 'acepta' : 'rechaza'} ${dealId}.`
  },
  moodVote: (who, { optionId }) =>
    optionId === null ? `${who} no vota el humor.` : `${who} vota por el humor ${quoted(moodName(optionId))}.`,
  electionVote: (who, { candidateId, contribution = 0 }) => {
    if (candidateId === null) return `${who} no vota en la elección.`
    const aporte = contribution > 0 ? ` y aporta ${number(contribution)}` : ''
    return `${who} vota por ${candidateName(candidateId)}${aporte}.`
  },
  watcherRumor: (who, { targetOwnerId }, names) => `${who} corre un rumor sobre ${ownerName(targetOwnerId, names)}.`,
  awardVote: (who, { awardId, ownerId: id }, names) =>
    `${who} vota por ${ownerName(id, names)} para ${quoted(awardName(awardId))}.`,
  takeSeat: (who, { ownerId: id }, names) => `${who} toma el asiento de ${ownerName(id, names)}.`,
  watch: (who, { present }) => `${who} ${present ? 'llega a mirar' : 'se va'}.`,
}

/** What somebody did, as one sentence of the log. */
export function moveInWords<T extends Move['type']>(seat: Seat, move: MoveOf<T>, names: Names): string {
  const who = seat === CROWD ? 'Alguien del público' : seat === TABLE ? 'La mesa' : names(seat)
  return (MOVES as { readonly [K in T]: MoveWords[T] })[move.type as T](who, move, names, seat)
}

function fieldsInWords(fields: DealFields = {}, names: Names): string {
  return Object.entries(fields)
    .map(([name, value]) => valueInWords('dealResponse', name, value, names))
    .join(', ')
}
