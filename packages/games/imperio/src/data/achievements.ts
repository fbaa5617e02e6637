import { spelled } from './literals.ts'

/** [spec 7.3] When an achievement is tested. */
export type Trigger =
  | 'BIDS_RESOLVED'
  | 'INCOME_RESOLVED'
  | 'ACTION_RESOLVED'
  | 'VOTE_RESOLVED'
  | 'DEALS_RESOLVED'
  | 'EVENTS_RESOLVED'
  | 'ROUND_END'
  | 'MATCH_END'
  | 'TUTORIAL_COMPLETED'

/** [spec 7.3] Statistics that conditions are made of. `careerWins` belongs to the account. */
export type StatId =
  | 'tutorialCompleted'
  | 'pactsBroken'
  | 'auctionsWon'
  | 'auctionStreak'
  | 'wonAtReserve'
  | 'maxOverpay'
  | 'wonByOne'
  | 'wonByCoin'
  | 'wonByFame'
  | 'wonBasePriceMax'
  | 'prestigeWins'
  | 'properties'
  | 'setsOwned'
  | 'districtsOwned'
  | 'guerraSets'
  | 'costaProperties'
  | 'upgradesBuilt'
  | 'maxUpgradeLevel'
  | 'rentThisRound'
  | 'wealth'
  | 'leaderTaxPaid'
  | 'loansRepaid'
  | 'loansDefaulted'
  | 'cash'
  | 'forcedSalesThisRound'
  | 'forcedSales'
  | 'debt'
  | 'negativeEventsHit'
  | 'fullInsured'
  | 'insuranceSavedMax'
  | 'uninsured'
  | 'securitySaves'
  | 'compliance'
  | 'politicalExposure'
  | 'damageCapHits'
  | 'expropriated'
  | 'infraOnOwned'
  | 'globalShockThisRound'
  | 'fame'
  | 'fameRank'
  | 'scandalsHit'
  | 'yapeUsed'
  | 'cortinaUsed'
  | 'dealsWithOwners'
  | 'pactsKept'
  | 'electionWinsBacked'
  | 'awardFavorito'
  | 'awardAmpay'
  | 'rumorCentiThisRound'
  | 'finalRank'
  | 'wasLastAfterRound2'
  | 'careerWins'

export interface AchievementCondition {
  readonly stat: StatId
  readonly op: '>=' | '=='
  readonly value: number
}
export interface Achievement {
  readonly id: string
  readonly nombre_es: string
  readonly desc_es: string
  readonly scope: 'MATCH' | 'CAREER'
  readonly on: Trigger
  readonly all: readonly AchievementCondition[]
  readonly rarity: 'COMMON' | 'UNCOMMON' | 'RARE' | 'EPIC'
  readonly trophy: boolean
}

