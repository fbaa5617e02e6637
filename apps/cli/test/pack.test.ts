import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, ludoteca } from './run.ts'

const SLOW = 300_000
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-packs-'))
const at = (name: string) => join(folder, name)
beforeAll(build, SLOW)
afterAll(() => rmSync(folder, { recursive: true }))

test('a pack begins as what the game brings along, and what is wrong in it is said place by place', {
  timeout: SLOW,
}, async () => {
  expect(await ludoteca('pack', 'export', 'imperio', '--out', at('own.json'))).toMatchObject({ code: 0 })
  const good = await ludoteca('pack', 'validate', 'imperio', at('own.json'))
  expect(good.code).toBe(0)
  expect(good.stdout).toMatch(/own\.json: nothing is wrong, sha256 [\da-f]{64}/)

  const pack = JSON.parse(readFileSync(at('own.json'), 'utf8'))
  pack.tables.events[0].title_es = ''
  pack.tables.moods[1].nombre_es = 7
  writeFileSync(at('broken.json'), JSON.stringify(pack))
  const bad = await ludoteca('pack', 'validate', 'imperio', at('broken.json'))
  expect(bad.code).toBe(1)
  expect(bad.stdout).toContain('2 things are wrong')
  expect(bad.stdout).toContain('tables.events[0].title_es: 0 characters; there may be 1 to 28. [PACK_LENGTH]')
  const spanish = await ludoteca('pack', 'validate', 'imperio', at('broken.json'), '--language', 'es')
  expect(spanish.stdout).toContain('Tiene 0 caracteres; deben ser de 1 a 28.')
  const json = await ludoteca('pack', 'validate', 'imperio', at('broken.json'), '--format', 'json')
  expect(JSON.parse(json.stdout)[0].findings).toHaveLength(2)
})

test('matches are simulated and recorded with a pack, and the record needs nothing else', {
  timeout: SLOW,
}, async () => {
  const pack = JSON.parse(readFileSync(at('own.json'), 'utf8'))
  for (const property of pack.tables.properties) property.basePrice = 12
  writeFileSync(at('dear.json'), JSON.stringify({ ...pack, id: 'caro' }))
  const table = ['imperio', '--seats', '4', '--bots', 'normal', '--seed', 'x']
  const recorded = await ludoteca('record', ...table, '--pack', at('dear.json'), '--out', at('dear.ludo.json'))
  expect(recorded.code).toBe(0)
  const verified = await ludoteca('verify', at('dear.ludo.json'))
  expect(verified.stdout).toContain('holds')
  const changed = readFileSync(at('dear.ludo.json'), 'utf8').replace('"basePrice":12', '"basePrice":11')
  writeFileSync(at('cheaper.ludo.json'), changed)
  expect((await ludoteca('verify', at('cheaper.ludo.json'))).stdout).toContain(
    'the set-up is the first that gives another hash',
  )

  const report = async (...args: string[]) =>
    JSON.parse(
      (await ludoteca('simulate', ...table, '--num', '6', '--workers', '2', '--format', 'json', ...args)).stdout,
    )
  const [plain, dear] = [await report(), await report('--pack', at('dear.json'))]
  expect(plain.pack).toBeUndefined()
  expect(dear.pack).toMatchObject({ id: 'caro' })
  expect(dear.metrics.lotsSold.mean).toBeLessThan(plain.metrics.lotsSold.mean)
})

test('mistakes are said in one line', { timeout: SLOW }, async () => {
  expect(await ludoteca('pack', 'export', 'banca')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('record', 'imperio', '--pack', at('broken.json'))).toMatchObject({ code: 2, stdout: '' })
  writeFileSync(at('none.json'), '{')
  expect((await ludoteca('pack', 'validate', 'imperio', at('none.json'))).stdout).toContain('not valid JSON')
})
