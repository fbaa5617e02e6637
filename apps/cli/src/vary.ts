import { type Box, type Domain, type Json, lookUp } from '@ludoteca/kernel'
import type { Dimension } from '@ludoteca/lab'
import { Mistake } from './exit.ts'
import { describeDomain, optionsOf, parseOptions } from './options.ts'

/** More values than this of one option are a slip of the hand. */
const VALUES_MAX = 10_000

const RANGE = /^(-?[\d.]*\d)\.\.(-?[\d.]*\d)(?::(.+))?$/

/**
 * Reads `--vary` flags: `levelCost=300..700:50`, `levelCost=300,450,500..700:100`, `mode=live,table`, and `clocks` alone
 * for all values there are. Values that are lists themselves have semicolons between them.
 */
export function readVary(box: Box, flags: readonly string[], fixed: object): Dimension[] {
  if (flags.length === 0)
    throw new Mistake('say which options vary: --vary <option>=<values>, more than once for several')
  const seen = new Set<string>()
  return flags.map((flag) => {
    const at = flag.indexOf('=')
    const option = at < 0 ? flag : flag.slice(0, at)
    const domain = domainOf(box, option)
    if (Object.hasOwn(fixed, option)) throw new Mistake(`${option} is both given with --option and varied`)
    if (seen.has(option)) throw new Mistake(`${option} is varied twice: put its values into one --vary`)
    seen.add(option)
    return {
      option,
      values: at < 0 ? allValues(box, option, domain) : readValues(box, option, domain, flag.slice(at + 1)),
    }
  })
}

function domainOf(box: Box, option: string): Domain {
  const specs = optionsOf(box.game)
  const found = specs.find(([key]) => key === option)
  if (found) return found[1].domain
  throw new Mistake(`${box.game.id} has no option "${option}"; it has ${specs.map(([key]) => key).join(', ')}`)
}

function allValues(box: Box, option: string, domain: Domain): readonly Json[] {
  if (domain.kind === 'one') return domain.of
  const example = domain.kind === 'int' ? ` --vary ${option}=${domain.min}..${domain.max}:<step>` : ''
  throw new Mistake(`say which values ${option} is to take:${example} (it is ${describeDomain(box, option, domain)})`)
}

function readValues(box: Box, option: string, domain: Domain, text: string): readonly Json[] {
  const mark = text.includes(';') || isList(domain) ? ';' : ','
  const values = text.split(mark).flatMap((part) => readPart(box, option, domain, part.trim()))
  // The same value may be said twice, as in 300..500:100,500.
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

function isList({ kind }: Domain): boolean {
  return kind === 'list' || kind === 'some' || kind === 'record'
}

function readPart(box: Box, option: string, domain: Domain, part: string): Json[] {
  const range = domain.kind === 'int' ? RANGE.exec(part) : null
  if (domain.kind !== 'int' || range === null) return [readValue(box, option, part)]
  const [from, to] = [readNumber(box, option, range[1] as string), readNumber(box, option, range[2] as string)]
  const step = range[3] === undefined ? (domain.step ?? 1) : Number(range[3])
  if (!Number.isSafeInteger(step) || step < 1) throw new Mistake(`"${part}" needs a whole step of at least 1`)
  if (from > to) throw new Mistake(`"${part}" begins above where it ends`)
  const count = Math.floor((to - from) / step) + 1
  if (count > VALUES_MAX) throw new Mistake(`"${part}" has ${count} values; take larger steps`)
  return Array.from({ length: count }, (_, i) => readValue(box, option, String(from + i * step)))
}

function readNumber(box: Box, option: string, text: string): number {
  return readValue(box, option, text) as number
}

function readValue(box: Box, option: string, text: string): Json {
  return lookUp(parseOptions(box, [`${option}=${text}`]), option) as Json
}
