/**
 * Latin words that stand in Chinese texts because the field says them so (DOMAIN B13): acronyms, names of products and
 * companies, units. Anything else in Latin letters there is taken for an English text that nobody translated.
 */
const TERMS: ReadonlySet<string> = new Set(
  [
    // what sellers call it
    'A+ ABA AC ACOS ASIN BSR Box Buy CPC CR ER FBA FBM HHI HR Listing LQS PPC ROI SKU SP SPR SWOT TOP TRO Vine',
    'Best Seller Amazon Choice Prime POE',
    // periods of a market: N, I, D, S1–S12; N is also the number of products in a formula
    'N I D S',
    // materials
    'ABS NBR PP PVC TPE TR Tritan',
    // technical words without a Chinese one in use
    'AI Cookie CSV curl ID JPG JSON openid PDF PNG QR ZIP',
    // names
    'Bright Data Chrome Edge English Keepa Mastercard Stripe Visa',
    // units
    'KB MB g kg lb mm',
  ].flatMap((line) => line.split(' ')),
)

/** Chinese words that stand in English texts: a language is named in itself. */
export const OWN_NAMES: ReadonlySet<string> = new Set(['中文'])

/** Whether a word in Latin letters may stand in both languages. */
export const isTerm = (word: string) => TERMS.has(word)

/** Not words: an ASIN and its pattern, an address, a command, the s of a possessive. */
const CODE = /\bB0[A-Z0-9]{8}\b|\bB0\b|https?:\/\/\S+|npm run \S+( --)?|['’]s\b/g

/** The words of a Chinese text that are neither Chinese nor a term. */
export const strangersIn = (text: string) =>
  [
    ...text
      .replace(/\{+\w+\}+/g, '')
      .replace(CODE, '')
      .matchAll(/\p{Script=Latin}+\+?/gu),
  ]
    .map(([word]) => word)
    .filter((word) => !isTerm(word))

export const HAN = /\p{Unified_Ideograph}/u
