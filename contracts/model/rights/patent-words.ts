/** Search terms for patents: numbers match by their digits, words by their letters and digits. */

/** Search fields that hold a number (SPEC section 3). */
const NUMBERS: readonly string[] = ['pudId', 'patentNumber']

export const isNumberField = (field: string): boolean => NUMBERS.includes(field)

/** Whether a term could match anything in its field. */
export const couldBeFound = (field: string, typed: string): boolean =>
  isNumberField(field) ? digitsOf(typed) !== '' : /[\p{L}\p{N}]/u.test(typed)

/** The digits of a patent number, without kind code and leading zeros; empty if there are none. */
export const digitsOf = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/(\d)\s*[SABUY]\d?$/, '$1')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
