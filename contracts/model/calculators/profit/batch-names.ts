/** Names that cells of a batch file use: currencies, categories, marketplaces, ways of fulfillment. */
import { FEE_CATEGORIES, type FeeCategory } from '../../catalogue.ts'
import { FEE_CATEGORY_NAMES } from '../../fee-category.texts.ts'
import { LANGUAGES } from '../../language.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '../../marketplaces.ts'
import type { Currency } from '../exchange.ts'
import { refuse } from './batch-cells.ts'
import { plainName } from './column-names.ts'

const CURRENCY_NAMES: Readonly<Record<string, Currency>> = {
  usd: 'USD',
  us$: 'USD',
  美元: 'USD',
  美金: 'USD',
  cad: 'CAD',
  c$: 'CAD',
  ca$: 'CAD',
  加元: 'CAD',
  gbp: 'GBP',
  '£': 'GBP',
  英镑: 'GBP',
  eur: 'EUR',
  '€': 'EUR',
  欧元: 'EUR',
  jpy: 'JPY',
  円: 'JPY',
  日元: 'JPY',
  inr: 'INR',
  '₹': 'INR',
  rs: 'INR',
  卢比: 'INR',
  cny: 'CNY',
  rmb: 'CNY',
  'cn¥': 'CNY',
  元: 'CNY',
  人民币: 'CNY',
}

/** `$` is the Canadian dollar in Canada, `¥` the yen in Japan and the yuan elsewhere. */
export function currencyOfName(name: string, marketplace: Marketplace): Currency | undefined {
  if (name === '$') return marketplace === 'CA' ? 'CAD' : 'USD'
  if (name === '¥') return marketplace === 'JP' ? 'JPY' : 'CNY'
  return CURRENCY_NAMES[name.toLowerCase().replace(/\.$/, '')]
}

const categoryOfName = new Map<string, FeeCategory>(
  FEE_CATEGORIES.flatMap((category) =>
    [category, ...LANGUAGES.map((language) => FEE_CATEGORY_NAMES[language][category])].map(
      (name) => [plainName(name), category] as const,
    ),
  ),
)

/** Finds a category by its key or by its Chinese or English name. */
export const categoryIn = (content: string | number): FeeCategory =>
  categoryOfName.get(plainName(String(content))) ?? refuse('unknownCategory')

const marketplaceOfName = new Map<string, Marketplace>([
  ...MARKETPLACES.flatMap((marketplace) => {
    const { domain, amazonId, name } = marketplaces[marketplace]
    const names = [marketplace, domain, `www.${domain}`, amazonId, ...LANGUAGES.map((language) => name[language])]
    return names.map((each) => [plainName(each), marketplace] as const)
  }),
  ['gb', 'UK'],
  ['usa', 'US'],
])

/** Finds a marketplace by its code, its name in either language (`德国站`), its domain or its id. */
export const marketplaceIn = (content: string | number): Marketplace =>
  marketplaceOfName.get(plainName(String(content)).replace(/站$/, '')) ?? refuse('unknownMarketplace')

const FULFILMENTS: Readonly<Record<string, 'fba' | 'fbm'>> = {
  fba: 'fba',
  afn: 'fba',
  amazon: 'fba',
  亚马逊: 'fba',
  亚马逊配送: 'fba',
  亚马逊物流: 'fba',
  fbm: 'fbm',
  mfn: 'fbm',
  merchant: 'fbm',
  seller: 'fbm',
  自发货: 'fbm',
  卖家自配送: 'fbm',
}

export function fulfilmentIn(content: string | number): 'fba' | 'fbm' {
  const name = plainName(String(content))
  return (Object.hasOwn(FULFILMENTS, name) ? FULFILMENTS[name] : undefined) ?? refuse('unknownFulfilment')
}
