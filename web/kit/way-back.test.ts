import { expect, test } from 'vitest'
import { loginPath, wayBack } from './way-back.ts'

const searchOf = (path: string) => path.slice(path.indexOf('?'))

test('the login leads back to the requested page with its query', () => {
  const wanted = '/product?asin=B0SAMPLE01&marketplace=US'
  expect(wayBack(searchOf(loginPath(wanted)))).toBe(wanted)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
])('rejects %j, which leads to another site', (address) => {
  expect(wayBack(searchOf(loginPath(address)))).toBeUndefined()
})

test.each(['/user', '/user/login?back=/product', '/user/register', '/user/forget'])(
  'rejects %j, a login screen',
  (address) => expect(wayBack(searchOf(loginPath(address)))).toBeUndefined(),
)

test('accepts /user-center, though it starts like a login screen', () => {
  expect(wayBack(searchOf(loginPath('/user-center')))).toBe('/user-center')
})
