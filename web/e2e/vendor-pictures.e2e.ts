import type { Page } from 'playwright/test'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { createReport, expect, SAMPLE_ASIN, test } from './support.ts'

const ADDRESS = 'https://m.media-amazon.com/images/I/made-up.jpg'

const useVendorPictures = (page: Page, path: string) =>
  page.route(`**${path}**`, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"imageUrl":"[^"]*"/g, `"imageUrl":"${ADDRESS}"`)
    await route.fulfill({ response: answer, body: text })
  })

test('a picture that fails to load is replaced by the brand initial, and competitors link to their pages', {
  tag: '@nightly',
}, async ({ page, world, asSeller }) => {
  await createReport(world, await asSeller(), SAMPLE_ASIN)
  const referrers: (string | undefined)[] = []
  await page.route(ADDRESS, (route) => {
    referrers.push(route.request().headers().referer)
    return route.abort()
  })
  await useVendorPictures(page, reports.productOnline.path)
  await page.goto(`/product/online/US/${SAMPLE_ASIN}`)
  const picture = page.getByRole('img', { name: '商品主图' })
  await expect(picture).toHaveText(/^\p{L}$/u)

  const rivals = page.getByRole('region', { name: '竞争格局' }).getByRole('rowheader')
  const head = rivals.filter({ has: page.getByRole('link') }).first()
  await head.scrollIntoViewIfNeeded()
  await expect(head.locator('[role="img"]')).toHaveText(/^\p{L}$/u)
  expect(referrers.length).toBeGreaterThan(1)
  expect(new Set(referrers)).toEqual(new Set([undefined]))

  const variant = page.getByRole('region', { name: '变体分析' }).getByRole('cell', { name: SAMPLE_ASIN })
  await expect(variant).toHaveText(SAMPLE_ASIN)

  const link = head.getByRole('link')
  const asin = await link.textContent()
  await link.click()
  await expect(page).toHaveURL(`/product?asin=${asin}&marketplace=US`)
  await expect(page.getByText(asin ?? '').first()).toBeVisible()
})

test('an infringement check asks for pictures if the product picture is at another site', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  const address = `/ai/tort/query?${new URLSearchParams({ asin: SAMPLE_ASIN, marketplace: 'US' })}`
  await page.goto(address)
  await expect(page.getByRole('region', { name: '要查询的商品' })).toContainText('样例数据')
  await expect(page.getByText('没有保存该商品的图片')).toHaveCount(0)
  await page.route(ADDRESS, (route) => route.abort())
  await useVendorPictures(page, products.getAsinInfo.path)
  await page.goto(address)
  await expect(page.getByText('没有保存该商品的图片')).toBeVisible()
  await expect(page.getByRole('region', { name: '商品图片' })).toBeVisible()
})
