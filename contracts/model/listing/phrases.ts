/** Words of the rules, by language. English phrases are searched in every listing. */
import type { ListingLanguage } from './text.ts'

/** Prepositions, articles and conjunctions, which Amazon lets repeat. */
const SMALL_WORDS: Record<ListingLanguage, string> = {
  en: 'a an and as at by for from in into of off on or the to up with without your you is it that this w',
  de: 'der die das den dem des ein eine einer einem einen und oder mit für von zu zum zur im in am an auf aus bei ohne als bis ist',
  fr: 'le la les l un une des de d du et ou avec sans pour par en dans sur sous au aux à est',
  it: 'il lo la i gli le l un uno una di d del della dei delle e o con senza per da in su al alla a è',
  es: 'el la los las un una unos unas de del y o con sin para por en sobre al a es',
  ja: 'の と や に は が を で も へ から まで より 用 付き 個 本 枚 入り',
}

/** Promotional phrases that Amazon forbids in titles and bullets. */
const PROMOTIONS: Record<ListingLanguage, string[]> = {
  en: [
    'free shipping',
    'best seller',
    'bestseller',
    'hot item',
    'hot sale',
    'on sale',
    'discount',
    'limited time',
    'money back',
    'satisfaction guaranteed',
    '100% quality',
    'best price',
    'cheapest',
    '#1',
    'top rated',
    'buy now',
  ],
  de: [
    'kostenloser versand',
    'sonderangebot',
    'rabatt',
    'verkaufsschlager',
    'geld-zurück',
    'bester preis',
    'jetzt kaufen',
    'nur für kurze zeit',
  ],
  fr: [
    'livraison gratuite',
    'promotion',
    'soldes',
    'meilleure vente',
    'satisfait ou remboursé',
    'meilleur prix',
    'remise',
  ],
  it: [
    'spedizione gratuita',
    'offerta speciale',
    'sconto',
    'saldi',
    'più venduto',
    'miglior prezzo',
    'soddisfatti o rimborsati',
  ],
  es: ['envío gratis', 'oferta', 'descuento', 'rebajas', 'más vendido', 'mejor precio', 'garantía de devolución'],
  ja: ['送料無料', 'セール', '期間限定', '最安値', 'ベストセラー', '割引', '激安', '全額返金', 'お買い得'],
}

/** Japanese has no spaces between words, so a phrase may touch its neighbors. */
const JAPANESE = /^[\u3040-\u30ff\u4e00-\u9fff]/u

const small = new Map<ListingLanguage, Set<string>>()

export function isSmallWord(word: string, language: ListingLanguage): boolean {
  const known = small.get(language) ?? new Set(SMALL_WORDS[language].split(' '))
  small.set(language, known)
  return known.has(word)
}

/** The promotional phrases in a text, as whole words if the language separates words. */
export function promotionsIn(text: string, language: ListingLanguage): string[] {
  const phrases = language === 'en' ? PROMOTIONS.en : [...PROMOTIONS.en, ...PROMOTIONS[language]]
  const lower = text.toLowerCase()
  return phrases.filter((phrase) => {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1)) {
      const around = lower.slice(Math.max(0, at - 1), at) + lower.slice(at + phrase.length, at + phrase.length + 1)
      if (JAPANESE.test(phrase) || !/[\p{L}\p{N}]/u.test(around)) return true
    }
    return false
  })
}
