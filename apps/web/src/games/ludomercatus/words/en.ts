import { buildings, type Phase, SPACES } from '@ludoteca/ludomercatus'
import type { Why } from '../manage/guidance.ts'
import type { Tool } from '../manage/tool.ts'
import type { Topic } from '../story/topics.ts'

export const en = {
  // The table
  board: 'The board',
  pages: 'Beside the board',
  players: 'Players',
  player: 'Player',
  manage: 'Build & mortgage',
  story: 'Story',
  statistics: 'Statistics',
  roundNo: (round: number) => `Round ${round}`,
  lastRound: (round: number) => `Round ${round}, the last`,
  timeLeft: 'Time left',
  seeWhole: 'Whole board',
  seeNear: 'Nearer',
  lookAhead: 'Look ahead along the board',
  lookBack: 'Look back along the board',
  asBoard: 'As a board',
  asList: 'As a list',
  doubles: (nth: number) => (nth === 1 ? 'doubles' : `doubles, ${nth} in a row`),
  thrown: (a: number, b: number) => `Thrown: ${a} and ${b}, together ${a + b}`,
  // Decisions
  decision: 'What is to be done',
  underway: 'Dice and tokens are on the move …',
  dismiss: 'Dismiss',
  waitingFor: (name: string, phase: Phase) => `${name} ${WAITING[phase]}`,
  trade: 'Trade',
  resign: 'Resign',
  cancel: 'Cancel',
  stay: 'Stay in the market',
  declare: 'Yes, I am bankrupt',
  bankruptcyMeans:
    'You leave the match. All you own goes to your creditor, or back to the bank. A trade might still save you.',
  resignMeans: 'You leave the match for good. All you own goes to whom you owe, or back to the bank.',
  buyFor: (price: string) => `Buy for ${price}`,
  toAuction: 'Let it be auctioned',
  leave: 'Leave it',
  cashAfter: (cash: string) => `Cash afterwards: ${cash}`,
  cashShort: (missing: string) => `You are ${missing} short`,
  jailTry: (nth: number, most: number) => `This would be throw ${nth} of ${most} for freedom.`,
  jailLastTry: (fine: string) => `Your last throw: without doubles you pay ${fine} and move on.`,
  usePardon: (card: string) => `Use ${card}`,
  auctionOf: 'Under the hammer:',
  noBid: (opening: string) => `No bid yet, from ${opening}`,
  leads: (name: string) => `${name} leads`,
  printed: (price: string) => `printed price ${price}`,
  yourCash: (cash: string) => `Your cash: ${cash}`,
  yourBid: 'Another bid',
  bid: (amount: string) => `Bid ${amount}`,
  isOut: 'out',
  isIn: 'in',
  isLeader: 'leads',
  speaks: 'bids now',
  missing: (amount: string) => `Still missing: ${amount}`,
  canRaise: (amount: string) => `Everything sold and mortgaged, you could reach ${amount}.`,
  cannotRaise: (amount: string, short: string) =>
    `Even with everything sold and mortgaged you reach only ${amount}: ${short} too little. Only a trade can save you.`,
  nothingToSell: 'There is nothing left to sell or mortgage.',
  sumSoFar: (sum: string) => `together ${sum}`,
  enough: '– enough!',
  sellOne: (amount: string) => `Sell one +${amount}`,
  pledge: (amount: string) => `Mortgage +${amount}`,
  settleFor: (cost: string) => `Settle for ${cost}`,
  claim: (count: number) => (count === 0 ? 'Claim none' : `Claim ${count}`),
  placeHelp: (left: number) => `Choose a marked street on the board or here. Left to place: ${left}.`,
  // Trades
  withWhom: 'With whom?',
  youGive: 'You give',
  youGet: (name: string) => `${name} gives`,
  gives: (name: string) => `${name} gives`,
  offered: (from: string, to: string) => `${from} has made ${to} an offer`,
  nothing: 'nothing',
  counter: 'Counter-offer',
  sendOffer: 'Make the offer',
  emptyOffer: 'Something must change hands.',
  cashBothWays: 'Only one side can give cash.',
  tradeClosed: 'This trade is not possible any more.',
  builtDistrict: 'buildings stand in its district',
  whatChanges: 'What would change',
  charges: (amount: string) => `Mortgage charges: ${amount}`,
  completes: (groups: string) => `completes ${groups}`,
  breaks: (groups: string) => `breaks up ${groups}`,
  liftNow: 'Mortgages to lift at once',
  liftInstead: (all: string, some: string) => `${all} instead of ${some}`,
  atMost: (cash: string) => `at most ${cash}`,
  moreCash: (amount: string) => `${amount} more`,
  askFor: (name: string) => `Ask ${name} for it …`,
  // Property
  forSale: (price: number) => `for sale at ${price} dn`,
  levy: (tax: number) => `pay ${tax} dn`,
  ownedBy: (name: string) => `owned by ${name}`,
  mortgaged: 'mortgaged',
  here: (names: string) => `here: ${names}`,
  imprisoned: (name: string) => `${name} (behind bars)`,
  price: 'Price',
  building: 'Each building',
  mortgageBrings: 'Mortgage brings',
  liftCosts: 'Lifting it costs',
  interest: 'interest',
  rents: 'Rents',
  countsNow: 'counts now',
  tools: { build: 'Build', sell: 'Sell a building', mortgage: 'Mortgage', lift: 'Lift mortgage' } satisfies Record<
    Tool,
    string
  > as Readonly<Record<Tool, string>>,
  clickDoes: 'A click on your property …',
  openDeed: 'opens its deed',
  supply: (houses: number, hotels: number) =>
    `The bank has ${buildings('house', houses)} and ${buildings('hotel', hotels)} left.`,
  perBuilding: (cost: string) => `${cost} a building`,
  moreOn: (street: string) => `One building more on ${street}`,
  lessOn: (street: string) => `One building less on ${street}`,
  buildFor: (cost: string) => `Build for ${cost}`,
  sellFor: (amount: string) => `Sell for ${amount}`,
  reset: 'Reset',
  noWholeDistrict: 'You can build once you own every street of a district.',
  onlyPlayers: 'Only players have property to manage.',
  mortgages: 'Mortgages',
  why: (why: Why): string => {
    switch (why.why) {
      case 'notNow':
        return 'Not possible just now.'
      case 'uneven':
        return 'Streets of a district may differ by one building at most.'
      case 'nothingBuilt':
        return 'Nothing is built here.'
      case 'finished':
        return 'An emporium stands here: nothing more can be built.'
      case 'notMortgaged':
        return 'It is not mortgaged.'
      case 'isMortgaged':
        return 'It is mortgaged already.'
      case 'supply':
        return 'The bank has too few buildings left.'
      case 'incomplete':
        return `You do not own the whole district: ${namesOf(why.spaces)} missing.`
      case 'mortgaged':
        return `Lift the mortgage on ${namesOf(why.spaces)} first.`
      case 'lowerFirst':
        return `Build evenly: first on ${namesOf(why.spaces)}.`
      case 'higherFirst':
        return `Sell evenly: first on ${namesOf(why.spaces)}.`
      case 'sellFirst':
        return `Sell the buildings on ${namesOf(why.spaces)} first.`
      case 'cash':
        return `It costs ${why.cost} dn, more than you have.`
    }
  },
  // Players
  cash: 'Cash',
  inNotes: 'Cash in notes',
  noNotes: 'No notes.',
  notes: (count: number, note: number) => `${count} × ${note} dn`,
  netWorth: 'Net worth',
  couldRaise: 'Could raise',
  whole: 'whole district',
  noDeeds: 'No deeds.',
  bankrupt: 'bankrupt',
  inJail: 'in Carcer',
  toMove: 'to move',
  you: 'you',
  autopilot: 'autopilot',
  away: 'away',
  // Story and statistics
  storyAbout: 'Lines about',
  topics: {
    all: 'everything',
    moves: 'dice and moves',
    money: 'money',
    property: 'property',
    trades: 'trades',
  } satisfies Record<Topic, string> as Readonly<Record<Topic, string>>,
  wholeStory: (lines: number) => `Show all ${lines} lines`,
  storyIncomplete: 'The story of this match is not here from its beginning, so there are no statistics.',
  worthOverTime: 'Net worth over the rounds',
  worthInTheEnd: 'What net worth is made of',
  cashOverTime: 'Cash over the rounds',
  property: 'Property',
  buildings: 'Buildings',
  saveStory: 'Save the story as text',
  round: 'Round',
  side: { south: 'lower side', west: 'left side', north: 'upper side', east: 'right side' },
  mostVisited: 'Most visited',
  rentBySpace: 'Rent by space',
  rentLeague: 'Rent league',
  rentGot: 'Received',
  rentPaid: 'Paid',
}

/** Every sentence of the table. */
export type MarketWords = typeof en

const WAITING: Readonly<Record<Phase, string>> = {
  preRoll: 'is about to roll.',
  jail: 'is in Carcer and looks for a way out.',
  postRoll: 'is finishing the turn.',
  buy: 'decides whether to buy.',
  auction: 'is bidding.',
  debt: 'is raising cash for a debt.',
  inherit: 'settles an inheritance.',
  claim: 'claims scarce buildings.',
  place: 'puts up a building.',
  trade: 'considers an offer.',
  over: '',
}

/** Spaces by name, in a row. */
export function namesOf(spaces: readonly number[]): string {
  return spaces.map((space) => SPACES[space]?.name).join(', ')
}
