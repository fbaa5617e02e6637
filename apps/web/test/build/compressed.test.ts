import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFolder } from '../../build/compressed.ts'

const LONG = 'play()\n'.repeat(1_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludoteca-compressed-'))
  await mkdir(join(folder, 'assets'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('long texts get copies that hold the same; short ones, pictures and maps get none', async () => {
  const files = { 'index.html': 'short', 'icon.png': LONG, 'sw.js': LONG, 'assets/a.js': LONG, 'assets/a.js.map': LONG }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await compressFolder(folder)
  const copies = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name))
  expect(copies.sort()).toEqual(['assets/a.js.br', 'assets/a.js.gz', 'sw.js.br', 'sw.js.gz'])
  expect(brotliDecompressSync(await readFile(join(folder, 'sw.js.br'))).toString()).toBe(LONG)
  expect(gunzipSync(await readFile(join(folder, 'sw.js.gz'))).toString()).toBe(LONG)
})
