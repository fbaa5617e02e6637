import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inWords } from './not-run.mjs'
import { howToGet, PROGRAMS } from './programs.mjs'

// Inside the repository, so that Vitest is found from there.
const folder = mkdtempSync(join('scripts', 'planted-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs these tests on a machine that has nothing but Node, with the reporter of the house. */
function run(tests: string, env: Readonly<Record<string, string>> = {}) {
  writeFileSync(join(folder, 'some.test.ts'), `import { describe, expect, test } from 'vitest'\n${tests}\n`)
  const config = `import { NotRunReporter } from '../not-run.mjs'
    export default { test: { include: ['*.test.ts'], reporters: [new NotRunReporter()] } }\n`
  writeFileSync(join(folder, 'vitest.config.mjs'), config)
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', folder]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: '', ...env } })
  return { status, stderr }
}

const LACKING = `
  const needed = { skip: true, meta: { missing: { need: 'redis-server', how: 'brew install redis' } } }
  describe('limits', needed, () => {
    test('are shared', () => expect(1).toBe(2))
    test.each([1, 2])('are shared by %i', () => expect(1).toBe(2))
  })
  test('alone', needed, () => {})
  test('needs nothing', () => {})`

describe('tests that lack something', () => {
  test('are counted with how to get it, and the run passes on a machine of somebody', () => {
    const { status, stderr } = run(LACKING)
    expect(stderr).toContain('   4 × without redis-server: brew install redis\n')
    expect(status).toBe(0)
  })

  test('make the run fail in CI', () => {
    const { status, stderr } = run(LACKING, { CI: 'true' })
    expect(stderr).toContain('   4 × without redis-server: brew install redis\n   That is a failure')
    expect(status).toBe(1)
  })

  test('may not be skipped without a reason', () => {
    const { status, stderr } = run(`test.skip('the last rule', () => {})\ntest('needs nothing', () => {})`)
    expect(stderr).toContain('Skipped without a reason: the last rule')
    expect(status).toBe(1)
  })

  test('are not spoken of when there are none', () => {
    expect(run(`test('needs nothing', () => {})`, { CI: 'true' })).toEqual({ status: 0, stderr: '' })
  })
})

describe('how to get a program', () => {
  const programs = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]

  test('is said for each of them on each system', () => {
    for (const name of programs) {
      for (const platform of ['linux', 'darwin', 'win32'] as const) expect(howToGet(name, platform)).toMatch(/\w/)
    }
  })

  test('names the packages of the system, and Linux where no other has it', () => {
    expect(howToGet('nginx', 'linux')).toContain('apt-get install nginx-light')
    expect(howToGet('pg_dump', 'darwin')).toBe('brew install postgresql')
    expect(howToGet('systemd-analyze', 'darwin')).toBe('run the tests on Linux')
    expect(howToGet('redis-server', 'win32')).toBe('run the tests on Linux, for instance in WSL')
  })
})

test('the list ends with the sentence that fails only in CI', () => {
  const list = [{ need: 'a browser', how: 'install one', tests: 3 }]
  expect(inWords(list, false)).toBe(
    '\n── Not run, for want of what they need:\n   3 × without a browser: install one\n',
  )
  expect(inWords(list, true)).toContain('in CI everything is run')
})
