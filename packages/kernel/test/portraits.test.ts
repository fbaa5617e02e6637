import { expect, test } from 'vitest'
import {
  choiceOf,
  drawnPortrait,
  PART_NAMES,
  PORTRAIT_PARTS,
  portraitCode,
  portraitFor,
  portraitOf,
} from '../src/portraits/index.ts'

test('a name always has the same portrait, and all parts are somebody’s', () => {
  expect(portraitOf('Ana')).toEqual(portraitOf('Ana'))
  const all = Array.from({ length: 300 }, (_, i) => portraitOf(`Somebody ${i}`))
  for (const part of PART_NAMES) expect(new Set(all.map((one) => one[part])).size).toBe(PORTRAIT_PARTS[part])
})

test('a choice is kept as a short text, and read again', () => {
  for (let i = 0; i < 200; i++) {
    const choice = portraitOf(`Somebody ${i}`)
    expect(portraitCode(choice)).toMatch(/^1\d{5}$/)
    expect(choiceOf(portraitCode(choice))).toEqual(choice)
  }
})

test.each(['', '1', '100000x', '10000', '000000', '160000', '1000a0', '1-0000', ' 10000', 7, null, undefined, {}])(
  '%j keeps none',
  (code) => expect(choiceOf(code)).toBeUndefined(),
)

test('every choice is another whole picture, and a code that is not known gives that of the name', () => {
  const pictures = new Set<string>()
  for (const part of PART_NAMES) {
    for (let i = 0; i < PORTRAIT_PARTS[part]; i++)
      pictures.add(portraitFor(portraitCode({ ...portraitOf('Ana'), [part]: i }), 'Ben'))
  }
  const count = PART_NAMES.reduce((sum, part) => sum + PORTRAIT_PARTS[part], 0)
  // What Ana has is among them once for each part.
  expect(pictures.size).toBe(count - (PART_NAMES.length - 1))
  for (const svg of pictures) expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 64 64">.*<\/svg>$/)
  expect(portraitFor('z9', 'Ana')).toBe(portraitFor(undefined, 'Ana'))
  expect(portraitFor(portraitCode(portraitOf('Ben')), 'Ana')).toBe(portraitFor(undefined, 'Ben'))
})

test('a bust to be put into another picture is the one of the whole portrait', () => {
  for (const code of ['123456', 'z9', undefined]) {
    const { backdrop, bust } = drawnPortrait(code, 'Ana')
    expect(portraitFor(code, 'Ana')).toContain(`>${backdrop}${bust}</svg>`)
  }
})
