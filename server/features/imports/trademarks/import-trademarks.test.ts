import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRightsForWriting } from '#server/features/rights/register/rights-file.ts'
import { testFile } from '../uspto/test-file.test-support.ts'
import { importTrademarks } from './import-trademarks.ts'
import { madeCase, madeDaily } from './made-case-file.test-support.ts'

const open = () => {
  const db = openRightsForWriting(':memory:')
  const idOf = db.prepare<[string], number>('SELECT id FROM mark WHERE serial_number = ?').pluck()
  const mark = (serial: string) => rightsOf(db).mark(idOf.get(serial) ?? 0)
  const importText = (text: string) => importTrademarks({ db, file: testFile('apc261102.xml', text) })
  return { db, mark, importText }
}

test('reads classes, goods and the current owner of a case file', async () => {
  const { importText, mark } = open()
  const more = `<case-file-statements>
    <case-file-statement><type-code>GS0211</type-code><text>Pet bowls; &amp; pet
      feeders</text></case-file-statement>
    <case-file-statement><type-code>GS0311</type-code><text>Pet food</text></case-file-statement>
    <case-file-statement><type-code>PM0001</type-code><text>ACME PAW</text></case-file-statement></case-file-statements>
    <classifications><classification><international-code>031</international-code></classification>
    <classification><international-code>21</international-code></classification>
    <classification><international-code>200</international-code></classification></classifications>
    <case-file-owners><case-file-owner><entry-number>1</entry-number><party-type>10</party-type><party-name>First Owner</party-name>
    </case-file-owner><case-file-owner><entry-number>1</entry-number><party-type>31</party-type><party-name>Acme Pet Co., Ltd.</party-name>
    <address-1>1 Hill Road</address-1><city>Shenzhen</city><country>CN</country></case-file-owner></case-file-owners>`
  expect(
    await importText(madeDaily(madeCase({ more, header: '<attorney-name>A. Lawyer</attorney-name>' }))),
  ).toMatchObject({
    read: 1,
    imported: 1,
    broken: null,
  })
  expect(mark('97999001')).toMatchObject({
    words: 'ACMEPAW',
    registrationNumber: null,
    drawing: 'standardCharacters',
    classes: [21, 31],
    goods: [
      { class: 21, text: 'Pet bowls; & pet feeders' },
      { class: 31, text: 'Pet food' },
    ],
    owners: [{ name: 'Acme Pet Co., Ltd.', address: '1 Hill Road, Shenzhen', country: 'CN' }],
    statusCode: '686',
    live: true,
    filedOn: '2023-06-14',
    registeredOn: null,
    attorney: 'A. Lawyer',
    observedOn: '2026-11-01',
  })
})

test('keeps the latest transaction in any order of records', async () => {
  const { importText, mark } = open()
  const [older, newer] = [madeCase({ day: '20261101' }), madeCase({ day: '20261105', words: 'ACME PAW' })]
  expect(await importText(madeDaily(newer, older, newer))).toMatchObject({
    read: 3,
    imported: 1,
    older: 1,
    unchanged: 1,
  })
  expect(await importText(madeDaily(older, newer))).toMatchObject({ imported: 0, older: 1, unchanged: 1 })
  expect(await importText(madeDaily(madeCase({ day: '20261105', words: 'ACMEPAWS' })))).toMatchObject({ changed: 1 })
  expect(mark('97999001')?.words).toBe('ACMEPAWS')
})

test('rejects a bad record with its place and reason and reads the next', async () => {
  const { importText, mark } = open()
  const summary = await importText(
    madeDaily(
      madeCase({ serial: '1' }),
      madeCase({ day: '20261399' }),
      madeCase({ words: 'AT&T' }),
      madeCase({ words: '&lol;' }),
      madeCase().replace('</case-file>', ''),
      madeCase({ words: 'x'.repeat(5_000_000) }),
      madeCase({ serial: '97999002' }),
    ),
  )
  expect(summary).toMatchObject({ read: 7, imported: 1, rejected: 6, broken: null })
  expect(summary.rejections).toMatchObject({
    noSerialNumber: { count: 1, first: [{ no: 1, number: '1' }] },
    noTransactionDay: { count: 1, first: [{ no: 2, number: '97999001' }] },
    notXml: { count: 2, first: [{ no: 3 }, { no: 4, detail: expect.stringContaining('&lol;') }] },
    unclosed: { count: 1, first: [{ no: 5 }] },
    tooLarge: { count: 1, first: [{ no: 6 }] },
  })
  expect(mark('97999002')).toBeDefined()
})

describe('ends with one line for a file that', () => {
  test.each([
    ['is empty', 'x.xml', '', /^The file is empty\.$/],
    ['is not XML', 'x.xml', '{"a":1}', /^The file is not XML/],
    ['holds patents', 'x.xml', '<?xml version="1.0"?><us-patent-grant></us-patent-grant>', /npm run import -- patents/],
    ['is another XML', 'x.xml', '<html><body/></html>', /begins with <html>/],
    ['is cut off', 'x.xml', madeDaily(madeCase(), madeCase()).slice(0, -300), /cut off in the middle of record 2/],
    ['is UTF-16', 'x.xml', Buffer.from('\ufeff<?xml version="1.0"?><a/>', 'utf16le'), /UTF-16/],
    ['is a zip without XML', 'x.zip', zipSync({ 'a.txt': Buffer.from('a') }), /has no XML/],
    [
      'is a zip that is cut off',
      'x.zip',
      zipSync({ 'a.xml': Buffer.from('<a/>') }).subarray(0, 40),
      /zip file is cut off/,
    ],
    [
      'is a zip with a fault',
      'x.zip',
      withFault(zipSync({ 'a.xml': Buffer.from(madeDaily(madeCase())) })),
      /zip file is damaged/,
    ],
    ['is a bomb', 'x.zip', zipSync({ 'a.xml': bomb() }), /more than 200 times its size/],
  ])('%s', async (_, name, content, line) => {
    const { db } = open()
    const { broken } = await importTrademarks({ db, file: testFile(name, content) })
    expect(broken?.message).toMatch(line)
  })
})

test('reads a zip like the file in it', async () => {
  const { db } = open()
  const text = madeDaily(...Array.from({ length: 300 }, (_, i) => madeCase({ serial: String(97_000_000 + i) })))
  const zip = zipSync({ 'apc261102.xml': Buffer.from(text), 'readme.txt': Buffer.from('no XML') })
  expect(await importTrademarks({ db, file: testFile('apc261102.zip', zip) })).toMatchObject({
    read: 300,
    imported: 300,
  })
})

/** Flips one bit of the packed data. */
function withFault(zip: Uint8Array): Uint8Array {
  zip[120] = (zip[120] ?? 0) ^ 8
  return zip
}

/** A valid beginning followed by 150 MB of zeros. */
function bomb(): Uint8Array {
  const bytes = new Uint8Array(150e6)
  bytes.set(Buffer.from(madeDaily(madeCase()).slice(0, -100)))
  return bytes
}
