/** Numbers in stored sentences of a language model, whose grouping depends on the version that stored them. */
import { type Marketplace, marketplaces } from '../marketplaces.ts'
import { formatCount, type Grouping } from '../number.ts'

const GROUPED = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/g
/** A number with any grouping; French groups use a no-break space. */
const NUMBER = /\d+(?:[.,\u00a0\u202f]\d+)*/g
/** Euro amounts of older versions: `1.234,56`. */
const EURO = /^\d{1,3}(?:[.\u00a0\u202f]\d{3})*(?:,\d{1,2})?$/

/** Regroups a text's numbers for the reader. Only numbers in `figures` (default grouping) change; years and codes do not. */
export function regroupFigures(
  text: string,
  figures: readonly string[],
  marketplace: Marketplace,
  grouping?: Grouping,
): string {
  const wanted = new Map<string, string>()
  for (const number of figures.flatMap((figure) => figure.match(GROUPED) ?? [])) {
    const plain = number.replaceAll(',', '')
    const decimals = plain.split('.')[1]?.length ?? 0
    wanted.set(plain, formatCount(Number(plain), grouping, decimals))
  }
  return text.replace(NUMBER, (number) => wanted.get(plainOf(number, marketplace)) ?? number)
}

/** Digits without group separators, with a decimal point. */
function plainOf(number: string, marketplace: Marketplace): string {
  const isEuro = marketplaces[marketplace].currency === 'EUR' && EURO.test(number)
  return isEuro ? number.replace(/[.\u00a0\u202f]/g, '').replace(',', '.') : number.replaceAll(',', '')
}
