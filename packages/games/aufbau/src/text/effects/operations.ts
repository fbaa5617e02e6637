import type { Effect, EffectOf, Op } from '../../catalogue/effects.ts'
import type { CapName } from '../../rules/boosts.ts'
import { eventName } from '../events.ts'
import { count, number, quoted, sentence, series, signed } from '../grammar.ts'
import { materialFor, materialsInWords } from '../names/counted.ts'
import { MATERIAL_NAMES } from '../names/materials.ts'
import { SPECIALIST_NAMES, SPECIALIST_TIER_NAMES } from '../names/specialists.ts'
import { tierWord } from '../names.ts'
import { actionsInWords, limitedTo } from './actions.ts'
import { diceInWords, isLess, nounFor, quantity, shareInWords } from './amounts.ts'
import { onlyIfInWords } from './conditions.ts'
import { goodFor, resourceFor } from './goods.ts'

/** [11.1] One effect as a sentence. */
export function effectInWords(effect: Effect): string {
  return `${sentence(clauseOf(effect))}.`
}

/** What one alternative of a choice does, as a list entry. */
export function alternativeInWords(effects: readonly Effect[]): string {
  return sentence(effects.map(clauseOf).join(', '))
}

/** A clause for each operation of the vocabulary. */
const CLAUSES: { readonly [O in Op]: (effect: EffectOf<O>) => string } = {
  income,
  choose: ({ when, options }) => {
    const ways = options.map((effects, i) => `${i + 1}) ${effects.map(clauseOf).join(', ')}`)
    return `du wählst ${when === 'build' ? 'beim Bau' : 'jede Runde'} eines: ${ways.join('; ')}`
  },
  convert,
  dc: ({ actions, delta, sizes, kinds, nextRounds }) => {
    const time =
      nextRounds === undefined
        ? ''
        : ` in ${nextRounds === 1 ? 'der nächsten Runde' : `den nächsten ${number(nextRounds)} Runden`}`
    return `Schwierigkeit ${signed(delta)}${time}: ${actionsInWords(actions)}${limitedTo(sizes, kinds)}`
  },
  roll: ({ actions, bonus, kinds, target, reroll }) => {
    const whose = target === 'troops' ? ' der Truppen' : ''
    const again = reroll ? ', ein misslungener Wurf wird einmal wiederholt' : ''
    const plus = bonus === 0 ? '' : `Würfe ${signed(bonus)}: `
    return `${plus}${actionsInWords(actions)}${whose}${limitedTo([], kinds)}${again}`
  },
  defence: ({ scope, bonus, halvesDc, reroll }) => {
    const parts = [
      ...(bonus === undefined ? [] : [signed(bonus)]),
      ...(halvesDc ? ['Schwierigkeit halbiert'] : []),
      ...(reroll ? ['ein misslungener Wurf je Runde wird wiederholt'] : []),
    ]
    return `${DEFENDED[scope]}: ${parts.join(', ')}`
  },
  cap: ({ what, amount, everyRounds }) => `${CAPS[what]}: ${quantity(amount, 'mehr')}${rhythmAfter(everyRounds)}`,
  storage: ({ raw, special, material, amount }) => {
    if (material !== undefined)
      return `lagert ${quantity(amount ?? 0, (n) => materialFor(material, n))} ohne Arbeitskraft`
    const room = [
      ...(raw === undefined || raw === 0 ? [] : [quantity(raw, 'RM')]),
      ...(special === undefined || special === 0 ? [] : [quantity(special, 'SM')]),
    ]
    return `lagert ${series(room)} ohne Arbeitskraft`
  },
  price: ({ targets, gold, influence, percent, min, sizes, kinds }) => {
    const parts = [
      ...(gold === undefined ? [] : [quantity(gold, 'Gold')]),
      ...(influence === undefined ? [] : [quantity(influence, 'Einfluss')]),
      ...(percent === undefined ? [] : [`${number(Math.abs(percent))} %`]),
    ]
    const isCheaper = (percent ?? 0) < 0 || isLess(gold ?? influence ?? 0)
    const least = min === undefined || min === 0 ? '' : `, mindestens ${number(min)}`
    const where = `${actionsInWords(targets)}${limitedTo(sizes, kinds)}`
    return `Preis ${isCheaper ? 'gesenkt' : 'erhöht'} um ${series(parts)}${least}: ${where}`
  },
  upkeep: ({ target, gold, labor, units, onlyIf }) => {
    const parts = [
      ...(gold === undefined ? [] : [quantity(gold, 'Gold')]),
      ...(labor === undefined ? [] : [quantity(labor, 'AK')]),
    ]
    const few = units === undefined ? '' : ` (nur für ${count(units, 'Stufe', 'Stufen')})`
    const way = isLess(gold ?? labor ?? 0) ? 'weniger' : 'mehr'
    return `${UPKEEPS[target]}: ${series(parts)} ${way}${few}${onlyIfInWords(onlyIf)}`
  },
  autoSale: ({ divisor, tier, oneMaterial, goldPerThugCombat }) => {
    if (goldPerThugCombat !== undefined) {
      return `jede Kampfkraft der Schläger, die du nicht einsetzt, bringt ${number(goldPerThugCombat)} Gold`
    }
    const what = `${oneMaterial ? 'ein gewähltes ' : ''}${tier === 'cheap' ? 'billiges ' : ''}Rohmaterial`
    return `in der Umwandlung bringt ${what} schon je ${number(divisor ?? 0)} Stück 1 Gold`
  },
  combat: ({ kind, amount, scope, everyRounds, rounds, onlyIf }) => {
    const where = scope === 'host' ? ' an diesem Ort' : ''
    const span = rounds === undefined ? '' : ` für ${count(rounds, 'Runde', 'Runden')}`
    return `gibt${rhythmBefore(everyRounds)}${span} ${quantity(amount, COMBATS[kind])}${where}${onlyIfInWords(onlyIf)}`
  },
  bonusAction: bonusAction,
  loyalty: ({ target, delta, when, kinds, rounds }) => {
    const who = `${LOYALS[target]}${limitedTo([], kinds)}`
    if (when === 'hired') return `neue Fachkräfte${limitedTo([], kinds)} beginnen mit Loyalität ${signed(delta)}`
    const time = rounds === undefined ? 'einmalig' : `für ${count(rounds, 'Runde', 'Runden')}`
    return `Loyalität ${signed(delta)} für ${who}, ${when === 'built' ? `${time} ab dem Bau` : 'solange sie wirkt'}`
  },
  followers: ({ target, levels, when, events }) => {
    const where = target === 'host' ? 'am Ort' : 'auf einer Domäne deiner Wahl'
    const time = when === 'sectionStart' ? atEvents(events) : when === 'nextRound' ? 'in der nächsten Runde' : 'sofort'
    const people = quantity(levels, (n) => (n === 1 ? 'Stufe Leute' : 'Stufen Leute'))
    return `${time} kommt ${where} hinzu: ${people}`
  },
  eventShield: ({ scope, events, triggerDelta, durationDelta, factor }) => {
    const what = series(
      events.map((roll) => quoted(eventName(roll))),
      'oder',
    )
    const parts = [
      ...(triggerDelta === undefined ? [] : [`Auslöser ${signed(triggerDelta)}`]),
      ...(durationDelta === undefined
        ? []
        : [`Dauer ${signed(durationDelta)} ${Math.abs(durationDelta) === 1 ? 'Runde' : 'Runden'}`]),
      ...(factor === undefined ? [] : [`nur ${shareInWords(factor)} der Verluste`]),
    ]
    return `Schutz ${SHIELDED[scope]} vor ${what}: ${parts.join(', ')}`
  },
  refine: ({ steps }) => `eine gewählte Werkstatt veredelt um ${count(steps, 'Stufe', 'Stufen')} weiter`,
  marketShift: ({ scope }) =>
    `du darfst die Würfe ${scope === 'local' ? 'des lokalen Markts' : 'deiner eigenen Märkte'} um 1 nach oben oder unten schieben`,
  unlock: ({ what }) =>
    what === 'artisanAlley'
      ? 'fertigt in der Umwandlung Kunsthandwerk aus edlen Rohstoffen'
      : 'Ämter dürfen ihren Ertrag je zur Hälfte in Einfluss und Gold teilen',
  specialist: ({ kinds, tier, everyRounds, trigger, offerPercent }) => {
    const who = `${SPECIALIST_TIER_NAMES[tier].toLowerCase()}er ${series(
      kinds.map((kind) => SPECIALIST_NAMES[kind]),
      'oder',
    )}`
    const chance = trigger === undefined ? '' : `, wenn ein W20 höchstens ${number(trigger)} zeigt,`
    return offerPercent === undefined
      ? `${rhythm(everyRounds)}${chance} kommt umsonst ein ${who}`
      : `${rhythm(everyRounds)} darfst du ohne Probe für ${number(offerPercent)} % des Preises anwerben: ${who}`
  },
  risk: ({ everyRounds, events, trigger, levels }) => {
    const times = `${rhythm(everyRounds)} und zu Beginn von ${series(events.map((roll) => quoted(eventName(roll))))}`
    return `${times} droht Gefahr: Zeigt ein W20 höchstens ${number(trigger)}, stürzt alles ein und ${diceInWords(levels)} Stufen am Ort sind verloren`
  },
  saleFlat: ({ actions, dice }) => `${actionsInWords(actions)}: je Aktion ${diceInWords(dice)} Gold zu deinen Gunsten`,
  swap: ({ from, to, share }) =>
    `tauscht ${shareInWords(share)} der Ernte: ${MATERIAL_NAMES[from]} gegen ${MATERIAL_NAMES[to]}`,
  yieldFactor: ({ what, factor }) =>
    what === 'production'
      ? `die Domäne liefert nur ${shareInWords(factor)} ihres Rohmaterials`
      : `Werkstattaufsicht an diesem Ort bringt ${shareInWords(factor)}`,
  grantWorkshop: ({ tier, count: howMany }) =>
    `schenkt dir Werkstätten (${tierWord(tier)}) ohne Preis und Platz: ${quantity(howMany, 'davon')}`,
  buildTime: ({ rounds }) => `Bauvorhaben dauern ${count(Math.abs(rounds), 'Runde', 'Runden')} kürzer`,
  craft: ({ amount }) =>
    `deine Werkstätten fertigen ${number(amount)} teures Sondermaterial mehr, wenn sie welches fertigen, sonst bis zu ${number(amount)} von ihrem ersten Sondermaterial`,
}

