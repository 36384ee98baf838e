import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutRecords, type Marks } from './cut-records.ts'

const MARKS: Marks = { begin: '<r', end: '</r>', max: 100 }

async function cut(text: string, pieces = text.length || 1, wanted?: (head: Buffer) => boolean) {
  async function* chunks() {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces)
  }
  const found: [string, string | null][] = []
  for await (const { what, bytes } of cutRecords(chunks(), MARKS, wanted)) found.push([what, bytes && String(bytes)])
  return found
}

test('finds records between other content', async () => {
  expect(await cut('<?xml?><all>\n<r a="1">x</r>, <q></q><r></r></all>')).toEqual([
    ['whole', '<r a="1">x</r>'],
    ['whole', '<r></r>'],
  ])
})

test('loses only the record that is unclosed, too large or unwanted', async () => {
  const text = `<r>1<r>2</r><r>${'x'.repeat(200)}</r><r>no</r><r>3</r><r>4`
  expect(await cut(text, 7, (head) => !head.includes('no'))).toEqual([
    ['unclosed', '<r>1'],
    ['whole', '<r>2</r>'],
    ['tooLarge', null],
    ['unwanted', null],
    ['whole', '<r>3</r>'],
    ['cutOff', '<r>4'],
  ])
})

test('does not depend on the chunks of the stream', async () => {
  const parts = fc.array(fc.constantFrom('<r>', '</r>', '<r a="">', 'text', '<', '</r', 'ü', ' ', 'x'.repeat(60)), {
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(parts, fc.integer({ min: 1, max: 40 }), async (some, pieces) => {
      const text = some.join('')
      expect(await cut(text, pieces)).toEqual(await cut(text))
    }),
  )
})
