import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { envelopeOf } from './envelope.ts'

const long = (text: string) => ({ rows: Array.from({ length: 1000 }, (_, id) => ({ id, text })) })
const DATA = {
  nothing: null,
  'a small object': { id: 1, title: '保温杯 “x”\n' },
  'a large one in plain letters': long('travel mug "x"'),
  'a large one in Chinese': long('保温杯 🧉'),
  'a large one with letters of one byte beyond ASCII': long('Café à la crème'),
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(DATA))('wraps %s completely', (_, data) => {
    const text = envelopeOf(data, language)
    expect(JSON.parse(String(text))).toEqual({ code: 1, msg: messageOf(language, 'success'), data })
  })
})

test('serializes a frozen answer once per language and other answers each time', () => {
  const frozen = Object.freeze(long('travel mug'))
  expect(envelopeOf(frozen, 'zh-CN')).toBe(envelopeOf(frozen, 'zh-CN'))
  expect(JSON.parse(String(envelopeOf(frozen, 'en-US'))).msg).toBe(messageOf('en-US', 'success'))
  const open = { id: 1 }
  expect(JSON.parse(String(envelopeOf(open, 'zh-CN'))).data).toEqual({ id: 1 })
  open.id = 2
  expect(JSON.parse(String(envelopeOf(open, 'zh-CN'))).data).toEqual({ id: 2 })
})
