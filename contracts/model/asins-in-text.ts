const ASIN = /(?<![A-Z0-9])B0[A-Z0-9]{8}(?![A-Z0-9])/g

/** The ASINs in a typed or pasted text or in links, each once, in their order. */
export const asinsIn = (text: string): string[] => [...new Set(text.normalize('NFKC').toUpperCase().match(ASIN) ?? [])]
