import { expect, test } from 'vitest'
import { dataOf } from './answer.ts'
import { Failure } from './failure.ts'

const dataIn = (status: number, body: unknown) => dataOf(body, { ok: status >= 200 && status < 300, status }, 'zh-CN')
const failureOf = (status: number, body: unknown) => {
  try {
    dataIn(status, body)
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown
  }
  return expect.unreachable('The answer passed')
}
const UNREADABLE = '服务器返回了无法识别的内容，请稍后重试'

test.each([
  ['code 1', { code: 1, msg: '成功', data: { id: 7 } }, { id: 7 }],
  ['no code', { data: { img: 'a.jpg' } }, { img: 'a.jpg' }],
  ['a non-numeric code', { code: 'ok', data: [] }, []],
  ['no data', { code: 1, msg: '成功' }, null],
])('accepts an answer with %s', (_, body, data) => {
  expect(dataIn(200, body)).toEqual(data)
})

test.each([
  ['another code', 200, { code: 0, msg: '失败', hint: 'B0' }, { code: 0, msg: '失败' }],
  ['code 1 and an error status', 500, { code: 1, msg: '成功', data: 1 }, { code: 1, msg: '成功', data: 1 }],
  ['no code and an error status', 503, { error: 'busy', retry: 3 }, { code: 503, msg: UNREADABLE }],
  ['another code and an empty text', 200, { code: 7, msg: '', data: null }, { code: 7, msg: '' }],
  ['no code and a text', 502, { msg: '系统维护中' }, { code: 502, msg: '系统维护中' }],
])('rejects an answer with %s and keeps its body', (_, status, body, shown) => {
  const failure = failureOf(status, body)
  expect(failure.body).toEqual(body)
  expect(failure).toMatchObject({ status, ...shown })
})

test.each([null, 'maintenance', 7])('rejects %j, which is not a JSON object, as unreadable', (body) => {
  expect(failureOf(200, body)).toMatchObject({ code: 200, msg: UNREADABLE, body: undefined })
})
