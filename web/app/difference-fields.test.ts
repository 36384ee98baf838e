import { expect, test } from 'vitest'
import { fieldsOf } from './difference-fields.ts'

test('names each field with the full path of its call', () => {
  const plans = { call: 'POST /api/plan/index', path: 'data.plan[].price' }
  const orders = { call: 'POST /api/order/index', path: 'data.row[].amount' }
  expect(fieldsOf([plans, orders])).toBe('/api/plan/index data.plan[].price, /api/order/index data.row[].amount')
})

test('names only the latest two fields', () => {
  const one = { call: 'GET /api/account/info', path: 'data.user' }
  expect(fieldsOf([one, one, one]).split(', ')).toHaveLength(2)
})
