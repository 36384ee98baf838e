import { expect, test } from 'vitest'
import { fieldsOf } from './difference-fields.ts'

test('names each field by the path of its call, so that two calls ending alike stay apart', () => {
  const plans = { call: 'POST /api/plan/index', path: 'data.plan[].price' }
  const orders = { call: 'POST /api/order/index', path: 'data.row[].amount' }
  expect(fieldsOf([plans, orders])).toBe('/api/plan/index data.plan[].price, /api/order/index data.row[].amount')
})

test('names the latest two only', () => {
  const one = { call: 'GET /api/account/info', path: 'data.user' }
  expect(fieldsOf([one, one, one]).split(', ')).toHaveLength(2)
})
