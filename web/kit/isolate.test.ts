import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test.each(['travel mug', '旅行杯', '😀 tag', ''])('leaves “%s” as it is', (text) => expect(isolate(text)).toBe(text))

test.each(['\u{1f600}\u202etag', 'שלום', 'كوب', '\u{1e900}', '\u{10d00}', 'ࡀ', 'ࠀ', '\u200fmug'])(
  'isolates %j',
  (text) => expect(isolate(text)).toBe(`\u2068${text}\u2069`),
)

test('a text cannot end its isolation', () => expect(isolate('\u2069\u202etag\u2067')).toBe('\u2068\u202etag\u2069'))
