import { expect, test } from 'vitest'
import { judgeForms } from './payment-form.ts'

const field = { tag: 'input', type: 'hidden', name: 'biz_content', value: '{"total_amount":"9.90"}' }
const form = { action: 'https://openapi.example/gateway.do?sign=a%2Bb', method: 'post', fields: [field] }

test('the form of a payment is taken over as it is', () => {
  expect(judgeForms([form])).toEqual({
    action: form.action,
    method: 'post',
    fields: [['biz_content', '{"total_amount":"9.90"}']],
  })
})

test('its button is left out', () => {
  const button = { tag: 'input', type: 'submit', name: '', value: 'pay' }
  expect(judgeForms([{ ...form, fields: [field, button] }])?.fields).toHaveLength(1)
})

test.each([
  ['no form at all', []],
  ['two forms', [form, form]],
  ['an address that runs', [{ ...form, action: 'javascript:alert(1)' }]],
  ['an address in the page', [{ ...form, action: '/api/account/logout' }]],
  ['no address', [{ ...form, action: '' }]],
  ['another method', [{ ...form, method: 'dialog' }]],
  ['a field that is to be filled in', [{ ...form, fields: [{ ...field, type: 'text' }] }]],
  ['a button that sends it elsewhere', [{ ...form, fields: [{ ...field, tag: 'button', type: '' }] }]],
  ['a field without a name', [{ ...form, fields: [{ ...field, name: '' }] }]],
])('%s is no payment', (_, found) => {
  expect(judgeForms(found)).toBeNull()
})
