/**
 * Meaningful values by field name, so that inputs pass the first checks. A word between tildes is a mark: scene.ts
 * replaces it with a value from the current world when it is sent.
 */
import { EXTENSION_FILE } from '#contracts/model/extension.ts'
import { MUG, OWN_TABLE } from '#contracts/pact/calculators.test-support.ts'
import { SHAPE_PNG } from '#contracts/pact/given.ts'
import { COUPONS } from '#fixtures/billing.ts'
import { STORY } from '#fixtures/story.ts'
import { nodesOf } from '#server/features/screener/product-table.format.ts'

const ROOT = 'Home & Kitchen'
export const [ROOT_ID = ''] = nodesOf([ROOT])

/** Accounts in the world of a run. The newcomer has none yet. */
export const PHONES = {
  seller: STORY.account.phone,
  neighbour: '13900000001',
  stranger: '13900000002',
  newcomer: '13900000003',
} as const
/** Existing orders: of the seller (open, credited), the neighbour and the stranger. */
export const ORDERS = {
  open: '20261115080000000001',
  credited: '20261115080000000002',
  neighbour: '20261115080000000003',
  stranger: '20261115080000000004',
} as const
/** Existing reports: of the seller (done and failed, for products and niches), the neighbour and the stranger. */
export const REPORTS = { done: 1, failed: 2, neighbour: 3, stranger: 4, nicheDone: 5, nicheFailed: 6 } as const
/** Existing design patent searches: of the seller (by words, by picture), the neighbour and the stranger. */
export const SEARCHES = { words: 1, pictured: 2, neighbour: 3, stranger: 4 } as const
/** Saved searches. */
export const WATCHES = { seller: 1, neighbour: 2, stranger: 3 } as const
export const ITEM_WATCHES = { seller: 1, neighbour: 2, stranger: 3 } as const
export const PRESETS = { seller: 1, neighbour: 2, stranger: 3 } as const
/** Keyword lists, each with one term of the same id. */
export const KEYWORD_LISTS = { seller: 1, neighbour: 2, stranger: 3 } as const
/** Existing infringement queries: of the seller (by words, by picture), the neighbour and the stranger. */
export const CHECKS = { words: 1, pictured: 2, neighbour: 3, stranger: 4 } as const
/** Existing calculations, and the tokens of their frozen copies. */
export const CALCULATIONS = { seller: 1, neighbour: 2, stranger: 3 } as const
/** Fee tables that the accounts have entered. */
export const OWN_TABLES = { seller: 1, neighbour: 2, stranger: 3 } as const
export const COPIES = { seller: 's'.repeat(43), neighbour: 'n'.repeat(43), stranger: 'x'.repeat(43) } as const
export const AVATAR = 'avatar-of-a-neighbour_'
/**
 * Start time of every world. A signature is valid for up to twice its lifetime, so one of an hour expires two hours
 * after this time, one of ten minutes after twenty minutes.
 */
export const NOW = '2026-11-15T08:00:00.000Z'
/** `NOW` in seconds since 1970. */
export const seconds = Date.parse(NOW) / 1000

