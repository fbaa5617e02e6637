/** Letters of other scripts that look like Latin ones. */
const TWINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'сϲ',
    e: 'еε',
    h: 'н',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'η',
    o: 'оοσ',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ν',
    x: 'хχ',
    y: 'уγ',
    ss: 'ß',
  }).flatMap(([latin, twins]) => [...twins].map((twin) => [twin, latin] as const)),
)

/** What a name looks like at a glance: two names with the same look would be taken for each other. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain].map((letter) => TWINS.get(letter) ?? letter).join('')
}
