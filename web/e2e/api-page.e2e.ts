import { expect, test } from './support.ts'

test('the API page lists calls, runs them and requests nothing from other sites', { tag: '@nightly' }, async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/__dev/api#/account/account.challenge')
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table tbody .response-col_status')).toContainText('200')
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})
