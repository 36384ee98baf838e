export interface PartialDate {
  year?: number
  month?: number
  day?: number
}
export interface FoundDate {
  date: PartialDate
  at: number
  end: number
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NAMES = MONTHS.map((name) => (name === 'May' ? name : `${name}|${name.slice(0, 3)}`)).join('|')

const FORMS = [
  /\b(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])(?:-(?<day>[0-3]\d))?(?!\d)/g,
  /(?:(?<year>(?:19|20)\d\d) ?年 ?)?(?<![\d.,])(?<month>1[0-2]|0?[1-9]) ?月(?:份)?(?: ?(?<day>[0-3]?\d) ?[日号])?/g,
  /(?<![\d.,])(?<year>(?:19|20)\d\d) ?年/g,
  new RegExp(
    `\\b(?:(?<early>[0-3]?\\d)(?:st|nd|rd|th)? )?(?<name>${NAMES})\\b\\.?(?: (?<day>[0-3]?\\d)(?:st|nd|rd|th)?(?![\\d,.]*\\d))?(?:,? (?<year>(?:19|20)\\d\\d))?(?![\\d])`,
    'g',
  ),
  /(?<=\b(?:in|since|by|during|until|of) )(?<year>(?:19|20)\d\d)(?![\d,.]*\d)/g,
]

/** Dates in text order. `May` and `March` are months only with a capital letter and not at the start of a sentence. */
export function datesIn(plain: string): FoundDate[] {
  const found: FoundDate[] = []
  let rest = plain
  for (const form of FORMS) {
    rest = rest.replace(form, (text, ...more) => {
      const groups = more.at(-1) as Record<string, string | undefined> // every form has named groups
      const at = more.at(-3) as number // the last arguments are offset, whole string and groups
      if (at === 0 && /^(?:May|March)$/.test(text)) return text
      found.push({ date: dateOf(groups), at, end: at + text.length })
      return '\u0000'.repeat(text.length)
    })
  }
  return found.sort((a, b) => a.at - b.at)
}

function dateOf({ year, month, day, early, name }: Record<string, string | undefined>): PartialDate {
  const named = name ? MONTHS.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1 : undefined
  return {
    ...(year && { year: Number(year) }),
    ...((month ?? named) && { month: Number(month ?? named) }),
    ...((day ?? early) && { day: Number(day ?? early) }),
  }
}

/** True if every given part agrees and the month is not lost. */
export function isSameDate(actual: PartialDate, expected: PartialDate): boolean {
  const agrees = (part: keyof PartialDate) => actual[part] === undefined || actual[part] === expected[part]
  const enough = expected.month === undefined || actual.month !== undefined
  return enough && agrees('year') && agrees('month') && agrees('day')
}
