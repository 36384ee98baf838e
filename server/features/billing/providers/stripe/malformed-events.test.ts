import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { NotificationRefused } from '../../payments.ts'
import { stripePayments } from './payments.ts'

const webhookSecret = 'whsec_of-a-test'

it.each([
  '{"object":"event","type":"checkout.session.completed"}',
  '{"object":"event","type":"charge.refunded","data":1}',
])('rejects a signed event without an object: %s', async (text) => {
  const at = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', webhookSecret).update(`${at}.${text}`).digest('hex')
  const reading = stripePayments({ secretKey: 'sk_test_x', webhookSecret }).read(Buffer.from(text), {
    'stripe-signature': `t=${at},v1=${v1}`,
  })
  await expect(reading).rejects.toThrow(NotificationRefused)
})
