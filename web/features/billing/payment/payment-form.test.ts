import { expect, test } from 'vitest'
import { validateForms } from './payment-form.ts'

const field = { tag: 'input', type: 'hidden', name: 'biz_content', value: '{"total_amount":"9.90"}' }
const form = { action: 'https://openapi.example/gateway.do?sign=a%2Bb', method: 'post', fields: [field] }

test('copies action, method and hidden fields of the payment form', () => {
  expect(validateForms([form])).toEqual({
    action: form.action,
    method: 'post',
    fields: [['biz_content', '{"total_amount":"9.90"}']],
  })
})

test('omits the submit button', () => {
  const button = { tag: 'input', type: 'submit', name: '', value: 'pay' }
  expect(validateForms([{ ...form, fields: [field, button] }])?.fields).toHaveLength(1)
})

test.each([
  ['no form at all', []],
  ['two forms', [form, form]],
  ['a javascript: address', [{ ...form, action: 'javascript:alert(1)' }]],
  ['a relative address', [{ ...form, action: '/api/account/logout' }]],
  ['no address', [{ ...form, action: '' }]],
  ['another method', [{ ...form, method: 'dialog' }]],
  ['a visible field', [{ ...form, fields: [{ ...field, type: 'text' }] }]],
  ['a button that sends it elsewhere', [{ ...form, fields: [{ ...field, tag: 'button', type: '' }] }]],
  ['a field without a name', [{ ...form, fields: [{ ...field, name: '' }] }]],
])('rejects %s', (_, found) => {
  expect(validateForms(found)).toBeNull()
})
