import { beforeAll, describe, expect, test } from 'vitest'
import { build, ludoteca } from './run.ts'

beforeAll(build, 300_000)

interface Report {
  throws: number
  landings: { space: number | null; name: string; count: number }[]
}

describe('ludoteca landing', () => {
  const land = async (...flags: string[]) => {
    const { code, stdout } = await ludoteca('landing', '--throws', '20000', '--format', 'json', ...flags)
    expect(code).toBe(0)
    return JSON.parse(stdout) as Report
  }

  test('counts every throw once, jail apart from visiting, and never the Lictor [D43]', async () => {
    const { landings } = await land()
    expect(landings).toHaveLength(41)
    expect(landings.reduce((sum, { count }) => sum + count, 0)).toBe(20_000)
    expect(landings[30]).toMatchObject({ name: 'Lictor', count: 0 })
    expect(landings[40]).toMatchObject({ space: null, name: 'in jail' })
  })

  test('finds more throws in jail for those who stay [D43]', async () => {
    const inJail = async (policy: string) => (await land('--policy', policy)).landings[40]?.count as number
    expect(await inJail('stay')).toBeGreaterThan(2 * (await inJail('leave')))
  })

  test('shows a table', async () => {
    expect((await ludoteca('landing', '--throws', '1000')).stdout).toMatch(/\n0 +Porta Mercatus +\d+ +\d\.\d{3} %\n/)
  })
})
