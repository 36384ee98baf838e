import { expect, test } from 'vitest'
import { parseElement } from '../uspto/xml-element.ts'
import { type MadeGrant, madeGrant } from './made-grant.test-support.ts'
import { readGrant } from './read-grant.ts'

function read(made: MadeGrant = {}) {
  const text = madeGrant(made)
  return readGrant(parseElement(text.slice(text.indexOf('<us-patent-grant lang'))))
}

function grant(made: MadeGrant = {}) {
  const result = read(made)
  if (!('record' in result)) throw new Error(JSON.stringify(result))
  return result.record
}

test('reads numbers, days, class, owner and designers of a grant', () => {
  expect(grant({ title: 'Folding mug with <i>lid</i>' }).patent).toEqual({
    office: 'US',
    publicationNumber: 'D990001',
    applicationNumber: '29/800,123',
    title: 'Folding mug with lid',
    titleZh: null,
    locarno: [{ class: 7, subclass: 1, edition: 15 }],
    applicants: [{ name: 'Made & Co. Ltd.', address: 'Shenzhen', country: 'CN' }],
    designers: ['Mei Li'],
    agency: null,
    agents: [],
    filedOn: '2025-01-02',
    publishedOn: '2026-11-03',
    grantedOn: '2026-11-03',
    termYears: 15,
    events: [],
    family: [],
    priorities: [],
    abstract: 'The ornamental design for a folding mug with <i>lid</i>, as shown and described.'.replace(/<\/?i>/g, ''),
    source: 'uspto',
    observedOn: '2026-11-03',
  })
})

test('takes assignees and other applicants as owners, otherwise all applicants, otherwise the inventors', () => {
  const person = (last: string) => `<addressbook><last-name>${last}</last-name></addressbook>`
  const firm = (name: string) => `<addressbook><orgname>${name}</orgname></addressbook>`
  const applicant = (type: string, book: string) => `<applicant app-type="${type}">${book}</applicant>`
  const owners = (...parts: string[]) => grant({ parties: parts.join('') }).patent.applicants.map(({ name }) => name)
  const assignees = `<assignees><assignee>${firm('MADE CO.')}</assignee></assignees>`
  const inventors = `<inventors><inventor>${person('Li')}</inventor></inventors>`
  const parties = (...applicants: string[]) =>
    `<parties><applicants>${applicants.join('')}</applicants>${inventors}</parties>`
  const [asInventor, asFirm] = [applicant('applicant-inventor', person('Li')), applicant('applicant', firm('Made Co'))]
  expect(owners(parties(asInventor), assignees)).toEqual(['MADE CO.'])
  expect(owners(parties(asFirm, applicant('applicant', firm('Other'))), assignees)).toEqual(['MADE CO.', 'Other'])
  expect(owners(parties(asInventor))).toEqual(['Li'])
  expect(owners(parties())).toEqual(['Li'])
})

test('reads the view kind from the text of a figure', () => {
  const figures = [
    'is a front perspective view of a mug',
    'is a rear elevational view thereof',
    'is a top plan view of the mug',
    'is an enlarged view of the front',
    'is a right side view; and',
    'is an environmental perspective view of the mug in use',
    'is another embodiment',
  ]
  const { drawings } = grant({ figures })
  expect(drawings.figures).toBe(7)
  expect(Object.fromEntries(drawings.kinds)).toEqual({
    1: 'perspective',
    2: 'back',
    3: 'top',
    4: 'detail',
    5: 'right',
    6: 'use',
  })
})

test('reads the Hague registration as its family', () => {
  const more =
    '<hague-agreement-data><international-registration-number>DM206123</international-registration-number></hague-agreement-data>'
  expect(grant({ more }).patent.family).toEqual([{ office: 'WO', publicationNumber: 'DM/206123' }])
})

const claim = (country: string, number: string, day = '') =>
  `<priority-claim sequence="01" kind="national"><country>${country}</country><doc-number>${number}</doc-number><date>${day}</date></priority-claim>`
const claiming = (...claims: string[]) => `<priority-claims>${claims.join('')}</priority-claims>`

test('reads priority claims with country, number and day', () => {
  const more = claiming(claim('CN', '202430123456.7', '20240701'), claim('EM', '015000001-0001', '20241399'))
  expect(grant({ more }).patent.priorities).toEqual([
    { country: 'CN', number: '202430123456.7', filedOn: '2024-07-01' },
    { country: 'EM', number: '015000001-0001', filedOn: null },
  ])
})

test('omits a priority claim without country or number', () => {
  const more = claiming(claim('China', '202430123456.7'), claim('CN', ' '))
  expect(grant({ more }).patent.priorities).toEqual([])
})

test.each<[string, MadeGrant, object]>([
  ['no design number', { number: '11617522' }, { rejected: 'noNumber', number: '11617522' }],
  ['an invalid day', { day: '20261131' }, { rejected: 'noGrantDay', number: 'D990001' }],
  ['no title', { title: ' ' }, { rejected: 'noTitle', number: 'D990001' }],
  ['another kind', { kind: 'E1' }, { other: true }],
])('rejects a grant with %s', (_, made, why) => {
  expect(read(made)).toEqual(why)
})

test('ignores drawing names with a path', () => {
  const text = madeGrant({ figures: ['is a view'] }).replace(/img file="[^"]*"/, 'img file="../../etc/passwd.TIF"')
  const read = readGrant(parseElement(text.slice(text.indexOf('<us-patent-grant lang'))))
  expect('record' in read && read.record.drawings.sheets).toEqual([])
})
