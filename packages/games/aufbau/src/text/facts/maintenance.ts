import type { FactOf } from '../../facts.ts'
import type { GroupChange, GroupReason, MaintenanceFact } from '../../maintenance-facts.ts'
import { eventName } from '../events.ts'
import { goodsInWords } from '../goods.ts'
import { count, gold12, number, quoted, sentence, series, signed } from '../grammar.ts'
import { facilityName, theFacility } from '../names/facilities.ts'
import { atHolding, holdingName, marketName, theHolding } from '../names/hosts.ts'
import { rawRow, specialRow } from '../names/markets.ts'
import { TROOP_NAMES } from '../names.ts'
import { defenceInWords } from '../rolls.ts'
import { convertedInWords } from './conversion.ts'
import { specialistInWords } from './specialists.ts'
import type { FactWords } from './words.ts'

export const maintenanceFacts: FactWords<MaintenanceFact['type']> = {
  ownMarketsRolled: ({ seat, markets }, names) => {
    const news = markets.map(({ id, rawRoll, specialRoll }) => {
      const [raw, special] = [rawRow(rawRoll), specialRow(specialRoll)]
      return `${marketName(id)}: ${raw.category} ${quoted(raw.demand)}, ${special.category} ${quoted(special.demand)}`
    })
    return `Nachricht von den eigenen Märkten an ${names(seat)}. ${news.join('; ')}.`
  },
  envyStruck: envyInWords,
  groupsChanged: ({ seat, changes, why, event }, names) =>
    `${REASONS[why](names(seat), event)}: ${changes.map(changeInWords).join('; ')}.`,
  pendingArrived: ({ seat, gold12: gold, labor, magicPower, goods }, names) => {
    const parts = [
      ...(gold === 0 ? [] : [`${gold12(gold)} Gold`]),
      ...(labor === 0 ? [] : [`${number(labor)} AK`]),
      ...(magicPower === 0 ? [] : [`${number(magicPower)} Zauberkraft`]),
      ...(goods.length === 0 ? [] : [goodsInWords(goods)]),
    ]
    return `Bei ${names(seat)} eingetroffen: ${series(parts)}.`
  },
  damaged: ({ seat, target, facility, repairGold, event }, names) =>
    `Das Ereignis ${quoted(eventName(event))} trifft ${names(seat)} und beschädigt ${theHolding(target, facility)}. Die Reparatur kostet ${number(repairGold)} Gold.`,
  lost: ({ seat, target, event }, names) =>
    `${quoted(eventName(event))}: ${names(seat)} verliert ${theHolding(target)} mit allem, was dazugehört.`,
  eventRolled: eventInWords,
  booked: ({ seat, gold12: gold, labor, influence, idle }, names) => {
    const pools = `${number(labor)} AK und ${number(influence)} Einfluss stehen bereit`
    const resting = idle.length === 0 ? '' : ` Ohne Unterhalt ${rest(idle.length)}: ${series(idle.map(holdingName))}.`
    return `Abrechnung für ${names(seat)}: ${signedGold(gold)} Gold, ${pools}.${resting}`
  },
  projectAdvanced: ({ seat, facility, remaining, paused }, names) => {
    const project = `Das Bauvorhaben ${quoted(facilityName(facility))} von ${names(seat)}`
    if (paused) return `${project} ruht: Es fehlt an Arbeitskraft oder Zauberkraft.`
    return remaining === 0
      ? `${project} steht vor der Vollendung.`
      : `${project} kommt voran, noch ${count(remaining, 'Runde', 'Runden')}.`
  },
  projectCompleted: ({ seat, facility, host }, names) =>
    `${names(seat)} vollendet ${quoted(facilityName(facility))} ${atHolding(host)}.`,
  facilityRested: ({ seat, facility }, names) =>
    `${sentence(theFacility(facility))} von ${names(seat)} ruht diese Runde: Der Unterhalt fehlt, oder am Ort ist etwas nicht in Ordnung.`,
  facilityGone: ({ seat, facility, why }, names) =>
    why === 'usedUp'
      ? `${sentence(theFacility(facility))} von ${names(seat)} hat ihren Dienst getan.`
      : `${sentence(theFacility(facility))} von ${names(seat)} stürzt ein.`,
  facilityGave: ({ seat, facility, what, amount }, names) =>
    `${sentence(theFacility(facility))} bringt ${names(seat)} ${GIVEN[what](amount)}.`,
  specialistJoined: ({ seat, facility, gold, hired }, names) => {
    const price = gold === 0 ? '' : ` für ${number(gold)} Gold`
    return `Dank ${quoted(facilityName(facility))} kommt${price} zu ${names(seat)}: ${specialistInWords(hired)}.`
  },
  offerMade: ({ seat, facility }, names) =>
    `${sentence(theFacility(facility))} verschafft ${names(seat)} ein Angebot: Eine Fachkraft kommt ohne Probe und günstiger.`,
  troopsTested: ({ seat, rolls, loyalty, deserted }, names) => {
    const test = `Die Truppen von ${names(seat)} machen eine Loyalitätsprobe: ${series(rolls.map(number))} gegen ${number(loyalty)}`
    return deserted === null ? `${test}, sie bleiben.` : `${test}. Eine Stufe desertiert: ${TROOP_NAMES[deserted]}.`
  },
  converted: convertedInWords,
  calmed: ({ seat, kw, n }, names) => {
    const changes = [...(kw === 0 ? [] : [`Konsequenzen ${signed(kw)}`]), ...(n === 0 ? [] : [`Neider ${signed(n)}`])]
    return `Um ${names(seat)} wird es ruhiger: ${changes.join(', ')}.`
  },
  moodTurned: ({ seat, risen, calm }, names) => {
    const news = [
      ...(risen.length === 0 ? [] : [`in Aufruhr ${series(risen.map(holdingName))}`]),
      ...(calm.length === 0 ? [] : [`wieder ruhig ${series(calm.map(holdingName))}`]),
    ]
    return `Die Stimmung bei ${names(seat)}: ${news.join('; ')}.`
  },
  promoted: ({ seat, specialist }, names) => `${holdingName(specialist)} von ${names(seat)} gilt jetzt als erfahren.`,
}

