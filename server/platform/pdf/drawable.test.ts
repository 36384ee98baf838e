import { describe, expect, it } from 'vitest'
import { AWKWARD_TITLE } from './awkward.test-support.ts'
import { makeDrawable } from './drawable.ts'
import { markOf } from './typeface.ts'

const zh = (text: string) => makeDrawable(text, 'zh-CN')

describe('text that the fonts cannot draw', () => {
  it('keeps drawable text: Chinese, Japanese, Latin, Cyrillic, the rupee sign', () => {
    const text = '不锈钢保温杯 オフィス Größe Şık Żółty Большой ₹4,999 №7 ™ ½ 【新】'
    expect(zh(text)).toBe(text)
  })

  it('drops emoji and the gap they leave', () => {
    expect(zh('Great 👍🏽 mug 🎉!')).toBe('Great mug !')
    expect(zh('👨‍👩‍👧 Family')).toBe('Family')
  })

  it('replaces marks, styled letters, keycaps and flags by similar characters', () => {
    expect(zh('✅ 𝐁𝐨𝐥𝐝 ⭐⭐ 3️⃣ 🇩🇪 ❌')).toBe('✓ Bold ★★ 3 DE ×')
  })

  it('replaces letters without glyphs by the name of their script', () => {
    expect(zh('Chair כיסא משרדי 150 kg')).toBe('Chair [希伯来文] 150 kg')
    expect(makeDrawable('사무용 의자 XL', 'en-US')).toBe('[Hangul] XL')
    expect(makeDrawable('कुर्सी', 'en-US')).toBe('[Devanagari]')
  })

  it('drops zero-width marks and soft hyphens', () => {
    expect(zh('a\u200bb\ufeffc\u00add\u3000e')).toBe('abcd\u3000e')
  })

  it('leaves only characters with a glyph and loses no digit or letter that has one', () => {
    const out = zh(AWKWARD_TITLE)
    for (const character of out) expect(markOf(character.codePointAt(0)!, 'bold'), character).not.toBeNull()
    const kept = [...AWKWARD_TITLE].filter((c) => /[\p{L}\p{N}]/u.test(c) && markOf(c.codePointAt(0)!, 'regular'))
    let at = 0
    for (const character of kept) {
      at = out.indexOf(character, at)
      expect(at, character).toBeGreaterThanOrEqual(0)
      at++
    }
  })
})
