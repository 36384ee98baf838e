import { devtools } from '#contracts/api/dev/devtools.ts'
import { confirmOrder, dialog, expectClosed, openPaymentWindow } from './payment-steps.ts'
import { expect, expectToast, test } from './support.ts'

test('an order answered without payment data shows an error and how to allow popups', { tag: '@nightly' }, async ({
  page,
  world,
  asSeller,
}) => {
  await asSeller()
  await world.call(devtools.scenarios, { body: { on: ['emptyPayment'] } })
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expectToast(page, '获取支付信息失败')
  await expectClosed(popup)
  const how = dialog(page, '如果浏览器拦截了付款窗口，请允许弹窗')
  await expect(how.getByRole('listitem')).toHaveCount(3)
  await how.getByRole('button', { name: '我知道了' }).click()
  await expect(how).toBeHidden()
})

test('closing the page closes the payment window', { tag: '@nightly' }, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/order')
  const popup = await openPaymentWindow(page, await confirmOrder(page, '¥69.00'))
  await expect(popup.getByRole('button', { name: /^(支付|Pay) ¥/ })).toBeVisible()
  await page.goto('/products/asin_fx/index')
  await expectClosed(popup)
})

test('a payment window that is opened by URL explains itself and links to the orders', {
  tag: '@nightly',
}, async ({ page, asSeller }) => {
  await asSeller()
  await page.goto('/alipay')
  await expect(page.getByRole('heading', { level: 1, name: '付款窗口' })).toBeVisible()
  await page.getByRole('link', { name: '前往订单页' }).click()
  await expect(page).toHaveURL('/order')
})

test('markup other than a payment form is not submitted, shown or run', { tag: '@nightly' }, async ({
  page,
  asSeller,
}) => {
  await asSeller()
  await page.goto('/order')
  for (const markup of [
    '<form action="javascript:document.title=1" method="post"><input type="hidden" name="a" value="1"></form>',
    '<form action="https://pay.example/"></form><form action="https://pay.example/"></form>',
    '<form action="https://pay.example/" method="post"><input name="password"></form>',
    '<script>document.title = "run"</script><img src=x><p>no form</p>',
  ]) {
    const opened = page.waitForEvent('popup')
    await page.evaluate((sent) => {
      const popup = window.open('/alipay')
      window.addEventListener(
        'message',
        () => popup?.postMessage({ kind: 'payment-form', markup: sent }, location.origin),
        {
          once: true,
        },
      )
    }, markup)
    const popup = await opened
    await expect(popup.getByRole('alert')).toContainText('没有取得有效的付款信息')
    await expect(popup).toHaveURL('/alipay')
    await expect(popup).toHaveTitle(/支付宝付款/)
    await expect(popup.locator('form, img')).toHaveCount(0)
    await popup.close()
  }
})