function clauseOf<O extends Op>(effect: EffectOf<O>): string {
  return (CLAUSES as { readonly [K in O]: (effect: EffectOf<O>) => string })[effect.op as O](effect)
}

function income({
  resource,
  amount,
  once,
  when,
  events,
  everyRounds,
  maxTotal,
  trigger,
  onlyIf,
}: EffectOf<'income'>): string {
  const what = quantity(amount, resourceFor(resource))
  const chance = trigger === undefined ? '' : `, wenn ein W20 höchstens ${number(trigger)} zeigt,`
  const most = maxTotal === undefined ? '' : `, insgesamt höchstens ${number(maxTotal)}`
  const time = when === 'sectionStart' || events ? atEvents(events) : once ? 'bei Fertigstellung' : rhythm(everyRounds)
  return `${isLess(amount) ? 'kostet' : 'bringt'} ${time}${chance} ${what}${most}${onlyIfInWords(onlyIf)}`
}

function convert({ recipes, maxBatches, shared, everyRounds, upkeepLabor }: EffectOf<'convert'>): string {
  const ways = recipes.map(({ in: input, count: needs, out, makes }) => {
    const product = out === 'gold' ? `${number(makes)} Gold` : materialsInWords(out, makes)
    return `${number(needs)} ${nounFor(goodFor(input), needs)} in ${product}`
  })
  const often = maxBatches === undefined || maxBatches === 1 ? '' : ` bis zu ${number(maxBatches)}-mal`
  const all = shared === undefined ? '' : ` (zusammen höchstens ${number(shared)} Stück)`
  const work =
    upkeepLabor === undefined ? '' : `, dafür ${upkeepLabor === 1 ? 'geht' : 'gehen'} ${number(upkeepLabor)} AK drauf`
  return `verwandelt in der Umwandlung${rhythmBefore(everyRounds)}${often}${all} ${series(ways, 'oder')}${work}`
}

