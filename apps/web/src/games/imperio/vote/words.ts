import type { AwardId, Mood } from '@ludoteca/imperio'

type DecidedBy = 'SCORE' | 'WATCHERS' | 'COIN'

const votes = (count: number): string => (count === 1 ? '1 voto' : `${count} votos`)

/** What is said around votes. */
export const voteWords = {
  moodTitle: '¿Cómo amanece Lima?',
  moodLead: 'Un toque y ya: lo que gane manda la próxima ronda.',
  moodWait: 'Ahora vota el público: lo que gane manda la próxima ronda.',
  moodLast: 'Última ronda: lo que gane queda para la historia, nomás.',
  moodWatchersVote: (count: number): string =>
    count === 1
      ? 'Vota el público: 1 persona tiene la palabra.'
      : `Vota el público: ${count} personas tienen la palabra.`,
  moodOwnersVote: 'Nadie mira, así que votan los caseros.',
  sentiment: { POSITIVE: 'Buena onda', NEGATIVE: 'Mala onda', NEUTRAL: 'Según el barrio' } satisfies Record<
    Mood['sentiment'],
    string
  >,
  abstain: 'No votar',
  voteSent: 'Tu voto ya entró. Paciencia, que están contando.',
  haveVoted: (done: number, all: number): string => `${done === 1 ? 'Ha' : 'Han'} votado ${done} de ${all} caseros`,
  votes,
  share: (percent: number): string => `${percent} %`,
  live: 'En vivo',
  moodResult: 'Habló la ciudad',
  moodWon: (name: string): string => `Gana «${name}»`,
  moodNobody: 'Nadie votó: la ciudad se queda como está.',
  winner: 'GANADOR',

  electionTitle: 'Elecciones en Lima',
  electionLead: 'Gana quien junte más aportes; si empatan, desempata el público.',
  electionLeadWatcher: 'Los caseros ponen la plata; si empatan, tu voto decide.',
  contribution: 'Tu aporte',
  contributionNone: 'Gratis',
  contributionHelp: 'Se gasta gane quien gane y da +1 de Exposición.',
  voteFor: 'Votar',
  slot: (i: number): string => (i === 0 ? 'Lista A' : 'Lista B'),
  electionResult: 'Resultado oficial',
  elected: (name: string): string => `${name} gana la elección`,
  decidedBy: {
    SCORE: 'Ganó por aportes.',
    WATCHERS: 'Empate en aportes: desempató el público.',
    COIN: 'Empate total: lo decidió una moneda al aire.',
  } satisfies Record<DecidedBy, string>,
  score: 'Aportes',
  crowd: 'Público',
  ownersGave: 'Quién puso qué',
  gave: (contribution: number, name: string): string => `${contribution} a ${name}`,
  gaveNothing: (name: string): string => `votó por ${name}`,
  didNotVote: 'no votó',
  nextTwoRounds: 'Manda las próximas dos rondas.',

  awardsTitle: 'Premios del público',
  awardsLead: 'Un toque por premio. Los votos se suman hasta el final.',
  awardsWait: 'Ahora vota el público. Los premios se entregan al final.',
  awardsDone: 'Listo, ya votaste. Los premios se entregan al final.',
  awardEffect: { 'AW-FAV': 'Al final: +2 de Fama', 'AW-AMP': 'Al final: −1 de Fama' } satisfies Record<AwardId, string>,
  awardsCast: (count: number): string => `Votos emitidos: ${count}`,
  voteForIn: (name: string, award: string): string => `Votar por ${name} para ${award}`,
} as const
