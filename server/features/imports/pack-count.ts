/** How many pieces a listing sells together. Collectors often read a site in English, so all languages are tried on each. */

const PACKS = [
  /\b(?:packs?|sets?|box|bundle) of (\d{1,3})(?![\d.,]*\d)/i,
  /(?<![\d.,–-])(\d{1,3})(?:er)?[\s-]?(?:pack|set)(?![a-z])/i,
  /\b(?:lot|pack|set|juego|lote) de (\d{1,3})(?![\d.,]*\d)/i,
  /\b(?:set|confezione|pacco) da (\d{1,3})(?![\d.,]*\d)/i,
  /(?<![\d.,])(\d{1,3})(?:個|枚|本|点|足|組)(?:セット|入り|組)/,
]
/** In a bullet such words may also count parts of one product, so they are read in titles only. */
const PIECES = [
  /(?<![\d.,–-])(\d{1,3})[\s-]?(?:pcs|pieces?|count|ct|stück|teilig|pièces|pezzi|piezas|unidades)(?![a-z])/i,
  /(?<![\d.,])(\d{1,3})(?:個|枚|本|点|足|組)/,
]

/** The largest count that title or bullets name; 1 if they name none. */
export function packCountOf(title: string, bullets: readonly string[]): number {
  const counts = (text: string, patterns: RegExp[]) => patterns.map((pattern) => Number(pattern.exec(text)?.[1] ?? 1))
  return Math.max(1, ...counts(title, [...PACKS, ...PIECES]), ...bullets.flatMap((bullet) => counts(bullet, PACKS)))
}
