/** A comma before one of these is part of the name: `Shenzhen Olvano Trading Co., Ltd.` */
const LEGAL_FORMS = 'ltd|limited|inc|llc|l\\.l\\.c|llp|corp|co|gmbh|ag|kg|s\\.?a|s\\.?l|s\\.?r\\.?l|b\\.?v|plc|pty'
const BETWEEN_NAMES = new RegExp(`[、;；|\\r\\n]|[,，](?!\\s*(?:${LEGAL_FORMS})(?![\\p{L}\\p{N}&’'-]))`, 'iu')

const MAX_NAMES = 50
const MAX_NAME_LENGTH = 100

/** Names of brands or sellers in typed text, each once, as many and as long as the calls take. */
export const parseNames = (text: string): string[] => fitNames(text.split(BETWEEN_NAMES))

/** Names in the value of an address. */
export const readNames = (value: string | null): string[] => fitNames((value ?? '').split('|'))

export const writeNames = (names: readonly string[]): string => names.map((name) => name.replaceAll('|', ' ')).join('|')

const fitNames = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.trim().slice(0, MAX_NAME_LENGTH)))]
    .filter((name) => name !== '')
    .slice(0, MAX_NAMES)
