/** Measures (in points) and colors shared by all PDF blocks. */
export const PAGE = { width: 595.28, height: 841.89 }
export const LEFT = 44
export const RIGHT = PAGE.width - LEFT
export const WIDTH = RIGHT - LEFT
/** Vertical limits of content; header and footer lie outside. */
export const TOP = 70
export const BOTTOM = PAGE.height - 58

/** The light colors of the web; theme.test.ts compares them with web/kit/tokens.css. */
export const COLOR = {
  ink: '#1b2127',
  soft: '#59626d',
  faint: '#9aa5b0',
  rule: '#e3e6ea',
  zebra: '#f8f9fa',
  panel: '#f6f7f8',
  brand: '#0b776b',
  accent: '#0b776b',
  accentSoft: '#eaf7f4',
  bright: '#62cdbb',
  good: '#176b30',
  goodSoft: '#e4f4e8',
  warn: '#835200',
  warnSoft: '#fff4da',
  bad: '#b3261e',
  badSoft: '#ffeae8',
  calculated: '#3457b2',
  sample: '#6d3a97',
  sampleSoft: '#f4ecfa',
  white: '#ffffff',
}

export const TONES = {
  good: [COLOR.good, COLOR.goodSoft],
  warn: [COLOR.warn, COLOR.warnSoft],
  bad: [COLOR.bad, COLOR.badSoft],
  plain: [COLOR.soft, COLOR.panel],
} as const

export const SIZE = { body: 9, small: 7.5, tiny: 6.5, block: 10, section: 16 }
/** Line height as a multiple of the font size: Chinese needs more air than Latin. */
export const LEADING = 1.55
