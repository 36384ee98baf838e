/**
 * Latin words that are standard in Chinese texts of the field (DOMAIN B13): acronyms, names of products and companies,
 * units. Any other Latin word counts as untranslated English.
 */
const TERMS: ReadonlySet<string> = new Set(
  [
    // terms of sellers
    'A+ ABA AC ACOS ASIN BSR Box Buy CPC CR ER FBA FBM HHI HR Listing LQS PPC ROI SKU SP SPR SWOT TOP TRO Vine',
    'Best Seller Amazon Choice Prime POE',
    // freight: units, terms of delivery, fees of customs, a fulfilment centre
    'CBM DDP DDU HTS MPF ONT USD',
    // periods of a market: N, I, D, S1–S12; N is also the number of products in a formula
    'N I D S',
    // materials
    'ABS NBR PP PVC TPE TR Tritan',
    // technical terms without a common Chinese word
    'AI Cookie CSV curl ID JPG JSON openid PDF PNG QR UTF ZIP',
    // names
    'Bright Data Chrome Edge English Excel Keepa Mastercard Stripe Visa',
    // units
    'KB MB cm g in kg lb mm',
  ].flatMap((line) => line.split(' ')),
)

/** Chinese words allowed in English texts: a language is named in itself. */
export const OWN_NAMES: ReadonlySet<string> = new Set(['中文'])

/** Whether texts in both languages may use this word in Latin letters. */
export const isTerm = (word: string) => TERMS.has(word)

/** Ignored parts: an ASIN and its pattern, an address, a command, a possessive s. */
const CODE = /\bB0[A-Z0-9]{8}\b|\bB0\b|https?:\/\/\S+|npm run \S+( --)?|['’]s\b/g

/** Words of a Chinese text that are neither Chinese nor a term. */
export const untranslatedIn = (text: string) =>
  [
    ...text
      .replace(/\{+\w+\}+/g, '')
      .replace(CODE, '')
      .matchAll(/\p{Script=Latin}+\+?/gu),
  ]
    .map(([word]) => word)
    .filter((word) => !isTerm(word))

export const HAN = /\p{Unified_Ideograph}/u