export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: 'A-TUT-01',
    nombre_es: 'Primer Casero',
    desc_es: 'Terminaste el tutorial. Ya sabes cobrar.',
    scope: 'CAREER',
    on: 'TUTORIAL_COMPLETED',
    all: [{ stat: 'tutorialCompleted', op: '==', value: 1 }],
    rarity: 'COMMON',
    trophy: true,
  },
  {
    id: 'A-BET-01',
    nombre_es: 'Rompiste el Pacto',
    desc_es: 'Dijiste que no pujabas. Pujaste.',
    scope: 'MATCH',
    on: 'ACTION_RESOLVED',
    all: [{ stat: 'pactsBroken', op: '>=', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-AUC-01',
    nombre_es: 'A la una, a las dos',
    desc_es: 'Gana tu primera subasta de la partida.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'auctionsWon', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-AUC-02',
    nombre_es: 'Martillo caliente',
    desc_es: 'Gana subasta tres rondas seguidas.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'auctionStreak', op: '>=', value: 3 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-AUC-03',
    nombre_es: 'Ganga del día',
    desc_es: 'Gana un predio pagando justo la base mínima.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'wonAtReserve', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-AUC-04',
    nombre_es: 'Se picó',
    desc_es: 'Paga 4 o más sobre el precio base.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'maxOverpay', op: '>=', value: 4 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-AUC-05',
    nombre_es: 'Por un pelito',
    desc_es: 'Gana por exactamente 1 sobre la segunda puja.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'wonByOne', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-AUC-06',
    nombre_es: 'Moneda al aire',
    desc_es: 'Gana un empate por sorteo.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'wonByCoin', op: '>=', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-AUC-07',
    nombre_es: 'Cara conocida',
    desc_es: 'Gana un empate gracias a tu Fama.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'wonByFame', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-AUC-08',
    nombre_es: 'Joya de la corona',
    desc_es: 'Gana un predio de precio base 10.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'wonBasePriceMax', op: '>=', value: 10 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-AUC-09',
    nombre_es: 'Alfombra roja',
    desc_es: 'Gana en la Subasta de Prestigio.',
    scope: 'MATCH',
    on: 'BIDS_RESOLVED',
    all: [{ stat: 'prestigeWins', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-PROP-03',
    nombre_es: 'Ya tienes llavero',
    desc_es: 'Ten 3 predios a la vez.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'properties', op: '>=', value: 3 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-PROP-05',
    nombre_es: 'Portafolio serio',
    desc_es: 'Ten 5 predios a la vez.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'properties', op: '>=', value: 5 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-PROP-08',
    nombre_es: 'Media Lima',
    desc_es: 'Ten 8 predios a la vez.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'properties', op: '>=', value: 8 }],
    rarity: 'EPIC',
    trophy: true,
  },
  {
    id: 'A-SET-01',
    nombre_es: 'Mandas en el barrio',
    desc_es: 'Completa un set de distrito.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'setsOwned', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: true,
  },
  {
    id: 'A-SET-03',
    nombre_es: 'Tres barrios, un llavero',
    desc_es: 'Ten 3 sets de distrito a la vez.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'setsOwned', op: '>=', value: 3 }],
    rarity: 'EPIC',
    trophy: true,
  },
  {
    id: 'A-DIS-05',
    nombre_es: 'De punta a punta',
    desc_es: 'Ten predios en 5 distritos distintos.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'districtsOwned', op: '>=', value: 5 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-WAR-01',
    nombre_es: 'Guerra ganada',
    desc_es: 'Completa un set en la Guerra de Distrito.',
    scope: 'MATCH',
    on: 'DEALS_RESOLVED',
    all: [{ stat: 'guerraSets', op: '>=', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-MAR-03',
    nombre_es: 'Con vista al mar',
    desc_es: 'Ten 3 predios con etiqueta costa.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'costaProperties', op: '>=', value: 3 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-DEV-01',
    nombre_es: 'Primer ladrillo',
    desc_es: 'Desarrolla un predio.',
    scope: 'MATCH',
    on: 'ACTION_RESOLVED',
    all: [{ stat: 'upgradesBuilt', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-DEV-02',
    nombre_es: 'Obra completa',
    desc_es: 'Lleva un predio a nivel 2.',
    scope: 'MATCH',
    on: 'ACTION_RESOLVED',
    all: [{ stat: 'maxUpgradeLevel', op: '>=', value: 2 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-DEV-04',
    nombre_es: 'Puro fierro',
    desc_es: 'Desarrolla 4 veces en una partida.',
    scope: 'MATCH',
    on: 'ACTION_RESOLVED',
    all: [{ stat: 'upgradesBuilt', op: '>=', value: 4 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-RENT-10',
    nombre_es: 'Cobranza puntual',
    desc_es: 'Cobra 10 o más de renta en un ingreso.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [{ stat: 'rentThisRound', op: '>=', value: 10 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-RENT-20',
    nombre_es: 'Llueve sencillo',
    desc_es: 'Cobra 20 o más de renta en un ingreso.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [{ stat: 'rentThisRound', op: '>=', value: 20 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-WEA-50',
    nombre_es: 'Medio centenar',
    desc_es: 'Llega a 50 de Riqueza.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'wealth', op: '>=', value: 50 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-WEA-100',
    nombre_es: 'Club de los cien',
    desc_es: 'Llega a 100 de Riqueza.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'wealth', op: '>=', value: 100 }],
    rarity: 'EPIC',
    trophy: true,
  },
  {
    id: 'A-TAX-05',
    nombre_es: 'Paga y posa',
    desc_es: 'Paga 5 de Impuesto a la fama en una partida.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [{ stat: 'leaderTaxPaid', op: '>=', value: 5 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-LOAN-01',
    nombre_es: 'Pagas puntual',
    desc_es: 'Devuelve completo un préstamo del banco.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [{ stat: 'loansRepaid', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-LOAN-02',
    nombre_es: 'Moroso con estilo',
    desc_es: 'Deja un préstamo sin pagar a tiempo.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [{ stat: 'loansDefaulted', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-SURV-01',
    nombre_es: 'Justo, causa',
    desc_es: 'Termina un ingreso con caja 0 y sin rematar.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [
      { stat: 'cash', op: '==', value: 0 },
      { stat: 'forcedSalesThisRound', op: '==', value: 0 },
    ],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-SURV-02',
    nombre_es: 'Remate familiar',
    desc_es: 'Sufre una venta forzada y sigue jugando.',
    scope: 'MATCH',
    on: 'INCOME_RESOLVED',
    all: [{ stat: 'forcedSales', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-DEBT-10',
    nombre_es: 'Hasta el cuello',
    desc_es: 'Llega al tope de 10 de Deuda.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'debt', op: '>=', value: 10 }],
    rarity: 'RARE',
    trophy: false,
  },
  {
    id: 'A-EVT-03',
    nombre_es: 'Cuero duro',
    desc_es: 'Recibe 3 eventos negativos en una partida.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'negativeEventsHit', op: '>=', value: 3 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-EVT-00',
    nombre_es: 'Ni un rasguño',
    desc_es: 'Termina sin recibir eventos negativos.',
    scope: 'MATCH',
    on: 'MATCH_END',
    all: [{ stat: 'negativeEventsHit', op: '==', value: 0 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-INS-01',
    nombre_es: 'Vale por dos',
    desc_es: `Ten un predio con ${spelled('Seguro FULL')}.`,
    scope: 'MATCH',
    on: 'ACTION_RESOLVED',
    all: [{ stat: 'fullInsured', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-INS-02',
    nombre_es: 'El seguro pagó',
    desc_es: 'Tu seguro te ahorra 2 o más de caja en un evento.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'insuranceSavedMax', op: '>=', value: 2 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-INS-03',
    nombre_es: 'Todo blindado',
    desc_es: 'Ten 3 o más predios y todos asegurados.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [
      { stat: 'properties', op: '>=', value: 3 },
      { stat: 'uninsured', op: '==', value: 0 },
    ],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-SEC-01',
    nombre_es: 'Guachimán de confianza',
    desc_es: 'Tu seguridad frena una extorsión.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'securitySaves', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-COM-03',
    nombre_es: 'Papeles en regla',
    desc_es: 'Llega a 3 de Papeles.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'compliance', op: '>=', value: 3 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-POL-03',
    nombre_es: 'Padrino político',
    desc_es: 'Llega a 3 de Exposición política.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'politicalExposure', op: '>=', value: 3 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-CAP-01',
    nombre_es: spelled('Tope de dano'),
    desc_es: 'El tope te salvó de perder más de 4 en la ronda.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'damageCapHits', op: '>=', value: 1 }],
    rarity: 'RARE',
    trophy: false,
  },
  {
    id: 'A-EXP-01',
    nombre_es: 'Cedido al progreso',
    desc_es: 'Te expropiaron un predio.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'expropriated', op: '==', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-OBR-01',
    nombre_es: 'Obra en la puerta',
    desc_es: 'Ten un predio donde se anuncia una obra.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'infraOnOwned', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-SHK-01',
    nombre_es: 'Ni se despeina',
    desc_es: 'Pasa un shock global y queda con 5 o más de caja.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [
      { stat: 'globalShockThisRound', op: '==', value: 1 },
      { stat: 'cash', op: '>=', value: 5 },
    ],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-FAME-05',
    nombre_es: 'Ya te piden selfie',
    desc_es: 'Llega a 5 de Fama.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'fame', op: '>=', value: 5 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-FAME-10',
    nombre_es: 'Leyenda de barrio',
    desc_es: 'Llega a 10 de Fama.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'fame', op: '>=', value: 10 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-FAME-CR',
    nombre_es: 'Todos te saludan',
    desc_es: 'Termina con la mayor Fama, mínimo 3.',
    scope: 'MATCH',
    on: 'MATCH_END',
    all: [
      { stat: 'fameRank', op: '==', value: 1 },
      { stat: 'fame', op: '>=', value: 3 },
    ],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-SCA-01',
    nombre_es: 'Te ampayaron',
    desc_es: 'Protagoniza un escándalo de Prensa.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'scandalsHit', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: true,
  },
  {
    id: 'A-FS-01',
    nombre_es: 'Yape salvador',
    desc_es: 'Usa el Yape de emergencia.',
    scope: 'MATCH',
    on: 'ACTION_RESOLVED',
    all: [{ stat: 'yapeUsed', op: '==', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-FS-02',
    nombre_es: 'Cortina perfecta',
    desc_es: 'Cancela una pérdida de Fama con humo.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'cortinaUsed', op: '>=', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-DEAL-01',
    nombre_es: 'Trato hecho',
    desc_es: 'Cierra un trato con otro casero.',
    scope: 'MATCH',
    on: 'DEALS_RESOLVED',
    all: [{ stat: 'dealsWithOwners', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-DEAL-03',
    nombre_es: 'Boca de negociante',
    desc_es: 'Cierra 3 tratos en una partida.',
    scope: 'MATCH',
    on: 'DEALS_RESOLVED',
    all: [{ stat: 'dealsWithOwners', op: '>=', value: 3 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-PACT-01',
    nombre_es: 'Palabra de casero',
    desc_es: 'Cumple un pacto de no competencia.',
    scope: 'MATCH',
    on: 'ROUND_END',
    all: [{ stat: 'pactsKept', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: false,
  },
  {
    id: 'A-ELE-01',
    nombre_es: 'Caballo ganador',
    desc_es: 'Aporta al candidato que gana.',
    scope: 'MATCH',
    on: 'VOTE_RESOLVED',
    all: [{ stat: 'electionWinsBacked', op: '>=', value: 1 }],
    rarity: 'COMMON',
    trophy: false,
  },
  {
    id: 'A-PUB-01',
    nombre_es: spelled('Favorito del publico'),
    desc_es: 'Te eligieron los espectadores.',
    scope: 'MATCH',
    on: 'MATCH_END',
    all: [{ stat: 'awardFavorito', op: '==', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-PUB-02',
    nombre_es: spelled('Ampay del dia'),
    desc_es: 'El público no perdona. Pero se ríe contigo.',
    scope: 'MATCH',
    on: 'MATCH_END',
    all: [{ stat: 'awardAmpay', op: '==', value: 1 }],
    rarity: 'RARE',
    trophy: true,
  },
  {
    id: 'A-RUM-03',
    nombre_es: 'En boca de todos',
    desc_es: 'Llega al tope de rumores en una ronda.',
    scope: 'MATCH',
    on: 'EVENTS_RESOLVED',
    all: [{ stat: 'rumorCentiThisRound', op: '>=', value: 60 }],
    rarity: 'RARE',
    trophy: false,
  },
  {
    id: 'A-COME-01',
    nombre_es: 'Remontada',
    desc_es: 'Gana tras haber estado en el último lugar.',
    scope: 'MATCH',
    on: 'MATCH_END',
    all: [
      { stat: 'finalRank', op: '==', value: 1 },
      { stat: 'wasLastAfterRound2', op: '==', value: 1 },
    ],
    rarity: 'EPIC',
    trophy: true,
  },
  {
    id: 'A-WIN-01',
    nombre_es: 'Primera corona',
    desc_es: 'Gana una partida.',
    scope: 'CAREER',
    on: 'MATCH_END',
    all: [{ stat: 'careerWins', op: '>=', value: 1 }],
    rarity: 'UNCOMMON',
    trophy: true,
  },
  {
    id: 'A-WIN-05',
    nombre_es: 'Cinco coronas',
    desc_es: 'Gana 5 partidas.',
    scope: 'CAREER',
    on: 'MATCH_END',
    all: [{ stat: 'careerWins', op: '>=', value: 5 }],
    rarity: 'EPIC',
    trophy: true,
  },
]

/** What no ordinary match can bring: the tutorial alone does, or an account that knows of matches won before. */
export const OF_THE_ACCOUNT: readonly string[] = ['A-TUT-01', 'A-WIN-05']

const OF_VICTORIES: readonly string[] = ACHIEVEMENTS.filter(({ all }) =>
  all.some(({ stat }) => stat === 'careerWins'),
).map(({ id }) => id)

/**
 * [7.3.2] Whether an account gets it once, by the victories of all its matches together. The rules tell of the first of them
 * at every victory, since they know no other: whether it is the first one only whoever keeps the account can say.
 */
export function isOfVictories(id: string): boolean {
  return OF_VICTORIES.includes(id)
}
