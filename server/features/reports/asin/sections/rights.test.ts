import { expect, test } from 'vitest'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { formatValue, sentenceOf } from '#contracts/model/report/format.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import type { OwnBrand, RightsFacts } from '#server/features/rights/public.facts.ts'
import { asinReport, sectionCompleteness } from '../asin-report.ts'
import { fullFacts, likeRights, sparseFacts } from '../facts.test-support.ts'
import type { AsinFacts } from '../facts.ts'

const sectionOf = (facts: AsinFacts) => asinReport(facts).sections.find(({ key }) => key === 'rights')
const blocksOf = (facts: AsinFacts): Block[] => sectionOf(facts)?.blocks ?? []
const shownIn = (facts: AsinFacts) =>
  Object.fromEntries(
    [...figuresOf(asinReport(facts))]
      .filter(({ section }) => section === 'rights')
      .map(({ figure, text }) => [figure.label, text('en-US')]),
  )
const saidOf = (facts: AsinFacts) =>
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

test('one verdict with its parts, what decides each, and that it is no legal advice', () => {
  expect(shownIn(fullFacts())).toMatchObject({
    'rights.risk': 'High risk',
    'rights.patentRisk': 'High risk',
    'rights.markRisk': 'Medium risk',
    'rights.caseRisk': 'High risk',
    'rights.patentsCompared': '3,000',
    'rights.marksCompared': '14,210',
  })
  expect(saidOf(fullFacts())).toEqual([
    'The main image is 86% similar to design patent USD1012345S1 (Braxwick LLC): High risk.',
    '“Northpike” in the listing is identical or similar to the trademark NORTHPEKE (97612203): Medium risk. Make sure you have the right to use it.',
    expect.stringContaining('2026-cv-04711, filed by Braxwick LLC on 2026-09-01: TRO granted'),
    '“Northpeak” is the product’s own brand, so it does not count toward the risk above. It matches the trademark NORTHPEAK (97610871; owner: Northpeak Outdoors Inc.): only the owner and licensees may sell under it.',
    'Cases over this trademark or by its owner: 1. Most recent: 2025-cv-11873, filed by Northpeak Outdoors Inc. on 2025-10-08: Default judgment.',
    expect.stringContaining('not legal advice'),
  ])
})

test('the own brand is told to count for nothing, however low the rest is, and that its owner sues is a warning', () => {
  const none = { risk: 'low' as const, findings: [] }
  const rights = { ...UNSEARCHED, checked: { pictures: 0, words: 40, patents: 0, marks: 9 }, marks: none }
  const told = (brand: RightsFacts['brand']) => {
    const facts = sparseFacts({}, { rights: { ...rights, brand } })
    const isOfBrand = (block: Block) =>
      block.kind === 'findings' && block.items.some(({ key }) => key.startsWith('rights.insight.brand'))
    return { said: saidOf(facts).join(' '), block: blocksOf(facts).find(isOfBrand), blocks: blocksOf(facts) }
  }
  const brand = likeRights().brand as OwnBrand // likeRights has one
  const sued = told(brand)
  expect(sued.block).toMatchObject({ tone: 'warning' })
  expect(sued.blocks).toContainEqual(expect.objectContaining({ title: 'rights.table.brandCases' }))
  const [mark] = brand.marks
  const quiet = told({ ...brand, marks: mark ? [{ ...mark, owner: null }] : [], cases: [] })
  expect(quiet.block).toMatchObject({ tone: 'insight' })
  expect(quiet.said).toContain('(97610871; owner: —)')
  expect(told({ ...brand, marks: [], cases: [] }).said).toContain('We found no live trademark with this name')
  expect(told(null).block).toBeUndefined()
})

