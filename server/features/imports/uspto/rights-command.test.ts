/** Runs the real import command for patents and trademarks. */
import { once } from 'node:events'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { nightly } from '#fixtures/test-set.test-support.ts'
import { importCommand, MEASURE } from '../import-command.test-support.ts'
import { madeGrant } from '../patents/made-grant.test-support.ts'
import { madeCase, madeDaily } from '../trademarks/made-case-file.test-support.ts'

const { folder, run } = importCommand()

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('patents: prints imported, skipped and rejected records and a link', async () => {
  const utility = madeGrant({ type: 'utility', kind: 'B2' })
  const grants = [
    utility,
    madeGrant({ figures: ['is a view'] }),
    madeGrant({ title: '' }),
    madeGrant({ number: 'D0990002' }).replace('<drawings>', '<drawings'),
  ]
  const { code, out } = await run([
    'patents',
    file('ipg261103.zip', zipSync({ 'ipg261103.xml': Buffer.from(grants.join('')) })),
  ])
  expect(out.split('\n')).toEqual([
    '4 records read: 1 imported, 0 changed, 0 unchanged, 2 rejected',
    '  1 other than design patents: skipped',
    '  1 rejected: no title; record 3 (D990001)',
    expect.stringMatching(/^ {2}1 rejected: not well-formed XML; record 4 \(a malformed tag .* in line \d+\)$/),
    'drawing sheets: 0 imported with 0 figures, 1 not found',
    '  put them next to the file, or in folders named like the records, and run the import again',
    'open http://127.0.0.1:8080/patent-new to see them by week, e.g. D990001',
    '',
  ])
  expect(code).toBe(0)
})

test('trademarks: prints the summary and a link', async () => {
  const { code, out } = await run([
    'trademarks',
    file('apc261102.xml', madeDaily(madeCase({ words: 'ACME &amp; PAW' }))),
  ])
  expect(out).toBe(
    '1 records read: 1 imported, 0 changed, 0 unchanged, 0 rejected\nopen http://127.0.0.1:8080/trademark?trademark=ACME%20%26%20PAW\n',
  )
  expect(code).toBe(0)
})

test.each([
  [
    'a file without designs',
    ['patents', () => file('a.xml', madeGrant({ type: 'utility', kind: 'B2' }))],
    'The file has no design patents.\n',
  ],
  [
    'a file without records',
    ['trademarks', () => file('b.xml', madeDaily())],
    'The file contains no trademark case files.\n',
  ],
  [
    'a file of the other kind',
    ['patents', () => file('c.xml', madeDaily(madeCase()))],
    'The file has trademarks. Import it with: npm run import -- trademarks FILE\n',
  ],
  ['no file', ['patents', () => join(folder, 'nowhere.zip')], `There is no file ${join(folder, 'nowhere.zip')}.\n`],
] as const)('%s ends with one line and code 1', async (_, [kind, path], line) => {
  const { code, err } = await run([kind, path()])
  expect([
    code,
    err
      .split('\n')
      .filter((text) => !text.includes('%'))
      .join('\n'),
  ]).toEqual([1, line])
})

nightly(() => {
  test('continues a killed import when run again, with 60 MB in a heap of 64 MB', async () => {
    const path = join(folder, 'large.xml')
    const records = await writeLarge(path, 60e6)
    const killed = await run(['trademarks', path], [], (child) => child.kill('SIGKILL'))
    expect(killed).toMatchObject({ code: null, out: '' })
    const { code, out } = await run(['trademarks', path], ['--max-old-space-size=64', '--import', MEASURE])
    const [, imported, unchanged] =
      /(\d+) imported, 0 changed, (\d+) unchanged, 0 rejected/.exec(out)?.map(Number) ?? []
    expect([(imported ?? 0) + (unchanged ?? 0), code]).toEqual([records, 0])
    expect(unchanged).toBeGreaterThan(0)
    expect(Number(/peak (\d+)/.exec(out)?.[1]) / 1024).toBeLessThan(300)
  })
})

/** Writes case files of about 3 kB, the length of real ones. Returns their number. */
async function writeLarge(path: string, bytes: number): Promise<number> {
  const [before = '', after = ''] = madeDaily('HERE').split('HERE')
  const out = createWriteStream(path)
  const more = `<case-file-event-statements>${'<case-file-event-statement><code>NWAP</code></case-file-event-statement>'.repeat(35)}</case-file-event-statements>`
  out.write(before)
  let count = 0
  for (let size = 0; size < bytes; count++) {
    const record = madeCase({ serial: String(97_000_000 + count), words: `MARK ${count}`, more })
    size += record.length
    if (!out.write(record)) await once(out, 'drain')
  }
  out.end(after)
  await once(out, 'close')
  return count
}
