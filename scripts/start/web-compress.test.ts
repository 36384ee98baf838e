import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compress } from './web-compress.ts'

test('compresses each text file as .br and .gz if that is smaller, and no other file', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const script = 'console.log("a script that repeats itself")\n'.repeat(50)
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/main.js'), script)
  writeFileSync(join(dist, 'assets/tiny.js'), '1')
  writeFileSync(join(dist, 'assets/font.woff2'), 'packed already '.repeat(50))
  await compress(dist)
  expect(readdirSync(join(dist, 'assets')).sort()).toEqual([
    'font.woff2',
    'main.js',
    'main.js.br',
    'main.js.gz',
    'tiny.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(dist, 'assets/main.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(dist, 'assets/main.js.gz'))).toString()).toBe(script)
})
