import { contains, flag, int, list, one, record, some, text } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { blazonOf } from '../../src/components/crest-blazon.ts'
import { outlineOf } from '../../src/components/rules-outline.ts'
import { firstOf, readable } from '../../src/components/values.ts'

describe('values', () => {
  test('are written as a person would', () => {
    expect(readable('fromTurn')).toBe('From turn')
    expect(readable('live')).toBe('Live')
    expect(readable(true, 'sí', 'no')).toBe('sí')
    expect(readable(12)).toBe('12')
  })

  test.each([
    int(3, 9),
    one(['a', 'b']),
    flag,
    some(['a', 'b', 'c'], 2),
    record({ amount: int(1, 2), name: text(4) }),
    list(int(1, 6), 2, 3),
    text(10),
  ])('to begin with lie in their domain (%o)', (domain) => {
    expect(contains(domain, firstOf(domain))).toBe(true)
  })
})

describe('rules', () => {
  const html =
    '<h1>Banca</h1>\n<p>Lead</p>\n<h2>1. Aim &amp; ways</h2>\n<h3>Detail</h3>\n<table><tr><td>1</td></tr></table>'

  test('lose their title and give their headings to jump to', () => {
    const outline = outlineOf(html, 'r')
    expect(outline.headings).toEqual([{ id: 'r-1', text: '1. Aim & ways' }])
    expect(outline.html).toContain('<h3 id="r-1" tabindex="-1">1. Aim &amp; ways</h3>')
    expect(outline.html).toContain('<h4>Detail</h4>')
    expect(outline.html).not.toContain('<h1>')
  })

  test('have chapters that can be folded', () => {
    const { html: text } = outlineOf('<p>About</p><h2>One</h2><p>a</p><h2>Two</h2><p>b</p>', 'r')
    expect(text.replace(/ (id|tabindex)="[^"]*"/g, '')).toBe(
      '<p>About</p><details open><summary><h3>One</h3></summary><p>a</p></details>' +
        '<details open><summary><h3>Two</h3></summary><p>b</p></details>',
    )
  })

  test('have tables that can be scrolled by keyboard', () => {
    expect(outlineOf(html, 'r').html).toContain('<div class="scroll" tabindex="0"><table>')
  })
})

describe('crests', () => {
  test('are the same for the same name', () => {
    expect(blazonOf('Ada')).toEqual(blazonOf('Ada'))
  })

  test('seldom coincide', () => {
    const names = Array.from({ length: 100 }, (_, i) => `Player ${i}`)
    const crests = new Set(names.map((name) => JSON.stringify(blazonOf(name))))
    expect(crests.size).toBeGreaterThan(80)
  })
})
