import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Node finds any package of the workspace, declared or not, and knip lets it. So who may import whom is seen to here.
interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function tracked(pattern: string): string[] {
  return spawnSync('git', ['ls-files', pattern], { encoding: 'utf8' }).stdout.split('\n').filter(existsSync)
}

/** The packages of this workspace that a source imports. */
function importsIn(source: string): string[] {
  const found = source.matchAll(/(?:from|import)\s*\(?\s*'(@ludoteca\/[\w-]+)/g)
  return [...new Set([...found].map(([, name = '']) => name))]
}

const packages = [...tracked('packages/*/package.json'), ...tracked('apps/*/package.json')].map((file) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return { folder: dirname(file), name: manifest.name, declared: Object.keys(manifest.dependencies ?? {}) }
})

describe('a package imports what it declares', () => {
  test.each(packages)('$name', ({ folder, name, declared }) => {
    const imported = tracked(join(folder, 'src', '*.ts')).flatMap((file) => importsIn(readFileSync(file, 'utf8')))
    expect(imported.filter((other) => other !== name && !declared.includes(other))).toEqual([])
  })

  test('and no import is overlooked', () => {
    const source = "import { a } from '@ludoteca/a'\nexport * from '@ludoteca/b/testing'\nawait import('@ludoteca/c')"
    expect(importsIn(source)).toEqual(['@ludoteca/a', '@ludoteca/b', '@ludoteca/c'])
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
