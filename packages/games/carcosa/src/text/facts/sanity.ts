import type { SanityFact } from '../../facts.ts'
import { number } from '../grammar.ts'
import { CAUSES, RECOVERIES } from '../sources.ts'
import type { FactOf, FactWords } from './words.ts'

export const sanityFacts: FactWords<SanityFact['type']> = {
  healed: ({ seat, amount, sanity, why }, names) => {
    const gain = amount === 0 ? 'no recupera nada' : `recupera ${number(amount)}`
    return `${names(seat)} ${RECOVERIES[why]} y ${gain}: cordura ${number(sanity)}.`
  },
  sanityLost: ({ seat, amount, sanity, kind, source }, names) => {
    const verb = kind === 'COST' ? 'paga' : 'pierde'
    return `${names(seat)} ${verb} ${number(amount)} por ${CAUSES[source]}: cordura ${number(sanity)}.`
  },
  guarded: ({ seat, other, source }, names) =>
    `${names(seat)} se pone delante de ${names(other)} ante ${CAUSES[source]}.`,
  shielded: ({ seat, amount, source }, names) =>
    `El escudo de ${names(seat)} detiene ${number(amount)} de daño: ${CAUSES[source]}.`,
  sanitySet: (fact, names) => `${SET[fact.why](names(fact.seat))}: cordura ${number(fact.sanity)}.`,
  maximumLowered: ({ seat, sanityMax }, names) =>
    `El veneno no se va: el máximo de ${names(seat)} baja a ${number(sanityMax)}.`,
  sacrificed: ({ seat, mode, sanity }, names) => {
    const what = mode === 'OBJECT_SLOT' ? 'un lugar de objeto' : '1 de cordura máxima'
    return `${names(seat)} sacrifica ${what} y no cae: cordura ${number(sanity)}.`
  },
  fellToMinus5: ({ seat, source, again }, names) =>
    again
      ? `${names(seat)} vuelve a caer a −5 por ${CAUSES[source]}. Esta vez nadie más lo siente.`
      : `${names(seat)} cae a −5 por ${CAUSES[source]}. Algo amarillo asoma en su mirada.`,
}

const SET: Readonly<Record<FactOf<'sanitySet'>['why'], (who: string) => string>> = {
  ESPEJO: (who) => `El Espejo le devuelve a ${who} su reverso`,
  OMEN: (who) => `El silencio vacía a ${who}`,
  RING: (who) => `El Anillo deja entera el alma de ${who}`,
  MAXIMUM: (who) => `${who} ya no puede sostener tanto`,
}
