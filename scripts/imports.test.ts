import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './files.ts'

// Node finds any package of the workspace, declared or not, and knip lets it. So who may import whom is seen to here.
interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What a package is made of. */
function sourcesOf(folder: string): string[] {
  return filesBelow(join(folder, 'src'), /\.tsx?$/)
}

/** The packages of this workspace that a source imports. */
function importsIn(source: string): string[] {
  const found = source.matchAll(/(?:from|import)\s*\(?\s*'(@ludoteca\/[\w-]+)/g)
  return [...new Set([...found].map(([, name = '']) => name))]
}

const packages = ['packages', 'apps']
  .flatMap((folder) => filesBelow(folder, /\/package\.json$/))
  .map((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    return { folder: dirname(file), name: manifest.name, declared: Object.keys(manifest.dependencies ?? {}) }
  })

describe('a package imports what it declares', () => {
  test.each(packages)('$name', ({ folder, name, declared }) => {
    const imported = sourcesOf(folder).flatMap((file) => importsIn(readFileSync(file, 'utf8')))
    expect(imported.filter((other) => other !== name && !declared.includes(other))).toEqual([])
  })

  test('and no import is overlooked', () => {
    const source = "import { a } from '@ludoteca/a'\nexport * from '@ludoteca/b/testing'\nawait import('@ludoteca/c')"
    expect(importsIn(source)).toEqual(['@ludoteca/a', '@ludoteca/b', '@ludoteca/c'])
  })

  test('nor a component', () => {
    const components = sourcesOf('apps/web').filter((file) => file.endsWith('.tsx'))
    expect(components.filter((file) => importsIn(readFileSync(file, 'utf8')).length > 0)).not.toEqual([])
  })
})

describe('rules know nobody above them', () => {
  const ours = ({ declared }: (typeof packages)[number]) => declared.filter((name) => name.startsWith('@ludoteca/'))

  test('the kernel depends on no other package of ours', () => {
    expect(packages.filter(({ name }) => name === '@ludoteca/kernel').map(ours)).toEqual([[]])
  })

  test.each(packages.filter(({ folder }) => folder.startsWith('packages/games/')))(
    '$name depends on the kernel alone',
    (game) => {
      expect(ours(game)).toEqual(['@ludoteca/kernel'])
    },
  )
})
