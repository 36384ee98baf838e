import { describe, expect, it } from 'vitest'
import { researchPath } from '#web/features/catalogue/public/research-path.ts'
import { readResearch, researchBody, rivalsPath } from './use-research.ts'

const read = (query: string) => readResearch(new URLSearchParams(query))
const SAMPLE = { marketplace: 'US', data: 'sample' } as const

describe('the address of a research', () => {
  it('looks up what its way says', () => {
    expect(researchBody(read('asins=B0SAMPLE01,rubbish,B0SAMPLE02'))).toMatchObject({
      asins: ['B0SAMPLE01', 'B0SAMPLE02'],
    })
    expect(researchBody(read('by=brands&brands=Olvano| Other&asins=B0SAMPLE01'))).toMatchObject({
      brands: ['Olvano', 'Other'],
    })
    expect(researchBody(read('by=sellers&sellers=Shenzhen Olvano Trading Co., Ltd.'))).toMatchObject({
      sellers: ['Shenzhen Olvano Trading Co., Ltd.'],
    })
    expect(researchBody(read('by=words&words=mug&marketplace=DE'))).toMatchObject({ words: 'mug', marketplace: 'DE' })
    expect(researchBody(read('rivalsOf=b0sample01&asins=B0SAMPLE02'))).toMatchObject({ rivalsOf: 'B0SAMPLE01' })
  })

  it('looks up nothing if it has nothing that can be looked up', () => {
    for (const query of ['', 'asins=rubbish', 'by=brands&brands=||', 'by=words&words=%20', 'rivalsOf=B0', 'by=other'])
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

  it('of rivals has the class of data of the list, and keeps its lookup and its order', () => {
    const path = rivalsPath(new URLSearchParams('by=words&words=mug&sort=price&page=3'), 'B0SAMPLE01', SAMPLE)
    const rivals = read(path.split('?')[1] ?? '')
    expect(researchBody(rivals)).toEqual({ ...SAMPLE, rivalsOf: 'B0SAMPLE01', sort: 'price', order: 'asc' })
    expect(researchBody({ ...rivals, rivalsOf: undefined })).toMatchObject({ words: 'mug' })
    expect(path).not.toContain('page')
  })

  it('of products elsewhere has their class of data', () => {
    const path = researchPath(['B0SAMPLE01'], 'DE', 'imported')
    expect(researchBody(read(path.split('?')[1] ?? ''))).toMatchObject({
      marketplace: 'DE',
      data: 'imported',
      asins: ['B0SAMPLE01'],
    })
  })
})
