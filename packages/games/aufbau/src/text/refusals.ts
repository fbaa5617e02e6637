import type { Refusal } from '@ludoteca/kernel'
import type { Good } from '../catalogue/vocabulary.ts'
import { isMaterial } from '../data/materials.ts'
import type { DomainTier, Tier } from '../estate.ts'
import type { Why } from '../refusals.ts'
import { pickRule } from '../rules/picks.ts'
import { NOTE_MAX } from '../steps/session.ts'
import { nounFor } from './effects/amounts.ts'
import { goodFor } from './effects/goods.ts'
import { count, gold12, number, quoted, series, wordsAt } from './grammar.ts'
import { keyName } from './keys.ts'
import { paramName } from './labels.ts'
import { materialsInWords } from './names/counted.ts'
import { theFacility } from './names/facilities.ts'
import { MATERIAL_NAMES } from './names/materials.ts'
import { PHASE_NAMES, tierWord } from './names.ts'
import { optionName } from './options.ts'
import { requirementInWords } from './requirements.ts'

type Params = Refusal['params']
type Reason = string | ((params: Params) => string)

/** What the session and the kernel refuse. */
type SessionWhy =
  | 'malformed'
  | 'outOfRange'
  | 'notYours'
  | 'phase'
  | 'finished'
  | 'lossMissing'
  | 'notACampaign'
  | 'notesFull'

const OTHER_PHASE = 'Das geht in dieser Phase nicht.'

