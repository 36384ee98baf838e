/** A second instance of this server with everything that an upstream can show: a member with orders, payments and reports. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORY } from '#fixtures/story.ts'
import { openShop } from '#server/features/billing/shop.test-support.ts'
import { pack } from '#server/features/extension/extension.package.ts'
import { planOf } from './plan.ts'

const { account, others } = STORY

/** Each `begin` puts it back to the same state. */
export async function openUpstream() {
  const dir = mkdtempSync(join(tmpdir(), 'upstream-'))
  const file = join(dir, 'built.zip')
  writeFileSync(file, pack({ 'manifest.json': Buffer.from('{}'), 'site.json': Buffer.from('{"site":""}') }))
  const shop = await openShop({ extension: { file, miniProgram: '', support: '' } })
  const post = async (path: string, body: object) => (await shop.post(path, body)).data
  // A plan that was paid, so that the account has dates, a payment by each provider; then an order that was given up.
  await shop.pay(await shop.order({ id: 1 }))
  await shop.pay(await shop.order({ id: 111, type: 1 }))
  const { order } = await post('/api/order/createOrder', { type: 0, id: 11 })
  await post('/api/order/cancel', { no: order })
  for (const made of [{ asin: STORY.german, marketplace: 'DE' }, { asin: STORY.failing }])
    await post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, ...made })
  await shop.world().jobs.idle()
  const spent = await post('/__dev/login', { phone: others.spent.phone })
  // Only a clock that was moved goes on where the snapshot was made: from its start, an update would precede its report.
  await post('/__dev/clock', { advance: 1000, frozen: false })
  await post('/__dev/snapshots', { name: 'begin' })
  return {
    url: shop.url,
    token: shop.token,
    rows: rowsFor(String(spent.token)),
    begin: () => post('/__dev/snapshots/restore', { name: 'begin' }),
    async close(): Promise<void> {
      await shop.close()
      rmSync(dir, { recursive: true })
    },
  }
}

/** What somebody would name who knows this upstream: the rows of the sample are there. */
const rowsFor = (tokenShortOfPower: string) => ({
  phone: account.phone,
  password: account.password,
  tokenShortOfPower,
  checks: Object.fromEntries(
    planOf()
      .questions.filter(({ expected, states }) => NAMED.includes(expected) && states.length === 0)
      .map(({ what }) => [what, {}]),
  ),
})

const NAMED: readonly string[] = [
  'asinElsewhere',
  'couponCurrency',
  'couponExpired',
  'couponMinimum',
  'couponOtherPlan',
  'couponUsedUp',
  'paymentCurrency',
  'planNotFound',
]
