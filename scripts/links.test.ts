import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './files.ts'

// Every relative link in a document leads to a file that exists, and to a heading that exists in it.
const OUTSIDE = /^[a-z]+:/i

/** A document without its code, where brackets are not links. */
function proseOf(markdown: string): string {
  return markdown.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, 'code')
}

/** Where the links and pictures of a document lead. */
function targetsIn(markdown: string): string[] {
  const inline = [...proseOf(markdown).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)]
  const html = [...proseOf(markdown).matchAll(/(?:src|href)="([^"]+)"/g)]
  return [...inline, ...html].map(([, target = '']) => target)
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsIn(markdown: string): string[] {
  const seen = new Map<string, number>()
  const headings = markdown.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#{1,6} +(.+)$/gm)
  return [...headings].map(([, heading = '']) => {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = words.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    return times === 0 ? slug : `${slug}-${times}`
  })
}

/** What is wrong with a link; nothing when it leads somewhere. */
function problemWith(target: string, from: string, read: (file: string) => string | undefined): string | undefined {
  if (OUTSIDE.test(target)) return undefined
  const [path = '', anchor] = decodeURI(target).split('#')
  const file = path === '' ? from : normalize(join(dirname(from), path))
  const text = read(file)
  if (text === undefined) return `${target}: no such file`
  if (anchor === undefined || anchorsIn(text).includes(anchor)) return undefined
  return `${target}: no such heading`
}

function readDocument(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  return file.endsWith('.md') ? readFileSync(file, 'utf8') : ''
}

const documents = filesBelow('.', /\.md$/)

describe('links lead somewhere', () => {
  test('there are documents to look at', () => {
    expect(documents).toContain('README.md')
  })

  test.each(documents)('in %s', (document) => {
    const targets = targetsIn(readFileSync(document, 'utf8'))
    expect(targets.map((target) => problemWith(target, document, readDocument)).filter(Boolean)).toEqual([])
  })
})

describe('the search notices', () => {
  const files: Readonly<Record<string, string>> = { 'a/b.md': '# One `x` [two](c.md)!\n\n# Twice\n\n# Twice\n' }
  const problem = (target: string) => problemWith(target, 'a/c.md', (file) => files[file])

  test.each([
    ['b.md', undefined],
    ['b.md#one-x-two', undefined],
    ['b.md#twice-1', undefined],
    ['https://example.org/#x', undefined],
    ['b.md#three', 'b.md#three: no such heading'],
    ['../b.md', '../b.md: no such file'],
  ])('%s: %s', (target, expected) => {
    expect(problem(target)).toBe(expected)
  })

  test('links in prose, pictures and HTML, but not in code', () => {
    const text = '[a](b.md) ![c](d.svg "e") `[f](g)` <img src="h.svg">\n```md\n[i](j)\n```\n'
    expect(targetsIn(text)).toEqual(['b.md', 'd.svg', 'h.svg'])
  })
})
