import { expect, test } from 'vitest'
import { loginPath, wayBack } from './way-back.ts'

const searchOf = (path: string) => path.slice(path.indexOf('?'))

test('the login leads back to the page that was wanted, query and all', () => {
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
])('an address of another site is no way back: %j', (address) => {
  expect(wayBack(searchOf(loginPath(address)))).toBeUndefined()
})

test.each(['/user', '/user/login?back=/product', '/user/register', '/user/forget'])(
  'a screen on the way in is no way back: %j',
  (address) => expect(wayBack(searchOf(loginPath(address)))).toBeUndefined(),
)

test('the personal center is a way back, though its name begins alike', () => {
  expect(wayBack(searchOf(loginPath('/user-center')))).toBe('/user-center')
})
