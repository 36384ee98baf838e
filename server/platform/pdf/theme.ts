/** Measures and colours of the PDF, in points. One place, so that every block looks like the others. */
export const PAGE = { width: 595.28, height: 841.89 }
export const LEFT = 44
export const RIGHT = PAGE.width - LEFT
export const WIDTH = RIGHT - LEFT
/** Where content begins and ends on a page; header and footer lie outside. */
export const TOP = 70
export const BOTTOM = PAGE.height - 58

export const COLOR = {
  ink: '#1f2937',
  soft: '#5b6675',
  faint: '#98a2b0',
  rule: '#dfe4ea',
  zebra: '#f7f9fb',
  panel: '#f3f6f9',
  brand: '#17324d',
  accent: '#1f6feb',
  accentSoft: '#eaf2fe',
  good: '#1a7f4b',
  goodSoft: '#e9f6ef',
  warn: '#b45309',
  warnSoft: '#fdf4e3',
  bad: '#b42318',
  badSoft: '#fdecea',
  white: '#ffffff',
}

/** Text and background colour of each tone. */
export const TONES = {
  good: [COLOR.good, COLOR.goodSoft],
  warn: [COLOR.warn, COLOR.warnSoft],
  bad: [COLOR.bad, COLOR.badSoft],
  plain: [COLOR.soft, COLOR.panel],
} as const

export const SIZE = { body: 9, small: 7.5, tiny: 6.5, block: 10, section: 16 }
/** Line height as a multiple of the font size: Chinese needs more air than Latin. */
export const LEADING = 1.55
