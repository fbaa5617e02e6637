import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { DEPLOY, findProgram, LUDOTECA, ROOT, run } from './programs.ts'

const UNITS = ['ludoteca.service', 'ludoteca@.service'] as const
const readUnit = (name: string) => readFile(`${DEPLOY}${name}`, 'utf8')
/** Lines that say something. */
const linesOf = (unit: string) => unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

/** Without these a fault in the server would be one of the whole machine. */
const SHUT = [
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'RestrictNamespaces=yes',
  'RestrictSUIDSGID=yes',
  'SystemCallFilter=@system-service',
]

const analyse = async (...args: string[]) => run(findProgram('systemd-analyze'), args)

describe('the units of systemd', () => {
  let dir: string
  /** The unit as it would stand on this machine: Node is elsewhere here, and so are we. */
  const installed = async (name: string) => {
    const file = join(dir, name.replace('@', '@8081'))
    const unit = (await readUnit(name)).replaceAll('/opt/ludoteca/', ROOT).replace('/usr/bin/node', process.execPath)
    await writeFile(file, unit)
    return file
  }
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'ludoteca-units-'))
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  test('are the same but for the port', async () => {
    const [one, many] = (await Promise.all(UNITS.map(readUnit))).map(linesOf) as [string[], string[]]
    expect(many.filter((line) => !one.includes(line))).toEqual([
      'Description=Ludoteca on port %i',
      'Conflicts=ludoteca.service',
      'ExecStart=/usr/bin/node --max-semi-space-size=64 --no-allocation-site-pretenuring --heap-growing-percent=400 /opt/ludoteca/apps/cli/bin/ludoteca.mjs serve --no-restart --port %i',
    ])
    expect(one).toHaveLength(many.length - 1)
  })

  test('tell Node the same as everybody does who starts a server', async () => {
    const unit = await readUnit('ludoteca.service')
    const [, options = ''] = unit.match(/\/usr\/bin\/node (--.*) \/opt/) ?? []
    const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
    expect(scripts.start).toContain(`node ${options} apps/`)
    expect(await readFile(LUDOTECA, 'utf8')).toMatch(new RegExp(`^#!/usr/bin/env -S node ${options}\n`))
    const readme = await readFile(`${DEPLOY}README.md`, 'utf8')
    const measured = await readFile(`${ROOT}apps/load/src/server-process.ts`, 'utf8')
    expect(options).toContain('--')
    for (const option of options.split(' ')) {
      expect(readme).toContain(`| \`${option}\` `)
      expect(measured).toContain(`'${option}'`)
    }
  })

  test('start the command that there is, with the settings and the folder of the other files', async () => {
    const unit = await readUnit('ludoteca.service')
    expect(unit.replaceAll('/opt/ludoteca/', ROOT)).toContain(`${LUDOTECA} serve --no-restart\n`)
    expect(unit).toContain('EnvironmentFile=/etc/ludoteca/ludoteca.env\n')
    expect(await readFile(`${DEPLOY}ludoteca.env.example`, 'utf8')).toContain('LUDOTECA_DATA=/var/lib/ludoteca\n')
    expect(unit).toContain('StateDirectory=ludoteca\n')
  })

  test.each(UNITS)('%s opens little, and systemd agrees', needs('systemd-analyze'), async (name) => {
    const lines = linesOf(await readUnit(name))
    for (const shut of SHUT) expect(lines).toContain(shut)
    const file = await installed(name)
    expect(await analyse('verify', file)).toEqual({ stdout: '', stderr: '' })
    // 0 to 100; what it says is good begins below 50.
    await analyse('security', '--offline=true', '--threshold=25', file)
  })
})

describe('shell scripts', needs('bash'), () => {
  test.each(['backup.sh', 'restore.sh', 'common.sh'])('%s is what bash understands', async (name) => {
    expect(await run('bash', ['-n', `${DEPLOY}${name}`])).toEqual({ stdout: '', stderr: '' })
  })
})
