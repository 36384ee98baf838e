/** A second server. Its member has orders, payments and reports, so most answers have content. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORY } from '#fixtures/story.ts'
import { openShop } from '#server/features/billing/shop.test-support.ts'
import { pack } from '#server/features/extension/extension.package.ts'
import { planOf } from './plan.ts'

const { account, others } = STORY

/** `begin` sets this state again before each replay. */
export async function openUpstream() {
  const dir = mkdtempSync(join(tmpdir(), 'upstream-'))
  const file = join(dir, 'built.zip')
  writeFileSync(file, pack({ 'manifest.json': Buffer.from('{}'), 'site.json': Buffer.from('{"site":""}') }))
  const shop = await openShop({ extension: { file, miniProgram: '', support: '' } })
  const post = async (path: string, body: object) => (await shop.post(path, body)).data
  // A paid plan gives the account dates; one payment per provider; one cancelled order.
  await shop.pay(await shop.order({ id: 1 }))
  await shop.pay(await shop.order({ id: 111, type: 1 }))
  const { order } = await post('/api/order/createOrder', { type: 0, id: 11 })
  await post('/api/order/cancel', { no: order })
  for (const made of [{ asin: STORY.german, marketplace: 'DE' }, { asin: STORY.failing }])
    await post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, ...made })
  await shop.world().jobs.idle()
  const spent = await post('/__dev/login', { phone: others.spent.phone })
  // Restoring a snapshot resumes only a clock that was moved; otherwise an update would get an earlier date than its report.
  await post('/__dev/clock', { advance: 1000, frozen: false })
  await post('/__dev/snapshots', { name: 'begin' })
  return {
    url: shop.url,
    token: shop.token,
    rows: rowsFor(String(spent.token)),
    begin: () => post('/__dev/snapshots/restore', { name: 'begin' }),
    /** Number of orders that wait for payment. */
    unpaid: async () =>
      (await shop.world().db.selectFrom('orders').select('no').where('state', '=', 'created').execute()).length,
    async close(): Promise<void> {
      await shop.close()
      rmSync(dir, { recursive: true })
    },
  }
}

/** The rows file for this upstream, which has the sample rows. */
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