const { done, nicheDone, neighbour, stranger } = REPORTS
const files = [
  ...[done, nicheDone, neighbour, stranger, ...Object.values(ORDERS)].map((id) => `${id}.pdf`),
  ...Object.values(SEARCHES).map((id) => `${id}.png`),
  ...Object.values(CHECKS).map((id) => `${id}-0.png`),
  ...Object.values(COPIES).map((token) => `${token}.pdf`),
]
const WORDS: Record<string, readonly unknown[]> = {
  asins: [[STORY.asin], [STORY.asin, STORY.failing, 'B0UNKNOWN9'], ['rubbish', ' ', STORY.german], []],
  week: ['2026-11-08', '2026-05-17', '2026-11-09', '2020-01-05', '2026-02-31'],
  against: ['2026-11-01', '2026-05-17', '2020-01-05'],
  asin: [STORY.asin, STORY.failing, STORY.german, STORY.asin.toLowerCase(), 'B0UNKNOWN9', 'B0', ''],
  nicheId: [STORY.niche, STORY.failingNiche, STORY.germanNiche, 'nowhere', STORY.asin, ''],
  keyword: [STORY.marketKeyword, ' ', '旅行杯', '%'],
  queryId: Object.values(SEARCHES).map(String),
  image: [SHAPE_PNG, 'data:image/png;base64,AAAA', 'https://example.com/a.png'],
  words: ['mug', 'travel mug', '%', ' '],
  month: ['2026-10', '2026-03', '2020-01'],
  category: [ROOT, ROOT, ROOT_ID, ROOT_ID, 'nowhere'],
  rank: [3000, 5000, 20_000, 1, 0],
  brands: [['Olvano'], ['olvano', ''], []],
  search: ['mug', 'lamp MUG', '%', '_', '!', ' '],
  revision: [1, 2, 13],
  phone: [...Object.values(PHONES), '+86 138-0000-0000', '12345'],
  password: [STORY.account.password, 'another1', 'short', ''],
  oldPassword: [STORY.account.password, 'another1'],
  code: ['~code-login~', '~code-register~', '~code-forget~', '~code-bind~', '~code-confirm~', '123456', '12'],
  robot: ['~robot~', '~robot~', 'bm90IGEgcm9ib3Q=', 'e30='],
  coupon: [...COUPONS.map(({ code }) => code), 'welcome20', 'NONE', ''],
  no: Object.values(ORDERS),
  order: Object.values(ORDERS),
  mold_id: [1, 2, 3, 4, 5, 6],
  id: [...Object.values(REPORTS), 11, 12, 1_000_000, '~session~', '~payment~', '~trade~'],
  plan: [1, 2, 11],
  product: ['{"marketplace":"US"}', '{"marketplace":"de"}', '{}', '[]', 'null', '{"__proto__":{"a":1}}', '{'],
  ticket: ['~ticket~', '~bound~', ''],
  state: ['~state~'],
  token: ['~token~', '~stranger~', ...Object.values(COPIES), ''],
  input: [MUG, '{}', '[]', 'null', '{'],
  table: [OWN_TABLE, '{"kind":"fba"}', '{}', '[]', 'null', '{'],
  kind: ['profit', 'freight'],
  file: [...files, `${STORY.asin}.webp`, `${AVATAR}.webp`, EXTENSION_FILE, EXTENSION_FILE],
  marketplace: ['US', 'DE', 'JP'],
  u: [1, 2, 3],
  e: [seconds + 7200, seconds + 1200, seconds - 1],
  s: [
    '~sign-report-files~',
    '~sign-patent-files~',
    '~sign-tort-files~',
    '~sign-calculations~',
    '~sign-receipts~',
    '~sign-ledger~',
    '~sign-products~',
    '~sign-research~',
    '~sign-markets~',
    '~sign-keywords~',
    '~sign-keyword-lists~',
    '~sign-search-terms~',
    '~sign-search-term-products~',
    '~sign-reverse~',
    '~sign-takeout~',
  ],
  now: [NOW, '2026-11-16T00:00:00Z', 'tomorrow', ''],
  advance: [0, 1000, 3_600_000, 86_400_000, -1000],
  power: [0, 1, 100_000],
  zone: ['Asia/Shanghai', 'UTC', 'America/New_York', 'Nowhere/None'],
  from: ['2026-11-01T00:00:00Z', '2026-13-45T99:99:99Z', '2026-11-20T00:00:00.000Z'],
  until: ['2026-11-20T00:00:00.000Z', '2026-02-30T00:00:00Z', '2026-11-01T00:00:00Z'],
  birthday: ['1990-05-01', '1990-02-31', '2030-01-01', '0000-00-00', null],
  nickname: ['Li', '李雷', ' a ', '👩‍👩‍👧‍👦', 'a\u202eb', ''],
  re: ['U2FsdGVkX1+', 'bm90aGluZw=='],
  page: [1, 2, 1_000_000],
  size: [1, 20, 100],
}

export const words = (field: string): readonly unknown[] => (Object.hasOwn(WORDS, field) ? (WORDS[field] ?? []) : [])
