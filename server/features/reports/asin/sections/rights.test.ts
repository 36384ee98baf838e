import { expect, test } from 'vitest'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { formatValue, sentenceOf } from '#contracts/model/report/format.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import type { OwnBrand, RightsFacts } from '#server/features/rights/public.facts.ts'
import { asinReport, sectionCompleteness } from '../asin-report.ts'
import { fullFacts, similarRights, sparseFacts } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'

const sectionOf = (facts: AsinFacts) => asinReport(facts).sections.find(({ key }) => key === 'rights')
const blocksOf = (facts: AsinFacts): Block[] => sectionOf(facts)?.blocks ?? []
const shownIn = (facts: AsinFacts) =>
  Object.fromEntries(
    [...figuresOf(asinReport(facts))]
      .filter(({ section }) => section === 'rights')
      .map(({ figure, text }) => [figure.label, text('en-US')]),
  )
const sentencesIn = (facts: AsinFacts) =>
  blocksOf(facts).flatMap((block) =>
    block.kind === 'findings' ? block.items.map((item) => sentenceOf(item, 'en-US', 'US')) : [],
  )
const gapsOf = (facts: AsinFacts) =>
  blocksOf(facts).flatMap((block) => (block.kind === 'missing' ? [[block.what.key, block.fill]] : []))

const UNSEARCHED: RightsFacts = {
  risk: null,
  checked: { pictures: 0, words: 0, patents: 0, marks: 0 },
  patents: { risk: null, row: [] },
  marks: { risk: null, findings: [] },
  cases: { risk: null, row: [] },
  brand: null,
}

test('the section has one verdict, its parts with their reasons, and a note that it is not legal advice', () => {
  expect(shownIn(fullFacts())).toMatchObject({
    'rights.risk': 'High risk',
    'rights.patentRisk': 'High risk',
    'rights.markRisk': 'Medium risk',
    'rights.caseRisk': 'High risk',
    'rights.patentsCompared': '3,000',
    'rights.marksCompared': '14,210',
  })
  expect(sentencesIn(fullFacts())).toEqual([
    'The main image is 86% similar to design patent USD1012345S1 (Braxwick LLC): High risk.',
    '“Northpike” in the listing is identical or similar to the trademark NORTHPEKE (97612203): Medium risk. Make sure you have the right to use it.',
    expect.stringContaining('2026-cv-04711, filed by Braxwick LLC on 2026-09-01 (TRO granted)'),
    '“Northpeak” is the product’s own brand, so it does not count toward the risk above. It matches the trademark NORTHPEAK (97610871; owner: Northpeak Outdoors Inc.): only the owner and licensees may sell under it.',
    'Cases over this trademark or by its owner: 1. Most recent: 2025-cv-11873, filed by Northpeak Outdoors Inc. on 2025-10-08 (Default judgment).',
    expect.stringContaining('not legal advice'),
  ])
})

test('the section says that the own brand does not count, and warns if its owner sues', () => {
  const none = { risk: 'low' as const, findings: [] }
  const rights = { ...UNSEARCHED, checked: { pictures: 0, words: 40, patents: 0, marks: 9 }, marks: none }
  const shownFor = (brand: RightsFacts['brand']) => {
    const facts = sparseFacts({}, { rights: { ...rights, brand } })
    const isOfBrand = (block: Block) =>
      block.kind === 'findings' && block.items.some(({ key }) => key.startsWith('rights.insight.brand'))
    return { text: sentencesIn(facts).join(' '), block: blocksOf(facts).find(isOfBrand), blocks: blocksOf(facts) }
  }
  const brand = similarRights().brand as OwnBrand // similarRights has one
  const sued = shownFor(brand)
  expect(sued.block).toMatchObject({ tone: 'warning' })
  expect(sued.blocks).toContainEqual(expect.objectContaining({ title: 'rights.table.brandCases' }))
  const [mark] = brand.marks
  const quiet = shownFor({ ...brand, marks: mark ? [{ ...mark, owner: null }] : [], cases: [] })
  expect(quiet.block).toMatchObject({ tone: 'insight' })
  expect(quiet.text).toContain('(97610871; owner: —)')
  expect(shownFor({ ...brand, marks: [], cases: [] }).text).toContain('We found no live trademark with this name')
  expect(shownFor(null).block).toBeUndefined()
})

