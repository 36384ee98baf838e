/** What is typed to search patents by: of a number only its digits count, of words their letters and digits. */

/** Fields of the search form (SPEC section 3) that hold a number. */
const NUMBERS: readonly string[] = ['pudId', 'patentNumber']

export const isNumberField = (field: string): boolean => NUMBERS.includes(field)

/** Whether anything could be found by what is typed in a field. */
export const couldBeFound = (field: string, typed: string): boolean =>
  isNumberField(field) ? digitsOf(typed) !== '' : /[\p{L}\p{N}]/u.test(typed)

/** The digits of a patent's number, without the kind of document behind it and noughts before it; empty of a text without any. */
export const digitsOf = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/(\d)\s*[SABUY]\d?$/, '$1')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
