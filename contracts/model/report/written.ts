/** Numbers in the sentences of a language model. They are stored as text, grouped as the version that stored them grouped. */
import { type Marketplace, marketplaces } from '../marketplaces.ts'
import { formatCount, type Grouping } from '../number.ts'

const GROUPED = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/g
/** A number in any groups; French groups are apart by a no-break space. */
const NUMBER = /\d+(?:[.,\u00a0\u202f]\d+)*/g
/** As earlier versions wrote amounts of euros: `1.234,56`. */
const EURO = /^\d{1,3}(?:[.\u00a0\u202f]\d{3})*(?:,\d{1,2})?$/

/**
 * The text with the numbers of its figures in the reader's groups. `figures`: those of the sentence, written by the default;
 * other numbers of the text, years and codes for example, stay as they are.
 */
export function inGroups(
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

/** Its digits alone, with a point before decimals. */
function plainOf(number: string, marketplace: Marketplace): string {
  const isEuro = marketplaces[marketplace].currency === 'EUR' && EURO.test(number)
  return isEuro ? number.replace(/[.\u00a0\u202f]/g, '').replace(',', '.') : number.replaceAll(',', '')
}