test('a similarity is told in the whole percent by which it is judged, in a sentence as in a table', () => {
  const rights = likeRights()
  const [row] = rights.patents.row
  if (!row) throw new Error('One patent is like it')
  rights.patents.row = [
    { ...row, similarity: 0.795 },
    { ...row, similarity: 0.499, risk: 'medium' },
    { ...row, similarity: 0.9996 },
  ]
  const facts = { ...fullFacts(), rights }
  expect(saidOf(facts)[0]).toContain('80% similar to design patent USD1012345S1')
  const table = blocksOf(facts).find((block) => block.kind === 'table' && block.title === 'rights.table.patents')
  if (table?.kind !== 'table') throw new Error('Patents stand in a table')
  const at = table.columns.findIndex(({ label }) => label === 'column.similarity')
  const cells = table.rows.map((cell) =>
    formatValue(cell[at] ?? null, table.columns[at]?.unit ?? 'text', 'zh-CN', 'US'),
  )
  expect(cells).toEqual(['80%', '50%', '99%'])
})

test('lists at most ten design patents, the riskiest ones', () => {
  const rights = likeRights()
  const [row] = rights.patents.row
  if (!row) throw new Error('The listing is like a patent')
  rights.patents.row = Array.from({ length: 12 }, (_, no) => ({ ...row, publicationNumber: `D${no}` }))
  const tables = blocksOf({ ...fullFacts(), rights }).filter((block) => block.kind === 'table')
  const rows = tables.find(({ title }) => title === 'rights.table.patents')?.rows ?? []
  expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 10 }, (_, no) => `D${no}`))
})

test('what could not be compared is unknown and not low, and says which import fills it', () => {
  const { marks } = likeRights()
  const words = { risk: 'low' as const, findings: [] }
  const rights = { ...UNSEARCHED, checked: { pictures: 1, words: 40, patents: 0, marks: 9 }, marks: words }
  const facts = sparseFacts({}, { rights })
  expect(shownIn(facts)).toMatchObject({ 'rights.risk': 'Unknown', 'rights.patentRisk': 'Unknown' })
  expect(shownIn(facts)).toMatchObject({ 'rights.markRisk': 'Low risk', 'rights.caseRisk': 'Unknown' })
  expect(saidOf(facts).join(' ')).toContain('do not assume that the risk is low')
  expect([gapsOf(facts), sectionOf(facts)?.completeness]).toEqual([[['missing.patents', 'patents']], 'partial'])
  const withoutPicture = { ...rights, checked: { ...rights.checked, pictures: 0 }, marks }
  expect(gapsOf(sparseFacts({}, { rights: withoutPicture }))).toEqual([['missing.rightsPicture', null]])
  expect(textOf('en-US', 'missing.rightsPicture')).toContain('Upload one in the infringement check')
})

test('without any rights there is no number, only what is missing', () => {
  const facts = sparseFacts({}, { rights: { ...UNSEARCHED, checked: { ...UNSEARCHED.checked, pictures: 1 } } })
  expect(blocksOf(facts).map(({ kind }) => kind)).toEqual(['missing', 'missing'])
  expect(gapsOf(facts)).toEqual([
    ['missing.patents', 'patents'],
    ['missing.marks', 'trademarks'],
  ])
  expect(sectionCompleteness(facts)).toContainEqual({ key: 'rights', completeness: 'missing' })
  expect(gapsOf(sparseFacts())).toEqual([['missing.rights', null]])
})

test('a target office without data leaves the verdict open, and the report names it', () => {
  const open: RightsFacts = {
    ...UNSEARCHED,
    checked: { pictures: 1, words: 40, patents: 120, marks: 9 },
    missing: { patents: ['DE'], marks: ['DE'] },
  }
  const facts = sparseFacts({}, { rights: open })
  expect(shownIn(facts)).toMatchObject({ 'rights.risk': 'Unknown', 'rights.patentRisk': 'Unknown' })
  expect(shownIn(facts)).toMatchObject({ 'rights.patentsCompared': '120', 'rights.marksCompared': '9' })
  expect(saidOf(facts).join(' ')).toContain('do not assume that the risk is low')
  expect([gapsOf(facts), sectionOf(facts)?.completeness]).toEqual([
    [
      ['missing.patentOffices', 'patents'],
      ['missing.markOffices', 'trademarks'],
    ],
    'partial',
  ])
})

test('facts of an earlier version, which named no missing offices, are still read', () => {
  const { missing: _missing, ...former }: RightsFacts = likeRights()
  expect(gapsOf({ ...fullFacts(), rights: former })).toEqual([])
})
