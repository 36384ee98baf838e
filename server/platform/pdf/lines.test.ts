import { describe, expect, it } from 'vitest'
import { UNBROKEN } from './awkward.test-support.ts'
import { fitOnOneLine, wrap } from './lines.ts'
import { measureText } from './typeface.ts'

const fits = (lines: string[], width: number) => lines.every((line) => measureText(line, 10) <= width)

describe('breaking lines', () => {
  it('breaks Chinese anywhere except before a closing or after an opening mark', () => {
    for (let width = 25; width < 120; width += 3) {
      const { text } = wrap('月销量（估算）为一千，环比增长；“漏水”占比下降。', width, 10)
      expect(fits(text, width)).toBe(true)
      for (const line of text.slice(1)) expect(line).not.toMatch(/^[，。；）”]/)
      for (const line of text) expect(line).not.toMatch(/[（“]$/)
    }
  })

  it('keeps Latin words and numbers whole where they fit', () => {
    const { text } = wrap('Insulated travel mug $1,299.00 for commuting', 70, 10)
    expect(text.join(' ')).toBe('Insulated travel mug $1,299.00 for commuting')
    expect(text.length).toBeGreaterThan(2)
  })

  it('breaks a word that is wider than the line', () => {
    const { text } = wrap(UNBROKEN, 60, 10)
    expect(text.join('')).toBe(UNBROKEN)
    expect(fits(text, 60)).toBe(true)
  })

  it('breaks a range after its dash and not inside a number', () => {
    expect(wrap('₹77,800.00–₹1,16,311.00', 75, 10).text).toEqual(['₹77,800.00–', '₹1,16,311.00'])
  })

  it('ends in an ellipsis and sets `cut` when there are more lines than allowed', () => {
    const { text, cut } = wrap('one two three four five six seven', 50, 10, 'regular', 2)
    expect(text).toHaveLength(2)
    expect(text[1]).toMatch(/…$/)
    expect(cut).toBe(true)
    expect(fits(text, 50)).toBe(true)
    expect(measureText(fitOnOneLine('a title that is too long for its line', 80, 10), 10)).toBeLessThanOrEqual(80)
  })

  it('keeps paragraphs and returns no lines for empty text', () => {
    expect(wrap('a\nb', 100, 10).text).toEqual(['a', 'b'])
    expect(wrap('', 100, 10).text).toEqual([])
  })
})
