import { describe, expect, it } from 'vitest'
import { readPasted, readResearch, researchBody } from './use-research.ts'

const read = (query: string) => readResearch(new URLSearchParams(query))
const asin = (at: number) => `B0${String(at).padStart(8, '0')}`

describe('a pasted list', () => {
  it('is read between rubbish, at most two hundred ASINs', () => {
    const text = Array.from({ length: 203 }, (_, at) => `#${at};${asin(at).toLowerCase()}👍`).join('\n')
    const { asins, tooMany } = readPasted(text)
    expect({ first: asins[0], count: asins.length, tooMany }).toEqual({ first: asin(0), count: 200, tooMany: 3 })
  })

  it('brings the marketplace of its first link', () => {
    expect(readPasted('https://www.amazon.de/dp/B0SAMPLE01?th=1 https://amazon.com/dp/B0SAMPLE02').marketplace).toBe(
      'DE',
    )
    expect(readPasted('https://www.amazon.com.br/dp/B0SAMPLE01').marketplace).toBe(undefined)
    expect(readPasted('B0SAMPLE01').marketplace).toBe(undefined)
  })
})

describe('the address of a research', () => {
  it('looks up what its way says', () => {
    expect(researchBody(read('asins=B0SAMPLE01,rubbish,B0SAMPLE02'))).toMatchObject({
      asins: ['B0SAMPLE01', 'B0SAMPLE02'],
    })
    expect(researchBody(read('by=brands&brands=Olvano, Other&asins=B0SAMPLE01'))).toMatchObject({
      brands: ['Olvano', 'Other'],
    })
    expect(researchBody(read('by=words&words=mug&marketplace=DE'))).toMatchObject({ words: 'mug', marketplace: 'DE' })
    expect(researchBody(read('rivalsOf=b0sample01&asins=B0SAMPLE02'))).toMatchObject({ rivalsOf: 'B0SAMPLE01' })
  })

  it('looks up nothing if it has nothing that can be looked up', () => {
    for (const query of ['', 'asins=rubbish', 'by=brands&brands=,,', 'by=words&words=%20', 'rivalsOf=B0', 'by=other'])
      expect(researchBody(read(query))).toBe(undefined)
  })

  it('is cut to what the call takes', () => {
    const { words } = read(`by=words&words=${'a'.repeat(5000)}`)
    expect(words).toHaveLength(200)
    expect(read(`brands=${'b'.repeat(5000)}`).brands[0]).toHaveLength(100)
    expect(read(`marketplace=XX&sort=nothing&data=all`)).toMatchObject({
      marketplace: 'US',
      data: undefined,
      sorting: { by: 'units', order: 'desc' },
    })
  })
})