function bonusAction({
  actions,
  everyRounds,
  once,
  everyUses,
  usesOf,
  maxInvestments,
}: EffectOf<'bonusAction'>): string {
  const most = maxInvestments === undefined ? '' : ` mit höchstens ${count(maxInvestments, 'Einsatz', 'Einsätzen')}`
  const after =
    everyUses === undefined
      ? ''
      : `nach je ${count(everyUses, 'Aktion', 'Aktionen')}${usesOf === undefined ? '' : ` (${actionsInWords(usesOf)})`}`
  const time = once ? 'einmalig' : everyUses === undefined ? rhythm(everyRounds) : after
  return `${time} eine Bonusaktion${most}: ${actionsInWords(actions)}`
}

function rhythm(everyRounds = 1): string {
  return everyRounds === 1 ? 'jede Runde' : `alle ${number(everyRounds)} Runden`
}

function rhythmBefore(everyRounds: number | undefined): string {
  return everyRounds === undefined || everyRounds === 1 ? '' : ` alle ${number(everyRounds)} Runden`
}

function rhythmAfter(everyRounds: number | undefined): string {
  return everyRounds === undefined ? '' : `, ${rhythm(everyRounds)}`
}

function atEvents(events: readonly number[] = []): string {
  const names = events.map((roll) => quoted(eventName(roll)))
  return `zu Beginn jedes Abschnitts mit ${series(names, 'oder')}`
}

