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
  const sanity = total - die
  if (sanity === 0) return `${number(die)} + 0 = ${number(total)}`
  return `${number(die)} ${sanity < 0 ? '−' : '+'} ${number(Math.abs(sanity))} = ${number(total)}`
}