function envyInWords(
  { seat, threshold, defence, choice, loss, as, kw }: FactOf<'envyStruck'>,
  names: (seat: number) => string,
): string {
  const blow = `Die Neider schlagen zu (Schwelle ${number(threshold)}). ${names(seat)} wehrt sich mit ${defenceInWords(defence)}`
  if (defence.held) return `${blow} und bleibt unbehelligt.`
  const trackers = [...(as === 0 ? [] : [`Ansehen ${signed(as)}`]), ...(kw === 0 ? [] : [`Konsequenzen ${signed(kw)}`])]
  const price = `${number(loss)} ${choice === 'gold' ? 'Gold' : 'Einfluss'}`
  return `${blow} und verliert ${[price, ...trackers].join(', ')}.`
}

function eventInWords(
  { seat, event, target, defence, goods, influence, levels }: FactOf<'eventRolled'>,
  names: (seat: number) => string,
): string {
  const where = target === '' ? '' : ` ${atHolding(target)}`
  const trial = `${quoted(eventName(event))}: ${names(seat)} wehrt sich${where} mit ${defenceInWords(defence)}`
  if (defence.held) return `${trial} und hält stand.`
  const losses = [
    ...(goods.length === 0 ? [] : [goodsInWords(goods)]),
    ...(influence === 0 ? [] : [`${number(influence)} Einfluss`]),
    ...(levels === 0 ? [] : [count(levels, 'Stufe', 'Stufen')]),
  ]
  return losses.length === 0
    ? `${trial}, vergeblich, doch es ist nichts zu holen.`
    : `${trial}, vergeblich: ${series(losses)} verloren.`
}

const REASONS: Readonly<Record<GroupReason, (who: string, event: number) => string>> = {
  event: (who, event) =>
    `${event === 0 ? 'Die Ereignisse bewegen' : `Das Ereignis ${quoted(eventName(event))} bewegt`} die Leute von ${who}`,
  emigration: (who) => `Wo die Loyalität dahin ist, ziehen Leute von ${who} fort`,
  insulae: (who) => `In die neuen Insulae von ${who} ziehen Leute ein`,
  famine: (who) => `Die Leute von ${who} hungern`,
  hired: (who) => `Die neue Fachkraft von ${who} macht von sich reden`,
  secured: (who) => `${who} sichert sich Treue`,
  facility: (who) => `Einrichtungen von ${who} wirken auf die Leute`,
}

function changeInWords({ host, levels, loyalty }: GroupChange): string {
  const parts = [
    ...(levels === 0 ? [] : [`${signed(levels)} ${Math.abs(levels) === 1 ? 'Stufe' : 'Stufen'}`]),
    ...(loyalty === 0 ? [] : [`Loyalität ${signed(loyalty)}`]),
  ]
  return `${holdingName(host)} ${parts.length === 0 ? 'unverändert' : parts.join(', ')}`
}

function signedGold(twelfths: number): string {
  return twelfths > 0 ? `+${gold12(twelfths)}` : gold12(twelfths)
}

function rest(idle: number): string {
  return idle === 1 ? 'ruht' : 'ruhen'
}

const GIVEN: Readonly<Record<FactOf<'facilityGave'>['what'], (amount: number) => string>> = {
  information: (amount) => count(amount, 'Information', 'Informationen'),
  permanentInfluence: (amount) => `${number(amount)} Einfluss auf Dauer`,
  permanentLabor: (amount) => `${number(amount)} AK auf Dauer`,
}
