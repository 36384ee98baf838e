/**
 * The nine marketplaces, in the order of the picker (SPEC section 2).
 * Ids: developer-docs.amazon.com/sp-api/docs/marketplace-ids. Units and locales: as shown by the sites.
 */
export const MARKETPLACES = ['US', 'UK', 'DE', 'FR', 'JP', 'CA', 'IT', 'ES', 'IN'] as const
export type Marketplace = (typeof MARKETPLACES)[number]
export const DEFAULT_MARKETPLACE: Marketplace = 'US'

export interface MarketplaceFacts {
  domain: string
  amazonId: string
  currency: string
  /** Precedes the amount. */
  sign: '$' | '£' | '€' | '¥' | '₹'
  decimals: number
  /** BCP 47. Our pages do not format numbers with it; see number.ts and money.ts. */
  locale: string
  /** Of the listings. */
  language: 'en' | 'de' | 'fr' | 'ja' | 'it' | 'es'
  /** Sales tax included in shown prices, as a fraction; 0 if prices exclude it. */
  vat: number
  name: { 'zh-CN': string; 'en-US': string }
}

const facts = (
  domain: string,
  amazonId: string,
  currency: string,
  sign: MarketplaceFacts['sign'],
  decimals: number,
  locale: string,
  language: MarketplaceFacts['language'],
  vat: number,
  zh: string,
  en: string,
): MarketplaceFacts => ({
  domain,
  amazonId,
  currency,
  sign,
  decimals,
  locale,
  language,
  vat,
  name: { 'zh-CN': zh, 'en-US': en },
})

export const marketplaces: Record<Marketplace, MarketplaceFacts> = {
  US: facts('amazon.com', 'ATVPDKIKX0DER', 'USD', '$', 2, 'en-US', 'en', 0, '美国', 'United States'),
  UK: facts('amazon.co.uk', 'A1F83G8C2ARO7P', 'GBP', '£', 2, 'en-GB', 'en', 0.2, '英国', 'United Kingdom'),
  DE: facts('amazon.de', 'A1PA6795UKMFR9', 'EUR', '€', 2, 'de-DE', 'de', 0.19, '德国', 'Germany'),
  FR: facts('amazon.fr', 'A13V1IB3VIYZZH', 'EUR', '€', 2, 'fr-FR', 'fr', 0.2, '法国', 'France'),
  JP: facts('amazon.co.jp', 'A1VC38T7YXB528', 'JPY', '¥', 0, 'ja-JP', 'ja', 0.1, '日本', 'Japan'),
  CA: facts('amazon.ca', 'A2EUQ1WTGCTBG2', 'CAD', '$', 2, 'en-CA', 'en', 0, '加拿大', 'Canada'),
  IT: facts('amazon.it', 'APJ6JRA9NG5V4', 'EUR', '€', 2, 'it-IT', 'it', 0.22, '意大利', 'Italy'),
  ES: facts('amazon.es', 'A1RKKUPIHCS9HS', 'EUR', '€', 2, 'es-ES', 'es', 0.21, '西班牙', 'Spain'),
  IN: facts('amazon.in', 'A21TJRUUN4KGV', 'INR', '₹', 2, 'en-IN', 'en', 0.18, '印度', 'India'),
}

export const isMarketplace = (text: string): text is Marketplace => (MARKETPLACES as readonly string[]).includes(text)
/** The marketplace of an Amazon address or host: `https://www.amazon.co.uk/dp/…` is UK. */
export function marketplaceOfHost(address: string): Marketplace | undefined {
  const host = address
    .replace(/^https?:\/\//, '')
    .split('/')[0]
    ?.replace(/^www\./, '')
  return MARKETPLACES.find((m) => marketplaces[m].domain === host)
}
