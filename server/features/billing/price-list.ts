/**
 * The initial price list, until an operator edits the table `plan`: each plan in Chinese for CNY and in English for
 * USD. Prices in minor units, power in hundredths. A paid level credits its power at purchase.
 */
import type { Insertable } from 'kysely'
import { formatCount } from '#contracts/model/number.ts'
import type { State } from '#server/db/state.ts'
import type { PlanTable } from './billing.tables.ts'

type Row = Insertable<PlanTable>

const list = (lead: string, points: readonly string[]) =>
  `<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

const BASIC = { level: 1, cny: '基础版', usd: 'Basic' } as const
const PRO = { level: 2, cny: '专业版', usd: 'Professional' } as const

interface Duration {
  id: number
  grade: typeof BASIC | typeof PRO
  unit: 'month' | 'year'
  power: number
  cny: readonly [price: number, discount: number]
  usd: readonly [price: number, discount: number]
}

const durations: readonly Duration[] = [
  { id: 1, grade: BASIC, unit: 'month', power: 300_00, cny: [99_00, 69_00], usd: [14_90, 9_90] },
  { id: 2, grade: PRO, unit: 'month', power: 1000_00, cny: [299_00, 199_00], usd: [44_90, 29_90] },
  { id: 3, grade: BASIC, unit: 'year', power: 3600_00, cny: [1188_00, 599_00], usd: [178_80, 89_00] },
  { id: 4, grade: PRO, unit: 'year', power: 12_000_00, cny: [3588_00, 1799_00], usd: [538_80, 269_00] },
]

interface Pack {
  id: number
  power: number
  cny: readonly [price: number, discount: number]
  usd: readonly [price: number, discount: number]
}

const packs: readonly Pack[] = [
  { id: 11, power: 100, cny: [35_00, 30_00], usd: [5_90, 4_90] },
  { id: 12, power: 500, cny: [175_00, 135_00], usd: [28_00, 21_90] },
  { id: 13, power: 2000, cny: [700_00, 480_00], usd: [112_00, 79_00] },
]

/** Offset from the id of a CNY plan to that of its USD plan. */
const USD_ID_OFFSET = 100

export const PRICE_LIST: readonly Row[] = [...durations.flatMap(ofDuration), ...packs.flatMap(ofPack)]

function ofDuration({ id, grade, unit, power, cny, usd }: Duration): Row[] {
  const same = { type: 1, unit, num: 1, power, level: grade.level } as const
  const year = unit === 'year'
  return [
    {
      ...same,
      id,
      currency: 'cny',
      price: cny[0],
      discount: cny[1],
      level_text: grade.cny,
      tag: `${grade.cny}${year ? '年' : '月'}卡`,
      unit_text: year ? '年' : '个月',
      data: list(grade === PRO ? '适合用量大的卖家' : '适合起步的卖家', [
        `含 <strong>${formatCount(power / 100)}</strong> 算力，一次到账`,
        '可与同级套餐叠加，时长顺延',
        'ASIN 与市场分析报告、专利与商标检索，按次扣算力',
      ]),
    },
    {
      ...same,
      id: id + USD_ID_OFFSET,
      currency: 'usd',
      price: usd[0],
      discount: usd[1],
      level_text: grade.usd,
      tag: `${grade.usd}, ${year ? 'yearly' : 'monthly'}`,
      unit_text: year ? 'year' : 'month',
      data: list(grade === PRO ? 'For high-volume research' : 'For new sellers', [
        `<strong>${formatCount(power / 100)}</strong> credits included, available immediately`,
        'Buying the same level again extends your plan',
        'Spend credits on ASIN and market reports and on patent and trademark searches',
      ]),
    },
  ]
}

function ofPack({ id, power, cny, usd }: Pack): Row[] {
  const same = { type: 2, unit: 'count', num: power, power: power * 100, level: 0, level_text: '' } as const
  const reports = Math.floor(power / 10)
  return [
    {
      ...same,
      id,
      currency: 'cny',
      price: cny[0],
      discount: cny[1],
      tag: '算力包',
      unit_text: '算力',
      data: list(`约 ${reports} 份 ASIN 分析报告`, ['永久有效', '报告失败自动退回算力']),
    },
    {
      ...same,
      id: id + USD_ID_OFFSET,
      currency: 'usd',
      price: usd[0],
      discount: usd[1],
      tag: 'Credit pack',
      unit_text: 'credits',
      data: list(`About ${reports} ASIN reports`, ['Never expires', 'Credits are refunded if a report fails']),
    },
  ]
}

export async function fillPriceList(db: State): Promise<void> {
  if (await db.selectFrom('plan').select('id').limit(1).executeTakeFirst()) return
  await db
    .insertInto('plan')
    .values([...PRICE_LIST])
    .execute()
}
