import { formatInt } from '@ludoteca/kernel'

export { quoted, sentence, series } from '@ludoteca/kernel/spanish'

export function number(value: number): string {
  return formatInt(value, 'es')
}

/** How many of something: “1 ronda”, “2 rondas”. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`
}

/** “del Duende”, “de la Araña”. */
export function of(phrase: string): string {
  return phrase.startsWith('el ') ? `d${phrase}` : `de ${phrase}`
}

/** “al Duende”, “a la Araña”. */
export function to(phrase: string): string {
  return phrase.startsWith('el ') ? `a${phrase.slice(1)}` : `a ${phrase}`
}

/** A die and what sanity made of it: “4 − 2 = 2”. */
export function sum(die: number, total: number): string {
  return `${added(die, total - die)} = ${number(total)}`
}

/** The same where a total is never below 0: “4 − 2 = 2”, but “1 − 2, mínimo 0”. */
export function sumFromZero(die: number, sanity: number): string {
  return die + sanity < 0 ? `${added(die, sanity)}, mínimo 0` : sum(die, die + sanity)
}

function added(die: number, sanity: number): string {
  return `${number(die)} ${sanity < 0 ? '−' : '+'} ${number(Math.abs(sanity))}`
}
