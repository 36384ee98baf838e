import { createSign } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { type ProviderInTests, paymentFor } from '../in-tests.test-support.ts'
import { alipayPayments } from './payments.ts'

const ALIPAY_MERCHANT = { appId: '9021000000000001', sellerId: '2088000000000001' }
const ours = { app_id: ALIPAY_MERCHANT.appId, seller_id: ALIPAY_MERCHANT.sellerId }
const amounts = fc.constantFrom('30.00', '30.00', '0.01', '-1', '1e9', 'NaN', '', '99.000', '９９')

const bodies = (orders: Arbitrary<string>) =>
  fc
    .record(
      {
        out_trade_no: orders,
        trade_no: fc.constantFrom('2026111522001', '', 'x'.repeat(100)),
        trade_status: fc.constantFrom('TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED', 'WAIT_BUYER_PAY', 'x'),
        total_amount: amounts,
        refund_fee: amounts,
        app_id: fc.constantFrom(ours.app_id, ours.app_id, '1'),
        seller_id: fc.constantFrom(ours.seller_id, ours.seller_id, ''),
        notify_id: fc.string({ maxLength: 8 }),
        charset: fc.constantFrom('utf-8', 'GBK', ''),
      },
      { requiredKeys: ['app_id', 'seller_id'], noNullPrototype: true },
    )
    .map((fields) => new URLSearchParams(fields).toString())

export const alipayInTests: ProviderInTests = {
  isSandbox: ({ ALIPAY_GATEWAY = '' }) => ALIPAY_GATEWAY.includes('sandbox'),
  actions: (of) => ({
    refuse: ({ data }) => of().control('alipay', '/refuse', { out_trade_no: data.order }),
    close: ({ data }) => of().control('alipay', '/close', { out_trade_no: data.order }),
    // The gateway rejects the form.
    refusesClosed: /answered 40\d/,
    async ask({ data, ...rest }, isUnchanged) {
      const info = isUnchanged ? data.info : String(data.info).replace('30.00', '30.01')
      await of().visit({ ...rest, data: { ...data, info } })
      return { kind: 'unpaid' }
    },
    async payWithSlowRefund(order) {
      await of().control('alipay', '/scenario', { refunds_later: true })
      await of().pay(order)
    },
    completeRefund: () => of().control('alipay', '/scenario', {}),
    async refundPart({ data }, amount) {
      const { ref, currency } = await paymentFor(of(), data.order)
      const part = { no: String(data.order), ref, amount, currency }
      await of().world().payments.alipay?.refund(part, `by-hand-${data.order}-${amount}`)
    },
  }),
  notices: {
    bodies,
    sign: (content, { privateKey }) => ({ content: withAlipaySignature(content, privateKey), headers: {} }),
    reader: ({ publicKey: alipayPublicKey, privateKey }, gateway) =>
      alipayPayments({ ...ALIPAY_MERCHANT, privateKey, alipayPublicKey, gateway }),
  },
}

/** As documented at opendocs.alipay.com: `name=value` of all fields except `sign` and `sign_type`, sorted by name. */
function withAlipaySignature(content: string | Buffer, privateKey: string): string {
  const fields = new URLSearchParams(String(content))
  const text = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`)
  const key = { key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' } as const
  fields.set('sign', createSign('RSA-SHA256').update(text.join('&')).sign(key, 'base64'))
  fields.set('sign_type', 'RSA2')
  return fields.toString()
}
