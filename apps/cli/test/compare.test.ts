import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build, ludoteca, scratch } from './run.ts'

beforeAll(build, 300_000)

async function simulated(name: string, ...args: string[]): Promise<string> {
  const file = join(scratch(), `${name}.json`)
  await ludoteca('simulate', 'pearls', '--num', '300', '--format', 'json', '--out', file, ...args)
  return file
}

test('compare names what was set differently, what is real and what may be chance', async () => {
  const a = await simulated('a', '--seats', '3')
  const b = await simulated('b', '--bots', 'normal,random,random')
  const { code, stdout } = await ludoteca('compare', a, b)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^pearls: 300 matches against 300$/m)
  expect(stdout).toMatch(/^bots +\["normal","normal","normal"\] +\["normal","random","random"\]$/m)
  const [real, chance] = stdout.split('May be chance') as [string, string]
  expect(real).toMatch(/^pearlsLost +\d.*to -\d/m)
  expect(chance).toMatch(/^won by seat 1 /m)
  const same = await ludoteca('compare', a, a, '--format', 'json')
  const { settings, differences } = JSON.parse(same.stdout)
  expect(settings).toEqual([])
  expect(differences.every((one: { isReal: boolean; difference: number }) => !one.isReal && one.difference === 0)).toBe(
    true,
  )
})

test('compare says what it cannot read, and compares no two games', async () => {
  const a = await simulated('a')
  const odd = join(scratch(), 'odd.json')
  const complaints = []
  for (const text of ['', '[]', '{"game":"pearls"}', '{"game":1,"metrics":{"constructor":"x"}}']) {
    writeFileSync(odd, text)
    const { code, stderr } = await ludoteca('compare', a, odd)
    complaints.push([code, stderr])
  }
  const line = `ludoteca: ${odd} is not what \`simulate --format json\` writes\n`
  expect(complaints).toEqual([line, line, line, line].map((stderr) => [2, stderr]))
  expect((await ludoteca('compare', a, 'nowhere.json')).code).toBe(2)
  const banca = join(scratch(), 'banca.json')
  await ludoteca('simulate', 'banca', '--num', '2', '--format', 'json', '--out', banca)
  const { code, stderr } = await ludoteca('compare', a, banca)
  expect([code, stderr]).toEqual([2, `ludoteca: ${a} is of pearls, ${banca} of banca\n`])
})
