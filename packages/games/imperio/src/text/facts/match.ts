import { lookUp, type Names } from '@ludoteca/kernel'
import { MODES } from '../../data/modes.ts'
import { SPECIALS } from '../../data/specials.ts'
import type { RankLine } from '../../results.ts'
import { ENDINGS } from '../endings.ts'
import { number, ownerName, personaName, risk, riskLevel, rounds, series, teamName } from '../terms.ts'
import { PHASES, TIE_BREAKS, TITLES, UI } from '../ui.ts'
import type { FactOf, FactWords } from './words.ts'

type MatchFact =
  | 'matchStarted'
  | 'phaseChange'
  | 'seatTaken'
  | 'bidIn'
  | 'actionIn'
  | 'voteIn'
  | 'moodVoteIn'
  | 'pactBrokenInSecret'
  | 'riskOwn'
  | 'matchEnded'

export const matchFacts: FactWords<MatchFact> = {
  matchStarted: (fact) => {
    const { mode, rounds: count, personaId } = fact
    return `Partida ${MODES[mode].nombre_es}: ${rounds(count)}, con titulares de ${personaName(personaId)}.${calendar(fact)}`
  },
  phaseChange: ({ round, phase }) => {
    if (phase === 'MATCH_INIT') return 'Preparando la partida: que cada casero saque sus llaves.'
    return phase === 'END' ? `${PHASES.END} de la partida.` : `Ronda ${number(round)}: ${PHASES[phase]}.`
  },
  seatTaken: ({ ownerId, team }, names) =>
    `Cambio de casero: desde ahora ${ownerName(ownerId, names)} juega por la dinastía ${teamName(team)}.`,
  bidIn: ({ seat }, names) => `${names(seat)} ya mandó su sobre.`,
  actionIn: ({ seat }, names) => `${names(seat)} ya eligió su acción.`,
  voteIn: ({ seat }, names) => `${names(seat)} ya votó en la elección.`,
  moodVoteIn: ({ seat }, names) => `${names(seat)} ya votó el humor.`,
  pactBrokenInSecret: () => 'Rompiste tu pacto. Hasta que cierre la subasta, solo lo sabes tú.',
  riskOwn: ({ centi }) => `Tu riesgo en esta ronda es ${risk(centi)}: «${riskLevel(centi)}».`,
  matchEnded: ({ ranking, titles, matchSeed }, names) => {
    const famous = titles.fameCrownId === null ? '' : ` ${TITLES.famous}: ${ownerName(titles.fameCrownId, names)}.`
    const richest = `${TITLES.richest}: ${ownerName(titles.richestId, names)}.`
    const places = ranking.map((line, i) => placeInWords(line, ranking[i - 1], names)).join('; ')
    const { tieBreak } = ranking[1] ?? {}
    const ending = lookUp(ENDINGS, tieBreak === undefined ? 'roundsPlayed' : `tied.${tieBreak}`)
    return `${ending} ${richest}${famous} Tabla final: ${places}. Semilla de la partida: ${matchSeed}.`
  },
}

/** When the special rounds and elections are. */
function calendar({ specialRounds, electionRounds }: FactOf<'matchStarted'>): string {
  const special = Object.entries(specialRounds).map(([round, id]) => {
    return `${SPECIALS.find((other) => other.id === id)?.nombre_es ?? id} en la ronda ${round}`
  })
  const elections =
    electionRounds.length === 0 ? [] : [`${PHASES.VOTE} en las rondas ${series(electionRounds.map(number))}`]
  const dates = [...special, ...elections]
  return dates.length === 0 ? '' : ` Agenda: ${dates.join('; ')}.`
}

/** Whoever is as rich as the one before him wants to know why he comes after him. */
function placeInWords(line: RankLine, before: RankLine | undefined, names: Names): string {
  const { ownerId, rank, wealth, fame, tieBreak } = line
  const tied =
    tieBreak === undefined || before === undefined
      ? ''
      : `; empata en ${UI.wealth} con ${ownerName(before.ownerId, names)} y ${TIE_BREAKS[tieBreak]}`
  return `${rank}. ${ownerName(ownerId, names)} (${UI.wealth} ${number(wealth)}, ${UI.fame} ${number(fame)}${tied})`
}