const DEFENDED: Readonly<Record<EffectOf<'defence'>['scope'], string>> = {
  host: 'Verteidigung dieses Orts',
  domains: 'Verteidigung aller Domänen',
  all: 'Verteidigung überall',
  counterReaction: 'Verteidigung gegen Neider',
}
const SHIELDED: Readonly<Record<EffectOf<'eventShield'>['scope'], string>> = {
  host: 'dieses Orts',
  domains: 'aller Domänen',
  owner: 'deines ganzen Besitzes',
}
const COMBATS: Readonly<Record<EffectOf<'combat'>['kind'], string>> = {
  open: 'offene Kampfkraft',
  covert: 'verdeckte Kampfkraft (nur zum Beschädigen oder Verteidigen)',
  sea: 'Kampfkraft zur See (nur für den Handel)',
  defence: 'Kampfkraft zur Verteidigung',
}
const LOYALS: Readonly<Record<EffectOf<'loyalty'>['target'], string>> = {
  host: 'die Leute am Ort',
  tenants: 'die Leute auf Domänen und in Städten',
  troops: 'die Truppen',
  specialists: 'deine Fachkräfte',
  housedSpecialist: 'die Fachkraft mit der geringsten Loyalität',
}
const UPKEEPS: Readonly<Record<EffectOf<'upkeep'>['target'], string>> = {
  self: 'Eigener Unterhalt',
  domains: 'Unterhalt aller Domänen zusammen',
  cities: 'Unterhalt aller Städte zusammen',
  troops: 'Unterhalt aller Truppen zusammen',
  militia: 'Unterhalt der Miliz zusammen',
  hostWorkshops: 'Unterhalt jeder Werkstatt am Ort',
  cityWorkshops: 'Unterhalt jeder Werkstatt in Städten',
  bodyguardLevel: 'Unterhalt je Stufe Leibgarde',
  militiaLevel: 'Unterhalt je Stufe Miliz',
  mercenaryLevel: 'Unterhalt je Stufe Söldner',
  thugLevel: 'Unterhalt je Stufe Schläger',
}
const CAPS: Readonly<Record<CapName, string>> = {
  sellBuy: 'Höchstzahl der Einsätze bei Verkauf und Ankauf',
  lend: 'Höchstzahl der Einsätze beim Geldverleih',
  oversight: 'Höchstzahl der Einsätze bei der Werkstattaufsicht',
  mercenary: 'Höchstzahl der Söldner',
  militia: 'Höchstzahl der Miliz',
  bodyguard: 'Höchstzahl der Leibgarde',
  specialists: 'Höchstzahl der Fachkräfte',
  ownMarkets: 'Eigene Märkte',
  hostTenants: 'Platz für Leute am Ort',
  hostFollowers: 'Platz für Leute am Ort und in allen Organisationen',
  hostWorkshopSmall: 'Plätze für kleine Werkstätten und Lager am Ort',
  hostWorkshopMedium: 'Plätze für mittlere Werkstätten und Lager am Ort',
  hostChambersSlotFree: 'Experimentalkammern ohne belegten Platz',
  freeBuilds: 'Freie Ausbauten je Runde',
}