/** Exactly why something cannot be done, by the key that rules give. */
export const REASONS: Readonly<Record<Why | SessionWhy, Reason>> = {
  malformed: ({ param }) =>
    param === undefined
      ? 'Diese Angabe ist unvollständig oder passt nicht hierher.'
      : `Diese Angabe fehlt oder passt nicht hierher: ${paramName('', String(param))}.`,
  outOfRange: ({ param }) =>
    param === 'text'
      ? `Eine Notiz hat mindestens ein und höchstens ${number(NOTE_MAX)} Zeichen.`
      : `Dieser Wert steht nicht zur Wahl (${paramName('', String(param))}).`,
  notYours: 'Darüber entscheidest nicht du.',
  phase: ({ phase }) => (phase === undefined ? OTHER_PHASE : `Das geht nicht in der Phase ${phaseName(phase)}.`),
  finished: 'Das Spiel ist zu Ende.',
  lossMissing: ({ seats }) =>
    `Noch nicht alle haben gewählt, was sie an die Neider verlieren würden. Es ${missing(seats)}.`,
  notACampaign: 'Nur eine Kampagne lässt sich vorzeitig beenden.',
  notesFull: ({ max }) => `Mehr als ${counted(max, 'Notiz passt', 'Notizen passen')} nicht ins Heft.`,
  unknownKind: 'Diese Art gibt es nicht.',
  unknownTier: 'Diese Größe gibt es nicht.',
  unknownPayment: 'So lässt sich das nicht bezahlen.',
  unknownMode: 'Diese Betriebsart gibt es nicht.',
  unknownMarket: 'Diesen Markt gibt es nicht.',
  unknownGood: 'Diese Ware gibt es nicht.',
  unknownHost: 'Einen solchen Ort besitzt du nicht.',
  unknownTarget: 'Das gehört dir nicht.',
  unknownFacility: 'Diese Einrichtung gibt es nicht.',
  unknownSpecialization: 'Diese Spezialisierung gibt es nicht.',
  notANumber: ({ param }) =>
    `Hier fehlt eine ganze Zahl ab ${param === 'infoSpent' ? 0 : 1} (${paramName('', String(param))}).`,
  aboveCap: ({ cap }) =>
    cap === 0
      ? 'Hier ist kein Einsatz möglich.'
      : `Mehr als ${counted(cap, 'Einsatz ist', 'Einsätze sind')} hier nicht möglich.`,
  noItems: 'Nenne mindestens eine Ware.',
  tooManyItems: ({ max }) => `Mehr als ${counted(max, 'Posten passt', 'Posten passen')} nicht in einen Handel.`,
  notInSixes: ({ material, lot }) => `Rohmaterial wird nur in Mengen zu je ${of(lot)} gehandelt: ${goods(material)}.`,
  targetMissing: 'Du hast mehrere davon: Sag, welche gemeint ist.',
  badPicks: ({ tier, agriculture }) => `Diese Erzeugnisse passen nicht: ${picksFor(tier, agriculture)}.`,
  badInput: 'Daraus kann eine Werkstatt nichts fertigen.',
  badOutput: ({ input }) =>
    `Das lässt sich aus diesem Rohstoff (${goods(input)}) nicht fertigen: nur Sondermaterial, das nicht teurer ist, oder verbessertes Rohmaterial gleicher Art.`,
  badCostRaw: 'Damit lässt sich die Spezialisierung nicht bezahlen.',
  badTargets: 'Wähle ein bis drei Gruppen, in denen überhaupt jemand lebt.',
  targetTwice: 'Jede Gruppe kann nur einmal gemeint sein.',
  notNextTier: 'Vergrößern lässt sich nur um genau eine Größe.',
  sameMode: 'So ist es schon eingestellt.',
  notDamaged: 'Hier ist nichts beschädigt.',
  onlyFullCatalogue: 'Das gibt es nur mit dem vollen Katalog.',
  badOption: 'So lässt sich das nicht wählen.',
  badMaterials: 'Diese Waren stehen hier nicht zur Wahl.',
  unknownFocus: 'Diesen Schwerpunkt gibt es hier nicht.',
  nothingToChoose: 'Hier gibt es nichts zu wählen.',
  chosenForGood: 'Das wird nur beim Bau gewählt.',
  foreignMarket: 'Dieser Markt gehört einer anderen Handelsunternehmung.',
  keyUsed: ({ key }) => `Das hast du in dieser Runde schon getan: ${keyName(String(key))}.`,
  noActions: ({ perRound }) =>
    perRound === 1
      ? 'Deine Aktion ist verbraucht, mehr als eine hast du nicht je Runde.'
      : `Deine Aktionen sind verbraucht, mehr als ${of(perRound)} hast du nicht je Runde.`,
  noFacilityActions: 'Weder ein freier Ausbau noch eine Aktion ist dafür übrig.',
  tierFull: ({ max }) => `Mehr als ${of(max)} Posten dieser Art und Größe darfst du nicht haben.`,
  officesFull: ({ max }) =>
    `Mehr als ${counted(max, 'Amt dieser Größe steht', 'Ämter dieser Größe stehen')} dir nicht zu.`,
  ladder: ({ need, tier }) => `Dafür brauchst du erst ${counted(need, 'Amt', 'Ämter')} der Größe ${size(tier)}.`,
  organizationComplete: 'Diese Organisation ist schon so groß wie möglich.',
  cityTooSmall: ({ tier }) => `Dafür brauchst du einen Stadtbesitz, der mindestens ${size(tier)} ist.`,
  hostFull: ({ cap }) =>
    cap === 0 ? 'Dort kann sich niemand niederlassen.' : `Dort ist nur Platz für ${stufen(cap)}.`,
  troopsFull: ({ cap }) =>
    cap === 0
      ? 'Davon kannst du noch keine halten: Dir fehlen die Posten dazu.'
      : `Mehr als ${stufen(cap)} kannst du davon nicht halten.`,
  specialistsFull: ({ cap }) => `Mehr als ${counted(cap, 'Fachkraft', 'Fachkräfte')} kannst du nicht beschäftigen.`,
  noArtifactOffer: 'Magische Artefakte bietet gerade niemand an.',
  artifactOnce: 'Es ist nur ein einziges Artefakt zu haben.',
  artifactBought: 'In diesem Abschnitt hast du schon ein Artefakt gekauft.',
  nobodyThere: 'Dort lebt niemand, dessen Loyalität du sichern könntest.',
  wrongPlace: 'Diese Einrichtung gehört nicht an diesen Ort.',
  hostTooSmall: ({ tier }) => `Dafür muss der Ort mindestens ${size(tier)} sein.`,
  noSlot: ({ slots }) => {
    if (slots === 0) return 'Hier ist gar kein Platz für Einrichtungen.'
    return slots === 1
      ? 'Der einzige Platz hier ist belegt.'
      : `Hier ist kein Platz mehr frei: ${of(slots)} gibt es, alle sind belegt.`
  },
  officesNeeded: ({ need }) => `Dafür brauchst du mindestens ${counted(need, 'Amt', 'Ämter')}.`,
  onlyOnce: 'Davon kannst du nur eine haben.',
  insulaeFull: ({ max }) => `Hier ist nur Platz für ${counted(max, 'Insula', 'Insulae')}.`,
  starterDomain: 'Die Stammdomäne muss dafür erst ausgebaut werden.',
  noStarterDomain: 'Deine Stammdomäne ist schon ausgebaut.',
  alreadySpecialized: 'Hier gibt es schon eine Spezialisierung.',
  tierNotHere: 'In dieser Größe lässt sich das hier nicht bauen.',
  cityLeased: 'Der Stadtbesitz ist verpachtet; stell ihn erst auf Eigenproduktion um.',
  placesFull: 'Für eine weitere Werkstatt oder ein weiteres Lager dieser Größe ist hier kein Platz.',
  specialistNeeded: 'Dafür brauchst du einen Kunsthandwerker oder Werkstattmeister.',
  experiencedNeeded: 'Dafür brauchst du einen Kunsthandwerker oder Werkstattmeister, der mindestens erfahren ist.',
  cityInUse: 'Solange hier Werkstätten oder Lager stehen, lässt sich der Besitz nicht verpachten.',
  reformsNeeded: 'Den Ertrag teilen kannst du erst mit unbeschädigten Administrativen Reformen.',
  unmetRequirement: ({ of: whose, index }) => `Dafür fehlt noch: ${requirementInWords(String(whose), Number(index))}.`,
  baseMissing: ({ facility }) => `Dafür muss hier erst ${theFacility(String(facility))} stehen.`,
  limitReached: ({ max }) => `Mehr als ${of(max)} davon darf es hier nicht geben.`,
  tooSoon: ({ round }) => `Das geht erst ab Runde ${of(round)}.`,
  notSpecialized: 'Dafür braucht es erst eine Spezialisierung.',
  gold: ({ need12, have12 }) => `Das kostet ${twelfths(need12)} Gold, du hast ${twelfths(have12)}.`,
  influence: ({ need, have }) => `Das kostet ${of(need)} Einfluss, du hast ${of(have)}.`,
  information: ({ need, have }) =>
    `Dafür brauchst du ${counted(need, 'Information', 'Informationen')}, du hast ${of(have)}.`,
  labor: ({ need, have }) => `Das kostet ${of(need)} AK, du hast ${of(have)}.`,
  goods: ({ material, need, have }) => `Dafür brauchst du ${countedGoods(material, need)}, du hast ${of(have)}.`,
  animals: ({ need, have }) =>
    `Dafür brauchst du ${counted(need, 'Tier', 'Tiere')} als Rohmaterial, du hast ${of(have)}.`,
  magicPower: ({ need, have }) => `Das kostet ${of(need)} Zauberkraft, du hast ${of(have)}.`,
  anyGoods: ({ good, need, have }) =>
    `Dafür brauchst du ${of(need)} ${nounFor(goodFor(good as Good), Number(need))}, du hast ${of(have)}.`,
  permanentLabor: ({ need, have }) => `Das kostet ${of(need)} dauerhafte AK, du hast ${of(have)}.`,
  combat: ({ need, have }) => `Dafür brauchst du ${of(need)} Kampfkraft, du hast ${of(have)}.`,
}

