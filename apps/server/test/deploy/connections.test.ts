import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { DEPLOY, findProgram, run } from './programs.ts'

const dir = await mkdtemp(join(tmpdir(), 'ludoteca-connections-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

/** What Debian 12 and 13 install, as far as connections go. */
const debians = `
worker_processes auto;
pid ${join(dir, 'nginx.pid')};
include ${join(dir, 'modules-enabled/*.conf')};

events {
	worker_connections 768;
	# multi_accept on;
}
`

test('the lines for operators make room in the nginx of Debian', needs('nginx'), async () => {
  const nginx = findProgram('nginx')
  const file = join(dir, 'nginx.conf')
  await mkdir(join(dir, 'modules-enabled'))
  await writeFile(file, debians)
  const readme = await readFile(`${DEPLOY}README.md`, 'utf8')
  const lines = readme.split('\n').filter((line) => /^ +(sed -i|echo) .*worker_/.test(line))
  expect(lines).toHaveLength(2)
  await run('sh', ['-ec', lines.join('\n').replaceAll('/etc/nginx', dir)])
  // Says what it has read, if that makes sense.
  const { stdout } = await run(nginx, ['-T', '-p', dir, '-c', file, '-e', 'stderr'])
  expect(stdout).toMatch(/events \{\n\tworker_connections 16384;\n/)
  expect(stdout).toContain('\nworker_rlimit_nofile 20000;\n')
})
