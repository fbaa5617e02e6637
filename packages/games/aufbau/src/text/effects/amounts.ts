import type { Amount, Fraction, Scale, Scaled, Summed, Tabled } from '../../catalogue/vocabulary.ts'
import type { Dice } from '../../data/dice.ts'
import { number, series } from '../grammar.ts'

/** What an amount grows with: one of it, and several. */
const SCALES: Readonly<Record<Scale, readonly [one: string, many: string]>> = {
  hostRank: ['Rang des Orts', 'Ränge des Orts'],
  hostLevels: ['Stufe Leute am Ort', 'Stufen Leute am Ort'],
  domainLevels: ['Stufe Leute auf Domänen', 'Stufen Leute auf Domänen'],
  cityLevels: ['Stufe Leute in Städten', 'Stufen Leute in Städten'],
  allLevels: ['Stufe deiner Leute', 'Stufen deiner Leute'],
  domains: ['Domäne', 'Domänen'],
  cities: ['Stadtbesitz', 'Stadtbesitze'],
  domainRanks: ['Rang deiner Domänen', 'Ränge deiner Domänen'],
  tradeRanks: ['Rang deiner Handelsunternehmungen', 'Ränge deiner Handelsunternehmungen'],
  underworldRank: ['Rang des Unterweltzirkels', 'Ränge des Unterweltzirkels'],
  cultRank: ['Rang des Kults', 'Ränge des Kults'],
  craftRank: ['Rang des Handwerkskollegiums', 'Ränge des Handwerkskollegiums'],
  guildRanks: ['Rang von Unterweltzirkel und Kollegien', 'Ränge von Unterweltzirkel und Kollegien'],
  hqOrganizationRanks: ['Rang der Organisationen mit Sitz hier', 'Ränge der Organisationen mit Sitz hier'],
  troopLevels: ['Stufe Truppen', 'Stufen Truppen'],
  troopKinds: ['Truppengattung', 'Truppengattungen'],
  guard: ['Stufe Leibgarde', 'Stufen Leibgarde'],
  militia: ['Stufe Miliz', 'Stufen Miliz'],
  mercenary: ['Stufe Söldner', 'Stufen Söldner'],
  ships: ['Handelsschiff', 'Handelsschiffe'],
  linkedPylons: ['verbundene Pylone', 'verbundene Pylonen'],
  bastionStep: ['Ausbaustufe der Privaträume', 'Ausbaustufen der Privaträume'],
  ownInfluence: ['Einfluss, den sie bringt', 'Einfluss, den sie bringt'],
  workshopRank: ['Rang der Werkstatt', 'Ränge der Werkstatt'],
  targetRank: ['Rang des Erworbenen', 'Ränge des Erworbenen'],
  levelsBought: ['ausgehobene Stufe', 'ausgehobene Stufen'],
}

/** Sizes of a host by rank, for tables. */
const BY_RANK: readonly string[] = ['', 'klein', 'mittel', 'groß']

/** What is counted: a function where one of it is called otherwise than several. */
export type Noun = string | ((count: number) => string)

/** Stands for any number but one. */
const SEVERAL = 2

export function nounFor(noun: Noun, count: number): string {
  return typeof noun === 'string' ? noun : noun(count)
}

/** How much of something, without a sign: “1 Einfluss je 2 Stufen deiner Leute, höchstens 8”. */
export function quantity(amount: Amount, noun: Noun): string {
  if (typeof amount === 'number') return `${number(Math.abs(amount))} ${nounFor(noun, amount)}`
  if ('dice' in amount) return `${diceInWords(amount.dice)} ${nounFor(noun, SEVERAL)}`
  if ('table' in amount) return tabled(amount, noun)
  if ('sum' in amount) return summed(amount, noun)
  return scaled(amount, noun)
}

/** Whether something is taken instead of given. */
export function isLess(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0
  return 'each' in amount && amount.each < 0
}

export function diceInWords({ count, sides }: Dice): string {
  return `${count}W${sides}`
}

/** “die Hälfte”, “das Doppelte”. */
export function shareInWords([part, whole]: Fraction): string {
  if (part === 1 && whole === 2) return 'die Hälfte'
  return part === 2 && whole === 1 ? 'das Doppelte' : `${part}/${whole}`
}

function summed({ sum, max }: Summed, noun: Noun): string {
  return `${series(sum.map((part) => quantity(part, noun)))}${max === undefined ? '' : `, zusammen höchstens ${number(max)}`}`
}

function scaled({ each, per, every = 1, max, round }: Scaled, noun: Noun): string {
  const [one, many] = SCALES[per]
  const part = every === 1 ? one : `${round === 'ceil' ? 'angefangene ' : ''}${number(every)} ${many}`
  return `${number(Math.abs(each))} ${nounFor(noun, each)} je ${part}${most(max)}`
}

/** By the size of the host, or counted up. */
function tabled({ table, per }: Tabled, noun: Noun): string {
  const rows = table.map((value, i) => ({ value, i })).filter(({ value, i }) => value !== 0 && value !== table[i - 1])
  const [one, many] = SCALES[per]
  const at = (i: number) => (per === 'hostRank' ? (BY_RANK[i] ?? '') : `ab ${number(i)} ${i === 1 ? one : many}`)
  const values = rows.map(({ value, i }) => `${number(value)}${i === 0 ? '' : ` (${at(i)})`}`)
  return `${values.join(', ')} ${nounFor(noun, rows.at(-1)?.value ?? 0)}`
}

function most(max: number | undefined): string {
  return max === undefined ? '' : `, höchstens ${number(max)}`
}