/** [5.0.2] What kind of mistake it is, where nothing more is said. */
export const CODES: Readonly<Record<string, string>> = {
  INPUT: 'Diese Angabe ist nicht möglich.',
  ACTION: 'Dafür hast du in dieser Runde keine Aktion mehr.',
  RULE: 'Das lassen die Regeln nicht zu.',
  FUNDS: 'Das kannst du nicht bezahlen.',
  RESOURCES: 'Dafür fehlt dir, was man dazu braucht.',
  PHASE: OTHER_PHASE,
  AUTH: 'Darüber entscheidest nicht du.',
  STATE: 'Das Spiel ist zu Ende.',
  E_CHECKS: 'Begabungen lassen sich nur für Sitze angeben, die es gibt.',
}

/** Why a move was refused. Codes that all games share are left to the kernel, but for options, which have names here. */
export function refusalInWords({ code, params }: Refusal): string | undefined {
  if (code === 'E_CONFIG') return wrongOption(params)
  const { why } = params
  if (typeof why !== 'string' || !Object.hasOwn(REASONS, why))
    return Object.hasOwn(CODES, code) ? CODES[code] : undefined
  const reason = REASONS[why as Why]
  return typeof reason === 'function' ? reason(params) : reason
}

function wrongOption({ option }: Params): string | undefined {
  const name = typeof option === 'string' ? optionName(option) : undefined
  return name && `Diese Einstellung ist nicht zulässig: ${name}.`
}

