import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './ports.ts'
import { DEPLOY, findProgram, run } from './programs.ts'

/** A real nginx with our file, on ports that need no privileges. */
export interface TestNginx {
  readonly https: string
  readonly http: string
  /** Its certificate, which nobody but the tests trusts. */
  readonly ca: Buffer
  stop(): Promise<void>
}

const READY_TRIES = 100
const READY_PAUSE_MS = 100

/** Starts it in front of the servers at these two ports. */
export async function startNginx(upstreams: readonly [number, number]): Promise<TestNginx> {
  const program = findProgram('nginx')
  const dir = await mkdtemp(join(tmpdir(), 'ludoteca-nginx-'))
  const [httpPort, httpsPort] = (await freePorts(2)) as [number, number]
  const certificate = await makeCertificate(dir)
  const site = await readFile(`${DEPLOY}nginx.conf`, 'utf8')
  await writeFile(join(dir, 'site.conf'), adapt(site, { dir, httpPort, httpsPort, upstreams }))
  await writeFile(join(dir, 'main.conf'), mainFile(dir))
  const nginx = spawn(program, ['-p', dir, '-c', join(dir, 'main.conf'), '-e', 'stderr'])
  const kill = () => nginx.kill('SIGKILL')
  process.once('exit', kill)
  await ready(nginx, httpsPort)
  return {
    https: `https://127.0.0.1:${httpsPort}`,
    http: `http://127.0.0.1:${httpPort}`,
    ca: await readFile(certificate),
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      process.removeListener('exit', kill)
      await rm(dir, { recursive: true, force: true })
    },
  }
}

interface Place {
  readonly dir: string
  readonly httpPort: number
  readonly httpsPort: number
  readonly upstreams: readonly [number, number]
}

/** The operator's file with other ports and paths, and nothing else changed. */
function adapt(site: string, { dir, httpPort, httpsPort, upstreams }: Place): string {
  const changes: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/games.example.org/fullchain.pem', join(dir, 'certificate.pem')],
    ['/etc/letsencrypt/live/games.example.org/privkey.pem', join(dir, 'key.pem')],
    ['127.0.0.1:8080 max_fails', `127.0.0.1:${upstreams[0]} max_fails`],
    ['127.0.0.1:8081 max_fails', `127.0.0.1:${upstreams[1]} max_fails`],
  ]
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf says "${from}" not exactly once`)
    return text.replace(from, to)
  }, site)
}

/** What Debian's own nginx.conf would say around it. */
function mainFile(dir: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  )
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${join(dir, 'nginx.pid')};
    error_log stderr error;
    events { worker_connections 512; }
    http { ${temporary.join(' ')} include ${join(dir, 'site.conf')}; }
  `
}

async function makeCertificate(dir: string): Promise<string> {
  const openssl = findProgram('openssl')
  const [certificate, key] = [join(dir, 'certificate.pem'), join(dir, 'key.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  await run(openssl, ['req', ...kind, ...name, '-out', certificate, '-keyout', key])
  return certificate
}

async function ready(nginx: ChildProcess, port: number): Promise<void> {
  let said = ''
  nginx.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-2000)
  })
  for (let tries = 0; tries < READY_TRIES && nginx.exitCode === null; tries++) {
    if (await answers(port)) return
    await sleep(READY_PAUSE_MS)
  }
  nginx.kill('SIGKILL')
  throw new Error(`nginx did not start: ${said}`)
}

async function answers(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  return once(probe, 'connect').then(
    () => probe.destroy() !== undefined,
    () => false,
  )
}
