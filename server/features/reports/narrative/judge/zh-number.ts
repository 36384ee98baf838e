const DIGITS = '零一二三四五六七八九'
const PLACES: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** `三十二` → 32, `两千` → 2000, `三点二` → 3.2; null if the text is not a number. */
export function zhNumber(text: string): number | null {
  const [integer = '', fraction] = text.replaceAll('〇', '零').replaceAll('两', '二').split('点')
  const whole = wholeOf(integer)
  if (whole === null || fraction === undefined) return whole
  const digits = [...fraction].map((char) => DIGITS.indexOf(char))
  return digits.includes(-1) ? null : Number(`${whole}.${digits.join('')}`)
}

function wholeOf(text: string): number | null {
  for (const [char, size] of [
    ['亿', 1e8],
    ['万', 1e4],
  ] as const) {
    const at = text.indexOf(char)
    if (at < 0) continue
    const [head, tail] = [wholeOf(text.slice(0, at)), at + 1 < text.length ? wholeOf(text.slice(at + 1)) : 0]
    return head === null || tail === null ? null : head * size + tail
  }
  return belowTenThousand(text)
}

function belowTenThousand(text: string): number | null {
  if (text === '') return null
  let sum = 0
  let digit: number | null = null
  for (const char of text) {
    const place = PLACES[char]
    if (place !== undefined) {
      sum += (digit ?? 1) * place
      digit = null
    } else {
      const found = DIGITS.indexOf(char)
      if (found < 0) return null
      // Years such as 二〇二六 list their digits.
      digit = digit === null ? found : digit * 10 + found
    }
  }
  return sum + (digit ?? 0)
}
