import type { Phase } from '@ludoteca/ludomercatus'
import { type MarketWords, namesOf } from './en.ts'

const WAITING: Readonly<Record<Phase, string>> = {
  preRoll: 'würfelt gleich.',
  jail: 'sitzt im Carcer und sucht einen Ausweg.',
  postRoll: 'beendet den Zug.',
  buy: 'überlegt, ob gekauft wird.',
  auction: 'bietet.',
  debt: 'beschafft Geld für eine Schuld.',
  inherit: 'regelt ein Erbe.',
  claim: 'meldet Bedarf an knappen Gebäuden an.',
  place: 'errichtet ein Gebäude.',
  trade: 'überlegt sich ein Angebot.',
  over: '',
}

export const de: MarketWords = {
  board: 'Der Spielplan',
  pages: 'Neben dem Spielplan',
  players: 'Spieler',
  player: 'Spieler',
  manage: 'Bauen & Beleihen',
  story: 'Chronik',
  statistics: 'Statistik',
  roundNo: (round) => `Runde ${round}`,
  lastRound: (round) => `Runde ${round}, die letzte`,
  timeLeft: 'Restzeit',
  seeWhole: 'Ganzer Plan',
  seeNear: 'Näher heran',
  lookAhead: 'Auf dem Plan nach vorn schauen',
  lookBack: 'Auf dem Plan zurückschauen',
  asBoard: 'Als Spielplan',
  asList: 'Als Liste',
  doubles: (nth) => (nth === 1 ? 'Pasch' : `Pasch, ${nth} hintereinander`),
  thrown: (a, b) => `Gewürfelt: ${a} und ${b}, zusammen ${a + b}`,
  decision: 'Was zu tun ist',
  underway: 'Würfel und Figuren sind unterwegs …',
  dismiss: 'Schließen',
  waitingFor: (name, phase) => `${name} ${WAITING[phase]}`,
  trade: 'Handeln',
  resign: 'Aufgeben',
  cancel: 'Abbrechen',
  stay: 'Im Markt bleiben',
  declare: 'Ja, ich bin bankrott',
  bankruptcyMeans:
    'Du scheidest aus. Alles, was du hast, geht an deinen Gläubiger oder zurück an die Bank. Ein Handel könnte dich noch retten.',
  resignMeans:
    'Du scheidest endgültig aus. Alles, was du hast, geht an die, denen du etwas schuldest, oder zurück an die Bank.',
  buyFor: (price) => `Kaufen für ${price}`,
  toAuction: 'Versteigern lassen',
  leave: 'Liegen lassen',
  cashAfter: (cash) => `Bargeld danach: ${cash}`,
  cashShort: (missing) => `Dir fehlen ${missing}`,
  jailTry: (nth, most) => `Das wäre Wurf ${nth} von ${most} für deine Freiheit.`,
  jailLastTry: (fine) => `Dein letzter Wurf: Ohne Pasch zahlst du ${fine} und ziehst weiter.`,
  usePardon: (card) => `${card} einsetzen`,
  auctionOf: 'Unter dem Hammer:',
  noBid: (opening) => `Noch kein Gebot, ab ${opening}`,
  leads: (name) => `${name} führt`,
  printed: (price) => `Listenpreis ${price}`,
  yourCash: (cash) => `Dein Bargeld: ${cash}`,
  yourBid: 'Anderes Gebot',
  bid: (amount) => `${amount} bieten`,
  isOut: 'raus',
  isIn: 'dabei',
  isLeader: 'führt',
  speaks: 'bietet jetzt',
  missing: (amount) => `Es fehlen noch: ${amount}`,
  canRaise: (amount) => `Wenn du alles verkaufst und beleihst, kommst du auf ${amount}.`,
  cannotRaise: (amount, short) =>
    `Selbst wenn du alles verkaufst und beleihst, kommst du nur auf ${amount}: ${short} zu wenig. Nur ein Handel kann dich retten.`,
  nothingToSell: 'Es gibt nichts mehr zu verkaufen oder zu beleihen.',
  sumSoFar: (sum) => `zusammen ${sum}`,
  enough: '– genug!',
  sellOne: (amount) => `Eins verkaufen +${amount}`,
  pledge: (amount) => `Beleihen +${amount}`,
  settleFor: (cost) => `Für ${cost} regeln`,
  claim: (count) => (count === 0 ? 'Nichts anmelden' : `${count} anmelden`),
  placeHelp: (left) => `Wähle eine markierte Straße auf dem Plan oder hier. Noch zu setzen: ${left}.`,
  withWhom: 'Mit wem?',
  youGive: 'Du gibst',
  youGet: (name) => `${name} gibt`,
  gives: (name) => `${name} gibt`,
  offered: (from, to) => `${from} hat ${to} ein Angebot gemacht`,
  nothing: 'nichts',
  counter: 'Gegenangebot',
  sendOffer: 'Angebot machen',
  emptyOffer: 'Irgendetwas muss den Besitzer wechseln.',
  cashBothWays: 'Nur eine Seite kann Geld geben.',
  tradeClosed: 'Dieser Handel ist nicht mehr möglich.',
  builtDistrict: 'in seinem Viertel stehen Gebäude',
  whatChanges: 'Was sich ändern würde',
  charges: (amount) => `Kosten der Hypotheken: ${amount}`,
  completes: (groups) => `macht ${groups} vollständig`,
  breaks: (groups) => `reißt ${groups} auseinander`,
  liftNow: 'Hypotheken gleich ablösen',
  liftInstead: (all, some) => `${all} statt ${some}`,
  atMost: (cash) => `höchstens ${cash}`,
  moreCash: (amount) => `${amount} mehr`,
  askFor: (name) => `${name} danach fragen …`,
  forSale: (price) => `zu haben für ${price} dn`,
  levy: (tax) => `zahle ${tax} dn`,
  ownedBy: (name) => `gehört ${name}`,
  mortgaged: 'beliehen',
  here: (names) => `hier: ${names}`,
  imprisoned: (name) => `${name} (hinter Gittern)`,
  price: 'Preis',
  building: 'Jedes Gebäude',
  mortgageBrings: 'Hypothek bringt',
  liftCosts: 'Ablösen kostet',
  interest: 'Zins',
  rents: 'Mieten',
  countsNow: 'gilt jetzt',
  tools: { build: 'Bauen', sell: 'Gebäude verkaufen', mortgage: 'Beleihen', lift: 'Hypothek ablösen' },
  clickDoes: 'Ein Klick auf deinen Besitz …',
  openDeed: 'öffnet die Urkunde',
  supply: (houses, hotels) =>
    `Die Bank hat noch ${houses} ${houses === 1 ? 'Taberna' : 'Tabernae'} und ${hotels} ${hotels === 1 ? 'Emporium' : 'Emporia'}.`,
  perBuilding: (cost) => `${cost} je Gebäude`,
  moreOn: (street) => `Ein Gebäude mehr auf ${street}`,
  lessOn: (street) => `Ein Gebäude weniger auf ${street}`,
  buildFor: (cost) => `Bauen für ${cost}`,
  sellFor: (amount) => `Verkaufen für ${amount}`,
  reset: 'Zurücksetzen',
  noWholeDistrict: 'Bauen kannst du, sobald dir alle Straßen eines Viertels gehören.',
  onlyPlayers: 'Nur wer mitspielt, hat Besitz zu verwalten.',
  mortgages: 'Hypotheken',
  why: (why) => {
    switch (why.why) {
      case 'notNow':
        return 'Das geht gerade nicht.'
      case 'uneven':
        return 'Die Straßen eines Viertels dürfen sich um höchstens ein Gebäude unterscheiden.'
      case 'nothingBuilt':
        return 'Hier steht nichts.'
      case 'finished':
        return 'Hier steht ein Emporium: Mehr lässt sich nicht bauen.'
      case 'notMortgaged':
        return 'Es ist nicht beliehen.'
      case 'isMortgaged':
        return 'Es ist schon beliehen.'
      case 'supply':
        return 'Die Bank hat zu wenige Gebäude.'
      case 'incomplete':
        return `Dir gehört nicht das ganze Viertel: ${namesOf(why.spaces)} fehlt.`
      case 'mortgaged':
        return `Löse zuerst die Hypothek auf ${namesOf(why.spaces)} ab.`
      case 'lowerFirst':
        return `Baue gleichmäßig: zuerst auf ${namesOf(why.spaces)}.`
      case 'higherFirst':
        return `Verkaufe gleichmäßig: zuerst auf ${namesOf(why.spaces)}.`
      case 'sellFirst':
        return `Verkaufe zuerst die Gebäude auf ${namesOf(why.spaces)}.`
      case 'cash':
        return `Das kostet ${why.cost} dn, mehr als du hast.`
    }
  },
  cash: 'Bargeld',
  inNotes: 'Bargeld in Scheinen',
  noNotes: 'Keine Scheine.',
  notes: (count, note) => `${count} × ${note} dn`,
  netWorth: 'Vermögen',
  couldRaise: 'Aufzubringen',
  whole: 'ganzes Viertel',
  noDeeds: 'Kein Besitz.',
  bankrupt: 'bankrott',
  inJail: 'im Carcer',
  toMove: 'am Zug',
  you: 'du',
  autopilot: 'Autopilot',
  away: 'abwesend',
  storyAbout: 'Zeilen über',
  topics: { all: 'alles', moves: 'Würfe und Züge', money: 'Geld', property: 'Besitz', trades: 'Handel' },
  wholeStory: (lines) => `Alle ${lines} Zeilen zeigen`,
  storyIncomplete: 'Die Chronik dieser Partie liegt hier nicht von Anfang an vor, deshalb gibt es keine Statistik.',
  worthOverTime: 'Vermögen über die Runden',
  worthInTheEnd: 'Woraus das Vermögen besteht',
  cashOverTime: 'Bargeld über die Runden',
  property: 'Besitz',
  buildings: 'Gebäude',
  saveStory: 'Geschichte als Text speichern',
  round: 'Runde',
  side: { south: 'untere Seite', west: 'linke Seite', north: 'obere Seite', east: 'rechte Seite' },
  mostVisited: 'Am häufigsten besucht',
  rentBySpace: 'Miete je Feld',
  rentLeague: 'Mietliga',
  rentGot: 'Erhalten',
  rentPaid: 'Bezahlt',
}
