/** [7.3] What is counted for achievements, by owner. Everything else they need can be asked of the state. */
export interface Stats {
  pactsBroken: number
  pactsKept: number
  auctionsWon: number
  /** Rounds in a row, this one included, in which a lot was won. */
  auctionStreak: number
  wonAtReserve: number
  /** Of all lots won: what was paid above the base price; never below 0. */
  maxOverpay: number
  wonByOne: number
  wonByCoin: number
  wonByFame: number
  wonBasePriceMax: number
  prestigeWins: number
  guerraSets: number
  upgradesBuilt: number
  rentThisRound: number
  leaderTaxPaid: number
  loansRepaid: number
  loansDefaulted: number
  forcedSalesThisRound: number
  forcedSales: number
  dealsWithOwners: number
  electionWinsBacked: number
  wasLastAfterRound2: number
  negativeEventsHit: number
  insuranceSavedMax: number
  securitySaves: number
  damageCapHits: number
  infraOnOwned: number
  scandalsHit: number
  cortinaUsed: number
  awardFavorito: number
  awardAmpay: number
}

/** [7.2] What is counted for awards since the last AWARDS phase, by owner. */
export interface Limelight {
  fameGained: number
  fameLost: number
  scandals: number
  pactsBroken: number
  loansDefaulted: number
  forcedSales: number
  /** Ampay points of the phases before, for ties at the end. */
  ampayBefore: number
}

export function newStats(): Stats {
  return {
    pactsBroken: 0,
    pactsKept: 0,
    auctionsWon: 0,
    auctionStreak: 0,
    wonAtReserve: 0,
    maxOverpay: 0,
    wonByOne: 0,
    wonByCoin: 0,
    wonByFame: 0,
    wonBasePriceMax: 0,
    prestigeWins: 0,
    guerraSets: 0,
    upgradesBuilt: 0,
    rentThisRound: 0,
    leaderTaxPaid: 0,
    loansRepaid: 0,
    loansDefaulted: 0,
    forcedSalesThisRound: 0,
    forcedSales: 0,
    dealsWithOwners: 0,
    electionWinsBacked: 0,
    wasLastAfterRound2: 0,
    negativeEventsHit: 0,
    insuranceSavedMax: 0,
    securitySaves: 0,
    damageCapHits: 0,
    infraOnOwned: 0,
    scandalsHit: 0,
    cortinaUsed: 0,
    awardFavorito: 0,
    awardAmpay: 0,
  }
}

export function newLimelight(ampayBefore = 0): Limelight {
  return { fameGained: 0, fameLost: 0, scandals: 0, pactsBroken: 0, loansDefaulted: 0, forcedSales: 0, ampayBefore }
}
