import { expect, test } from 'vitest'
import { dataOf } from './answer.ts'
import { Failure } from './failure.ts'

const answered = (status: number, body: unknown) => dataOf(body, { ok: status >= 200 && status < 300, status }, 'zh-CN')
const failureOf = (status: number, body: unknown) => {
  try {
    answered(status, body)
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown
  }
  return expect.unreachable('The answer passed')
}
const UNREADABLE = '服务器返回了无法识别的内容，请稍后重试'

test.each([
  ['code 1', { code: 1, msg: '成功', data: { id: 7 } }, { id: 7 }],
  ['no code', { data: { img: 'a.jpg' } }, { img: 'a.jpg' }],
  ['a code that is no number', { code: 'ok', data: [] }, []],
  ['no data', { code: 1, msg: '成功' }, null],
])('an answer with %s passes', (_, body, data) => {
  expect(answered(200, body)).toEqual(data)
})

test.each([
  ['another code', 200, { code: 0, msg: '失败', hint: 'B0' }, { code: 0, msg: '失败' }],
  ['code 1 and a status that is not ok', 500, { code: 1, msg: '成功', data: 1 }, { code: 1, msg: '成功', data: 1 }],
  ['no code and a status that is not ok', 503, { error: 'busy', retry: 3 }, { code: 503, msg: UNREADABLE }],
  ['another code and an empty text', 200, { code: 7, msg: '', data: null }, { code: 7, msg: '' }],
  ['no code, and a text to show', 502, { msg: '系统维护中' }, { code: 502, msg: '系统维护中' }],
])('an answer with %s is rejected with all of its body', (_, status, body, shown) => {
  const failure = failureOf(status, body)
  expect(failure.body).toEqual(body)
  expect(failure).toMatchObject({ status, ...shown })
})

test.each([null, 'maintenance', 7])('what is no JSON object (%j) is told as unreadable', (body) => {
  expect(failureOf(200, body)).toMatchObject({ code: 200, msg: UNREADABLE, body: undefined })
})
