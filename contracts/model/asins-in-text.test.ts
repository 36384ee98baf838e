import { describe, expect, it } from 'vitest'
import { asinsIn } from './asins-in-text.ts'

describe('ASINs in a text', () => {
  it('are found between rubbish, in links and in full-width letters, each once', () => {
    const pasted = `1) b0sample01;;;\t"B0SAMPLE02",,https://www.amazon.de/Tasse-mit-Deckel/dp/B0SAMPLE03?th=1\n
      Ｂ０ＳＡＭＰＬＥ０４ 👍 \u202eB0SAMPLE01\u202c %_* 中文B0SAMPLE05中文`
    expect(asinsIn(pasted)).toEqual(['B0SAMPLE01', 'B0SAMPLE02', 'B0SAMPLE03', 'B0SAMPLE04', 'B0SAMPLE05'])
  })

  it('have ten characters and begin with B0', () => {
    expect(asinsIn('B0SAMPLE0 B0SAMPLE012 A0SAMPLE01 XB0SAMPLE01 1234567890')).toEqual([])
    expect(asinsIn('')).toEqual([])
  })
})
