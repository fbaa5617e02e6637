import { buildings, type Phase } from '@ludoteca/ludomercatus'
import { type MarketWords, namesOf } from './en.ts'

const WAITING: Readonly<Record<Phase, string>> = {
  preRoll: 'va a tirar los dados.',
  jail: 'está en Carcer y busca cómo salir.',
  postRoll: 'está terminando su turno.',
  buy: 'decide si compra.',
  auction: 'está pujando.',
  debt: 'reúne dinero para una deuda.',
  inherit: 'resuelve una herencia.',
  claim: 'reclama edificios escasos.',
  place: 'levanta un edificio.',
  trade: 'se piensa una oferta.',
  over: '',
}

export const es: MarketWords = {
  board: 'El tablero',
  pages: 'Junto al tablero',
  players: 'Jugadores',
  player: 'Jugador',
  manage: 'Construir e hipotecar',
  story: 'Crónica',
  statistics: 'Estadísticas',
  roundNo: (round) => `Ronda ${round}`,
  lastRound: (round) => `Ronda ${round}, la última`,
  timeLeft: 'Quedan',
  seeWhole: 'Tablero entero',
  seeNear: 'Más cerca',
  lookAhead: 'Mirar más adelante en el tablero',
  lookBack: 'Mirar más atrás en el tablero',
  asBoard: 'Como tablero',
  asList: 'Como lista',
  doubles: (nth) => (nth === 1 ? 'dobles' : `dobles, ${nth} seguidos`),
  thrown: (a, b) => `Tirada: ${a} y ${b}, en total ${a + b}`,
  decision: 'Qué hay que hacer',
  underway: 'Los dados y las fichas se mueven…',
  dismiss: 'Descartar',
  waitingFor: (name, phase) => `${name} ${WAITING[phase]}`,
  trade: 'Negociar',
  resign: 'Abandonar',
  cancel: 'Cancelar',
  stay: 'Seguir en el mercado',
  declare: 'Sí, estoy en bancarrota',
  bankruptcyMeans:
    'Dejas la partida. Todo lo que tienes pasa a tu acreedor o vuelve al banco. Un trato aún podría salvarte.',
  resignMeans: 'Dejas la partida para siempre. Todo lo que tienes pasa a quien le debes o vuelve al banco.',
  buyFor: (price) => `Comprar por ${price}`,
  toAuction: 'Que se subaste',
  leave: 'Dejarlo',
  cashAfter: (cash) => `Efectivo después: ${cash}`,
  cashShort: (missing) => `Te faltan ${missing}`,
  jailTry: (nth, most) => `Esta sería la tirada ${nth} de ${most} por tu libertad.`,
  jailLastTry: (fine) => `Tu última tirada: sin dobles pagas ${fine} y avanzas.`,
  usePardon: (card) => `Usar ${card}`,
  auctionOf: 'A subasta:',
  noBid: (opening) => `Aún sin pujas, desde ${opening}`,
  leads: (name) => `${name} va ganando`,
  printed: (price) => `precio impreso ${price}`,
  yourCash: (cash) => `Tu efectivo: ${cash}`,
  yourBid: 'Otra puja',
  bid: (amount) => `Pujar ${amount}`,
  isOut: 'fuera',
  isIn: 'dentro',
  isLeader: 'va ganando',
  speaks: 'puja ahora',
  missing: (amount) => `Aún faltan: ${amount}`,
  canRaise: (amount) => `Vendiendo e hipotecando todo podrías llegar a ${amount}.`,
  cannotRaise: (amount, short) =>
    `Ni vendiendo e hipotecando todo pasas de ${amount}: te faltan ${short}. Solo un trato puede salvarte.`,
  nothingToSell: 'No queda nada que vender ni hipotecar.',
  sumSoFar: (sum) => `en total ${sum}`,
  enough: '– ¡basta!',
  sellOne: (amount) => `Vender uno +${amount}`,
  pledge: (amount) => `Hipotecar +${amount}`,
  settleFor: (cost) => `Liquidar por ${cost}`,
  claim: (count) => (count === 0 ? 'No reclamar' : `Reclamar ${count}`),
  placeHelp: (left) => `Elige una calle marcada en el tablero o aquí. Quedan por colocar: ${left}.`,
  withWhom: '¿Con quién?',
  youGive: 'Tú das',
  youGet: (name) => `${name} da`,
  gives: (name) => `${name} da`,
  offered: (from, to) => `${from} le ha hecho una oferta a ${to}`,
  nothing: 'nada',
  counter: 'Contraoferta',
  sendOffer: 'Hacer la oferta',
  emptyOffer: 'Algo tiene que cambiar de manos.',
  cashBothWays: 'Solo una parte puede dar dinero.',
  tradeClosed: 'Este trato ya no es posible.',
  builtDistrict: 'hay edificios en su distrito',
  whatChanges: 'Qué cambiaría',
  charges: (amount) => `Cargos por hipotecas: ${amount}`,
  completes: (groups) => `completa ${groups}`,
  breaks: (groups) => `rompe ${groups}`,
  liftNow: 'Hipotecas que se levantan en el acto',
  liftInstead: (all, some) => `${all} en vez de ${some}`,
  atMost: (cash) => `como mucho ${cash}`,
  moreCash: (amount) => `${amount} más`,
  askFor: (name) => `Pedírselo a ${name}…`,
  forSale: (price) => `en venta por ${price} dn`,
  levy: (tax) => `paga ${tax} dn`,
  ownedBy: (name) => `de ${name}`,
  mortgaged: 'hipotecado',
  here: (names) => `aquí: ${names}`,
  imprisoned: (name) => `${name} (entre rejas)`,
  price: 'Precio',
  building: 'Cada edificio',
  mortgageBrings: 'La hipoteca da',
  liftCosts: 'Levantarla cuesta',
  interest: 'de interés',
  rents: 'Alquileres',
  countsNow: 'vale ahora',
  tools: { build: 'Construir', sell: 'Vender un edificio', mortgage: 'Hipotecar', lift: 'Levantar hipoteca' },
  clickDoes: 'Un clic en tu propiedad…',
  openDeed: 'abre su título',
  supply: (houses, hotels) => `Al banco le quedan ${buildings('house', houses)} y ${buildings('hotel', hotels)}.`,
  perBuilding: (cost) => `${cost} por edificio`,
  moreOn: (street) => `Un edificio más en ${street}`,
  lessOn: (street) => `Un edificio menos en ${street}`,
  buildFor: (cost) => `Construir por ${cost}`,
  sellFor: (amount) => `Vender por ${amount}`,
  reset: 'Restablecer',
  noWholeDistrict: 'Podrás construir cuando tengas todas las calles de un distrito.',
  onlyPlayers: 'Solo quienes juegan tienen propiedades que administrar.',
  mortgages: 'Hipotecas',
  why: (why) => {
    switch (why.why) {
      case 'notNow':
        return 'Ahora mismo no se puede.'
      case 'uneven':
        return 'Las calles de un distrito pueden diferir en un edificio como mucho.'
      case 'nothingBuilt':
        return 'Aquí no hay nada construido.'
      case 'finished':
        return 'Aquí hay un emporium: no se puede construir más.'
      case 'notMortgaged':
        return 'No está hipotecado.'
      case 'isMortgaged':
        return 'Ya está hipotecado.'
      case 'supply':
        return 'Al banco le quedan muy pocos edificios.'
      case 'incomplete':
        return `No tienes todo el distrito: falta ${namesOf(why.spaces)}.`
      case 'mortgaged':
        return `Primero levanta la hipoteca de ${namesOf(why.spaces)}.`
      case 'lowerFirst':
        return `Construye por igual: primero en ${namesOf(why.spaces)}.`
      case 'higherFirst':
        return `Vende por igual: primero en ${namesOf(why.spaces)}.`
      case 'sellFirst':
        return `Primero vende los edificios de ${namesOf(why.spaces)}.`
      case 'cash':
        return `Cuesta ${why.cost} dn, más de lo que tienes.`
    }
  },
  cash: 'Efectivo',
  inNotes: 'Efectivo en billetes',
  noNotes: 'Sin billetes.',
  notes: (count, note) => `${count} × ${note} dn`,
  netWorth: 'Patrimonio',
  couldRaise: 'Podría reunir',
  whole: 'distrito entero',
  noDeeds: 'Sin propiedades.',
  bankrupt: 'en bancarrota',
  inJail: 'en Carcer',
  toMove: 'le toca',
  you: 'tú',
  autopilot: 'piloto automático',
  away: 'ausente',
  storyAbout: 'Líneas sobre',
  topics: { all: 'todo', moves: 'dados y pasos', money: 'dinero', property: 'propiedades', trades: 'tratos' },
  wholeStory: (lines) => `Mostrar las ${lines} líneas`,
  storyIncomplete: 'La crónica de esta partida no está aquí desde el principio; por eso no hay estadísticas.',
  worthOverTime: 'Patrimonio a lo largo de las rondas',
  worthInTheEnd: 'De qué se compone el patrimonio',
  cashOverTime: 'Efectivo a lo largo de las rondas',
  property: 'Propiedades',
  buildings: 'Edificios',
  saveStory: 'Guardar la historia como texto',
  round: 'Ronda',
  side: { south: 'lado inferior', west: 'lado izquierdo', north: 'lado superior', east: 'lado derecho' },
  mostVisited: 'Lo más visitado',
  rentBySpace: 'Alquiler por casilla',
  rentLeague: 'Liga de alquileres',
  rentGot: 'Cobrado',
  rentPaid: 'Pagado',
}
