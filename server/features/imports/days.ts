/** Parses days from product pages: `December 2, 2016`, `4 Sept. 2024`, `12. März 2023`, `2023/3/12`. */

/** Beginnings of month names in English, German, French, Italian and Spanish, without accents. */
const MONTHS = [
  /^(?:jan|gen|ene)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrz|marz|maerz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
]
/** Amazon opened in July 1995; an earlier day is an error. */
const FIRST_DAY = '1995-07-01'

const PATTERNS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/,
  // With dots the day is always first. 04/09/2024 is ambiguous (April or September), so it is not parsed.
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.?\s+(?:de\s+)?(?<name>[a-z]+)\.?\s+(?:de\s+)?(?<year>\d{4})$/,
  /^(?<name>[a-z]+)\.?\s+(?<day>\d{1,2})\.?,?\s+(?<year>\d{4})$/,
]

/** The day as `YYYY-MM-DD`; null if the text is ambiguous or not a valid day. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 60) return null
  const text = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  for (const pattern of PATTERNS) {
    const parts = pattern.exec(text)?.groups
    if (parts) return calendarDay(Number(parts.year), Number(parts.month ?? monthNamed(parts.name)), Number(parts.day))
  }
  return null
}

/** The UTC day of an ISO instant such as `2024-10-21T11:14:49.650Z`; null for anything else. */
export function dayOfInstant(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(value))
    return null
  const written = dayOf(value.slice(0, 10))
  // Without an offset, an instant counts as UTC, not as the importer's local time.
  const zoned = /T|\s/.test(value) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? `${value}Z` : value
  const instant = new Date(zoned)
  return written && !Number.isNaN(instant.getTime()) ? instant.toISOString().slice(0, 10) : null
}

const monthNamed = (name = '') => MONTHS.findIndex((month) => month.test(name)) + 1

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (month < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const iso = date.toISOString().slice(0, 10)
  return iso >= FIRST_DAY ? iso : null
}
