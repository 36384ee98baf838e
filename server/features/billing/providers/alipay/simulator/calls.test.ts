import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readResponse, signUpShop, stillClock } from './alipay.test-support.ts'
import { type Trading, trading } from './trading.test-support.ts'

let t: Trading
beforeAll(async () => {
  t = await trading(stillClock(Date.parse('2026-11-21T04:15:00Z')))
})
afterAll(() => t.server.stop())

describe('the gateway', () => {
  test('answers a query with a signed trade', async () => {
    await t.openOrder('query')
    expect(await t.ask('query', { out_trade_no: 'query' })).toMatchObject({
      code: '10000',
      tradeStatus: 'WAIT_BUYER_PAY',
      totalAmount: '88.80',
      buyerPayAmount: '0.00',
    })
    await t.server.control('pay', { app_id: t.own.appId, out_trade_no: 'query' })
    const answer = await t.ask('query', { out_trade_no: 'query' })
    expect(answer).toMatchObject({ tradeStatus: 'TRADE_SUCCESS', receiptAmount: '88.80', outTradeNo: 'query' })
    expect(answer.sendPayDate).toBe('2026-11-21 12:15:00')
    expect(await t.ask('query', { trade_no: answer.tradeNo })).toMatchObject({ outTradeNo: 'query' })
  })
  test('signs answers, so that a changed byte is detected', async () => {
    const address = t.own.sdk.pageExecute('alipay.trade.query', 'GET', { bizContent: { out_trade_no: 'query' } })
    const { text } = await readResponse(await fetch(address))
    const check = (answer: string) =>
      t.own.sdk.checkResponseSign(answer, 'alipay_trade_query_response', JSON.parse(answer).sign, '')
    expect(() => check(text)).not.toThrow()
    expect(() => check(text.replace('88.80', '88.81'))).toThrow('验签失败')
  })
  test('refuses foreign, unknown and missing trades', async () => {
    const other = await signUpShop(t.server.origin)
    const refusal = { code: '40004', subCode: 'ACQ.TRADE_NOT_EXIST' }
    expect(await t.ask('query', { out_trade_no: 'query' }, other.sdk)).toMatchObject(refusal)
    const { tradeNo } = await t.ask('query', { out_trade_no: 'query' })
    expect(await t.ask('refund', { trade_no: tradeNo, refund_amount: '88.80' }, other.sdk)).toMatchObject(refusal)
    expect(await t.ask('query', { out_trade_no: 'nowhere' })).toMatchObject(refusal)
    expect(await t.ask('query', {})).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' })
  })
  test('closes unpaid trades only', async () => {
    await t.openOrder('close')
    expect(await t.ask('close', { out_trade_no: 'close' })).toMatchObject({ code: '10000', outTradeNo: 'close' })
    expect(await t.ask('close', { out_trade_no: 'close' })).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    await t.payOrder('keep')
    expect(await t.ask('close', { out_trade_no: 'keep' })).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    expect(await t.ask('query', { out_trade_no: 'keep' })).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
  })
})