function of(value: Params[string] | undefined): string {
  return number(Number(value))
}

function twelfths(value: Params[string] | undefined): string {
  return gold12(Number(value))
}

/** So many of something, or what so many do. */
function counted(value: Params[string] | undefined, one: string, many: string): string {
  return count(Number(value), one, many)
}

function stufen(value: Params[string] | undefined): string {
  return counted(value, 'Stufe', 'Stufen')
}

function size(value: Params[string] | undefined): string {
  return tierWord(value as Tier)
}

function phaseName(value: Params[string]): string {
  return quoted(wordsAt(PHASE_NAMES, String(value)))
}

/** Seats as people count them. */
function missing(seats: Params[string] | undefined): string {
  const names = String(seats)
    .split(',')
    .map((seat) => `Sitz ${number(Number(seat) + 1)}`)
  return `${names.length === 1 ? 'fehlt' : 'fehlen'} ${series(names)}`
}

/** [5.8] How many of which kind. */
function picksFor(tier: Params[string] | undefined, agriculture: Params[string] | undefined): string {
  const rule = pickRule(tier as DomainTier, agriculture === true ? 'agriculture' : null)
  const { cheap, basicMin, basicMax, expensiveMax, total, bonusMax } = rule
  const basic = basicMin === basicMax ? number(basicMin) : `${number(basicMin)} bis ${number(basicMax)}`
  const kinds = [`${number(cheap)} ${cheap === 1 ? 'billiges' : 'billige'}`]
  if (basicMax > 0) kinds.push(`${basic} ${basicMax === 1 ? 'einfaches' : 'einfache'}`)
  if (expensiveMax > 0) kinds.push(`höchstens ${number(expensiveMax)} ${expensiveMax === 1 ? 'teures' : 'teure'}`)
  const bonus = bonusMax === 0 ? 'keines' : `höchstens ${number(bonusMax)}`
  const limit = bonusMax >= total ? '' : `, ${bonus} davon mit Verkaufsbonus`
  const all = count(total, 'Erzeugnis', 'verschiedene Erzeugnisse')
  return `Hier ${total === 1 ? 'ist' : 'sind'} es ${all}: ${series(kinds)}${limit}`
}

function countedGoods(material: Params[string] | undefined, need: Params[string] | undefined): string {
  if (typeof material === 'string' && isMaterial(material)) return materialsInWords(material, Number(need))
  return counted(need, 'Ware', 'Waren')
}

function goods(value: Params[string] | undefined): string {
  return typeof value === 'string' && isMaterial(value) ? MATERIAL_NAMES[value] : 'Ware'
}