test('sentences and tables show the whole percent of a similarity that is judged', () => {
  const rights = similarRights()
  const [row] = rights.patents.row
  if (!row) throw new Error('expected a patent')
  rights.patents.row = [
    { ...row, similarity: 0.795 },
    { ...row, similarity: 0.499, risk: 'medium' },
    { ...row, similarity: 0.9996 },
  ]
  const facts = { ...fullFacts(), rights }
  expect(sentencesIn(facts)[0]).toContain('80% similar to design patent USD1012345S1')
  const table = blocksOf(facts).find((block) => block.kind === 'table' && block.title === 'rights.table.patents')
  if (table?.kind !== 'table') throw new Error('expected a table of patents')
  const at = table.columns.findIndex(({ label }) => label === 'column.similarity')
  const cells = table.rows.map((cell) =>
    formatValue(cell[at] ?? null, table.columns[at]?.unit ?? 'text', 'zh-CN', 'US'),
  )
  expect(cells).toEqual(['80%', '50%', '99%'])
})

test('the section lists at most ten design patents, the riskiest ones', () => {
  const rights = similarRights()
  const [row] = rights.patents.row
  if (!row) throw new Error('expected a patent')
  rights.patents.row = Array.from({ length: 12 }, (_, no) => ({ ...row, publicationNumber: `D${no}` }))
  const tables = blocksOf({ ...fullFacts(), rights }).filter((block) => block.kind === 'table')
  const rows = tables.find(({ title }) => title === 'rights.table.patents')?.rows ?? []
  expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 10 }, (_, no) => `D${no}`))
})

test('a risk without a comparison is unknown, not low, and names the import that fills the gap', () => {
  const { marks } = similarRights()
  const words = { risk: 'low' as const, findings: [] }
  const rights = { ...UNSEARCHED, checked: { pictures: 1, words: 40, patents: 0, marks: 9 }, marks: words }
  const facts = sparseFacts({}, { rights })
  expect(shownIn(facts)).toMatchObject({ 'rights.risk': 'Unknown', 'rights.patentRisk': 'Unknown' })
  expect(shownIn(facts)).toMatchObject({ 'rights.markRisk': 'Low risk', 'rights.caseRisk': 'Unknown' })
  expect(sentencesIn(facts).join(' ')).toContain('do not assume that the risk is low')
  expect([gapsOf(facts), sectionOf(facts)?.completeness]).toEqual([[['missing.patents', 'patents']], 'partial'])
  const withoutPicture = { ...rights, checked: { ...rights.checked, pictures: 0 }, marks }
  expect(gapsOf(sparseFacts({}, { rights: withoutPicture }))).toEqual([['missing.rightsPicture', null]])
  expect(textOf('en-US', 'missing.rightsPicture')).toContain('Upload one in the infringement check')
})

test('a section without any comparison shows only gaps', () => {
  const facts = sparseFacts({}, { rights: { ...UNSEARCHED, checked: { ...UNSEARCHED.checked, pictures: 1 } } })
  expect(blocksOf(facts).map(({ kind }) => kind)).toEqual(['missing', 'missing'])
  expect(gapsOf(facts)).toEqual([
    ['missing.patents', 'patents'],
    ['missing.marks', 'trademarks'],
  ])
  expect(sectionCompleteness(facts)).toContainEqual({ key: 'rights', completeness: 'missing' })
  expect(gapsOf(sparseFacts())).toEqual([['missing.rights', null]])
})

test('a target office without data leaves the verdict open and is named', () => {
  const open: RightsFacts = {
    ...UNSEARCHED,
    checked: { pictures: 1, words: 40, patents: 120, marks: 9 },
    missing: { patents: ['DE'], marks: ['DE'] },
  }
  const facts = sparseFacts({}, { rights: open })
  expect(shownIn(facts)).toMatchObject({ 'rights.risk': 'Unknown', 'rights.patentRisk': 'Unknown' })
  expect(shownIn(facts)).toMatchObject({ 'rights.patentsCompared': '120', 'rights.marksCompared': '9' })
  expect(sentencesIn(facts).join(' ')).toContain('do not assume that the risk is low')
  expect([gapsOf(facts), sectionOf(facts)?.completeness]).toEqual([
    [
      ['missing.patentOffices', 'patents'],
      ['missing.markOffices', 'trademarks'],
    ],
    'partial',
  ])
})

test('facts stored by an earlier version, without the list of missing offices, are readable', () => {
  const { missing: _missing, ...former }: RightsFacts = similarRights()
  expect(gapsOf({ ...fullFacts(), rights: former })).toEqual([])
})
