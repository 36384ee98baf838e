import { expect, test } from './support.ts'

test('dev mode names an upstream field that deviates from the contract, on the front page too, and links to the list', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.route('**/__dev/upstream', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const difference = {
      call: 'POST /api/plan/index',
      kind: 'missing',
      path: 'data.plan[].price',
      expected: 'number',
      got: 'nothing',
      count: 1,
      last_at: '2026-11-20T08:00:00.000Z',
    }
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, origin: 'https://upstream.example', row: [difference] } },
    })
  })
  await page.goto('/')
  await page.getByRole('link', { name: '/api/plan/index data.plan[].price' }).click()
  await expect(page).toHaveURL(/\/__dev\?part=upstream/)
  await expect(page.getByText('data.plan[].price').first()).toBeVisible()
})
