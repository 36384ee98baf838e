/** Arithmetic of the golden tests, independent of the product's own so that its mistakes show. */

export const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half)
    ? ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
    : (sorted[Math.floor(half)] ?? Number.NaN)
}

export const growth = (to: number, from: number) => (to - from) / from

export function titleWords(title: string, isJapanese: boolean): Set<string> {
  const text = title.toLowerCase()
  if (!isJapanese) return new Set(text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu))
  const parts = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)]
  return new Set(parts.filter((part) => part.isWordLike).map((part) => part.segment))
}
