import { once } from 'node:events'
import { copyFileSync, createWriteStream, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nightly, sample } from '#fixtures/test-set.test-support.ts'
import { importCommand, MEASURE } from './import-command.test-support.ts'
import { MADE_FILE, madeRecord } from './made-record.test-support.ts'

const { folder, run } = importCommand()

test('imports the file with the picture next to it and prints a summary', async () => {
  const file = join(folder, 'made-products.json')
  copyFileSync(MADE_FILE, file)
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#478' } })
  await picture.png().toFile(join(folder, 'B0MADE0001.png'))
  const { code, out } = await run(['products', file])
  expect(out).toContain('pictures of products: 1 imported, 0 unchanged')
  expect(existsSync(join(folder, 'data/files/products/US/B0MADE0001.webp'))).toBe(true)
  expect(out).toContain('20 rows read: 7 imported, 1 merged, 0 unchanged, 12 rejected')
  expect(out).toContain('http://127.0.0.1:8080/products/asin_fx/index')
  expect(code).toBe(0)
})

test.each(
  sample<[string, string[], number, RegExp]>(
    [
      ['no file', ['products', join(folder, 'nowhere.json')], 1, /^There is no file .*\n$/],
      ['a folder', ['products', folder], 1, /^.* is not a file but a folder\.\n$/],
      ['no kind', [], 2, /^usage: npm run import/],
      ['an unknown kind', ['planets', MADE_FILE], 2, /^usage: npm run import/],
    ],
    2,
  ),
)('%s ends with a clear line and no stack trace', async (_, args, code, line) => {
  expect(await run(args)).toEqual({ code, out: '', err: expect.stringMatching(line) })
})

test('fails for a file without products and for an empty list', async () => {
  const file = join(folder, 'other.json')
  writeFileSync(file, '[{"name":"not a product"}]')
  expect(await run(['products', file])).toMatchObject({
    code: 1,
    err: expect.stringContaining('No record was imported'),
  })
  writeFileSync(file, '[]')
  expect(await run(['products', file])).toMatchObject({ code: 1, err: 'The file has no records.\n' })
})

nightly(() => {
  test('50 MB pass through a heap of 64 MB', async () => {
    const file = join(folder, 'large.json')
    const rows = await writeLarge(file, 50e6)
    const { code, out, err } = await run(['products', file], ['--max-old-space-size=64', '--import', MEASURE])
    expect(err).not.toContain('heap')
    expect(out).toContain(`${rows} rows read: ${rows} imported, 0 merged, 0 unchanged, 0 rejected`)
    expect(code).toBe(0)
    expect(Number(/peak (\d+)/.exec(out)?.[1]) / 1024).toBeLessThan(300)
  })
})

/** Writes records of about 7 kB, the length of real ones. Returns their number. */
async function writeLarge(file: string, bytes: number): Promise<number> {
  const out = createWriteStream(file)
  const description = 'A mug that folds flat and keeps what is in it. '.repeat(120)
  out.write('[')
  let count = 0
  for (let size = 0; size < bytes; count++) {
    const asin = `B0${count.toString(36).toUpperCase().padStart(8, '0')}`
    const row = `${count > 0 ? ',\n' : ''}${JSON.stringify(madeRecord({ asin, description }))}`
    size += row.length
    if (!out.write(row)) await once(out, 'drain')
  }
  out.end(']')
  await once(out, 'close')
  return count
}
