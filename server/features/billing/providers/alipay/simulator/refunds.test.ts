import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Trading, trading } from './trading.test-support.ts'

let t: Trading
beforeAll(async () => {
  t = await trading()
})
afterAll(() => t.server.stop())

describe('a refund', () => {
  const refund = (name: string, refund_amount: string | number, out_request_no?: string) =>
    t.ask('refund', { out_trade_no: name, refund_amount, ...(out_request_no && { out_request_no }) })

  test('can be partial, once per request, up to the payment', async () => {
    await t.payOrder('parts')
    expect(await refund('parts', '8.80', 'r1')).toMatchObject({
      fundChange: 'Y',
      refundFee: '8.80',
      sendBackFee: '8.80',
    })
    expect(await refund('parts', '8.80', 'r1')).toMatchObject({ fundChange: 'N', refundFee: '8.80' })
    expect(await refund('parts', '8.81', 'r1')).toMatchObject({ subCode: 'ACQ.DISCORDANT_REPEAT_REQUEST' })
    expect(await refund('parts', '80.01', 'r2')).toMatchObject({ subCode: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' })
    expect(await t.ask('query', { out_trade_no: 'parts' })).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
    expect(await refund('parts', 80, 'r2')).toMatchObject({ fundChange: 'Y', refundFee: '88.80', sendBackFee: '80.00' })
    expect(await t.ask('query', { out_trade_no: 'parts' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    expect(await refund('parts', '0.01', 'r3')).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    expect(await refund('parts', '80.00', 'r2')).toMatchObject({ code: '10000', fundChange: 'N' })
    const [trade] = await t.trades('parts')
    expect(trade?.refunded_amount).toBe('88.80')
  })
  test('can be accepted without being made; repeating the request makes it, and then the query shows it', async () => {
    await t.payOrder('later')
    const look = () => t.ask('fastpay.refund.query', { out_trade_no: 'later', out_request_no: 'r1' })
    await t.server.control('scenario', { app_id: t.own.appId, refunds_later: true })
    for (let time = 0; time < 2; time++)
      expect(await refund('later', '8.80', 'r1')).toMatchObject({ code: '10000', fundChange: 'N', refundFee: '8.80' })
    expect(await look()).not.toHaveProperty('refundStatus')
    await t.server.control('scenario', { app_id: t.own.appId })
    expect(await refund('later', '8.80', 'r1')).toMatchObject({ fundChange: 'Y', refundFee: '8.80' })
    expect(await look()).toMatchObject({ refundStatus: 'REFUND_SUCCESS', refundAmount: '8.80' })
  })
  test('without out_request_no must be for the full amount', async () => {
    await t.payOrder('whole')
    expect(await refund('whole', '1.00')).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' })
    expect(await refund('whole', '88.80')).toMatchObject({ fundChange: 'Y', refundFee: '88.80' })
  })
  test('needs a paid trade and a valid amount', async () => {
    await t.openOrder('unpaid')
    expect(await refund('unpaid', '1.00', 'r')).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    await t.payOrder('sound')
    for (const amount of ['0', '-1', '0.001', 'all'])
      expect(await refund('sound', amount, 'r')).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' })
  })
  test('can be queried', async () => {
    const look = (out_request_no: string) => t.ask('fastpay.refund.query', { out_trade_no: 'parts', out_request_no })
    expect(await look('r1')).toMatchObject({
      refundStatus: 'REFUND_SUCCESS',
      refundAmount: '8.80',
      totalAmount: '88.80',
    })
    expect(await look('r9')).toEqual({ code: '10000', msg: 'Success' })
  })
})
