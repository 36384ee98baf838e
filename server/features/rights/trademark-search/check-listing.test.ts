import { describe, expect, it } from 'vitest'
import { maskOf } from '../register/rights-rows.ts'
import { type CheckOptions, checkListing } from './check-listing.ts'
import { PackedMarks } from './packed-marks.ts'
import { Vocabulary } from './vocabulary.ts'

const LISTING_WORDS = `travel mug insulated stainless steel coffee keeps drinks hot apple pear fresh case screen fits most
  cup holders leakproof lid with the kettle quality your coffee face north sport shoes style`

const words = new Vocabulary()
for (const user of ['one', 'two', 'three']) words.learn(user, LISTING_WORDS)

const marks = new PackedMarks()
const KNOWN = [
  { id: 1, words: 'NIKE', classes: [25] },
  { id: 2, words: 'LUMORA', classes: [21] },
  { id: 3, words: 'APPLE', classes: [9] },
  { id: 4, words: 'THE NORTH FACE', classes: [25] },
  { id: 5, words: 'ADIDAS', classes: [25] },
  { id: 6, words: 'TAVIXON', classes: [21], live: false },
  { id: 7, words: 'NORTH', classes: [21] },
  { id: 8, words: '耐克', classes: [25] },
  { id: 9, words: 'QUICKEN', classes: [21] },
  { id: 10, words: 'BRAXELLO', classes: [21], live: null },
]
for (const { live = true, classes, ...mark } of KNOWN)
  marks.put({ ...mark, live, office: 'US', classMask: maskOf(classes), sample: true })

async function findingsIn(text: string, options: Partial<CheckOptions> = {}) {
  const { findings } = await checkListing({ marks, words }, text, { isEnforced: () => false, ...options })
  return findings.map((found) => ({
    words: found.words,
    use: found.use,
    marks: found.marks.map(({ id }) => id),
    at: found.places.map(({ from, to }) => text.slice(from, to)),
  }))
}

describe('the check of a listing', () => {
  it('finds a mark at every place of its words', async () => {
    const found = await findingsIn('Nike travel mug. As cool as NIKE: a nike style cup')
    expect(found).toEqual([{ words: 'Nike', use: 'name', marks: [1], at: ['Nike', 'NIKE', 'nike'] }])
  })

  it.each([
    ['N1KE travel mug', 'N1KE', 1],
    ['Νike shoes, with a Greek letter', 'Νike', 1],
    ['Lumorra insulated mug', 'Lumorra', 2],
    ['Kwiken kettle', 'Kwiken', 9],
    ['Adidass shoes', 'Adidass', 5],
    ['L-U-M-O-R-A mug', 'L-U-M-O-R-A', undefined],
    ['Lu Mora mug', 'Lu Mora', 2],
    ['Braxello mug, of unknown status', 'Braxello', 10],
    ['耐克 运动鞋', '耐克', 8],
    ['耐克运动鞋', '耐克', 8],
  ])('%s', async (text, expected, id) => {
    const found = await findingsIn(text)
    expect(found.map(({ words, marks: [first] }) => [words, first])).toEqual(id === undefined ? [] : [[expected, id]])
  })

  it('has no finding in a clean listing', async () => {
    const clean = `Insulated Travel Mug with Lid, Stainless Steel Coffee Cup. Keeps your drinks hot; fits most cup holders, 20 oz, 2 Pack`
    expect(await findingsIn(clean)).toEqual([])
  })

  it('skips common words unless written as names in the given classes, or if the owner litigates', async () => {
    const text = 'Fresh Apple style travel mug'
    expect(await findingsIn(text)).toEqual([])
    expect(await findingsIn(text, { classes: [21] })).toEqual([])
    const [inClass] = await findingsIn(text, { classes: [9] })
    expect(inClass).toMatchObject({ words: 'Apple', use: 'commonWord', marks: [3] })
    expect(await findingsIn(text.toLowerCase(), { classes: [9] })).toEqual([])
    const [enforced] = await findingsIn(text.toLowerCase(), { isEnforced: (id) => id === 3 })
    expect(enforced).toMatchObject({ words: 'apple', use: 'commonWord' })
  })

  it('reports a mark of several words once, without the marks inside it', async () => {
    const found = await findingsIn('like The North Face, but cheaper', { classes: [21, 25] })
    expect(found.map(({ words }) => words)).toEqual(['The North Face'])
  })

  it('skips dead marks and other classes', async () => {
    expect(await findingsIn('Tavixon mug')).toEqual([])
    expect(await findingsIn('Nike mug', { classes: [21] })).toEqual([])
  })

  it('skips the own brand in any spelling, even if other marks are similar', async () => {
    const text = 'Lumora travel mug by LUMORA®, Lumora Home, fits Nike shoes'
    expect((await findingsIn(text, { own: 'Lumora' })).map(({ words }) => words)).toEqual(['Nike'])
    expect(await findingsIn('Lumorra mug', { own: 'Lumorra' })).toEqual([])
  })

  it.each([
    ['Screen compatible with Nike and Adidas, Lumora', ['compatibility', 'compatibility', 'compatibility']],
    ['Case for Nike', ['compatibility']],
    ['Passend für Nike', ['compatibility']],
    ['Nike対応 ケース', ['compatibility']],
    ['适用于 Nike', ['compatibility']],
    ['Fresh mug for Apple', ['commonWord']],
    ['Fresh mug compatible with Apple', ['compatibility']],
    ['Nike case. Comfort for runners', ['name']],
    ['Effort Nike', ['name']],
  ])('%s', async (text, uses) =>
    expect((await findingsIn(text, { classes: [9, 21, 25] })).map(({ use }) => use)).toEqual(uses),
  )

  it('never joins words across sentences or lines', async () => {
    expect(await findingsIn('Keeps Lu. Mora is new\nLu\nMora; Lu, Mora (Lu) Mora')).toEqual([])
  })

  it('counts the words it has looked up, repeated ones once', async () => {
    const { checked } = await checkListing({ marks, words }, 'mug, mug, mug; cup', { isEnforced: () => false })
    expect(checked).toBe(2)
  })

  it.each(['', ' ', '...', '💧💧', '\u0000', 'a'.repeat(10_000), '漢'.repeat(10_000), 'Xq1 '.repeat(2500)])(
    'has no finding in unusual text (%#)',
    async (text) => expect(await findingsIn(text)).toEqual([]),
  )
})
