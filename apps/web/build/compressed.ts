import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and letters are compressed already; maps are for those who look for a fault, and are many. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/
/** Less than that fits into the first packet as it is. */
const SIZE_MIN = 1024
/** 11 takes four times as long and saves one byte in seventy. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Lays compressed copies beside the files of the built client, which the server sends to those who take them. */
export function compressed(): Plugin {
  let folder: string
  return {
    name: 'ludoteca-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // After everybody else: the service worker is written last, and must be the same in all copies.
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        if (!error) await compressFolder(folder)
      },
    },
  }
}

export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SIZE_MIN) return
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli))
}
