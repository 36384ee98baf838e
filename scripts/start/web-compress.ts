import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Browsers accept Brotli over HTTPS and on localhost, and gzip everywhere. */
const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/**
 * Writes a .br and a .gz next to each text file of a built web if they are smaller; the server sends them as they are.
 */
export async function compress(dist: string): Promise<void> {
  const texts = globSync('**/*.{js,css,svg,json,html}', { cwd: dist, exclude: ['server-render/**'] }).map((path) =>
    join(dist, path),
  )
  await Promise.all(texts.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path)
  for (const [extension, pack] of Object.entries(ENCODINGS)) {
    const packed = await pack(plain)
    if (packed.length < plain.length) await writeFile(`${path}.${extension}`, packed)
  }
}
