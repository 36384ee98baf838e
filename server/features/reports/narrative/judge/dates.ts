/** Days and months that a plain sentence names, in the forms of both languages. */

/** What of a date was said. */
export interface DateSaid {
  year?: number
  month?: number
  day?: number
}
export interface DateFound {
  date: DateSaid
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

/** Dates in their order. `May` and `March` count as months when written large, not at the start of a sentence. */
export function datesIn(plain: string): DateFound[] {
  const found: DateFound[] = []
  let rest = plain
  for (const form of FORMS) {
    rest = rest.replace(form, (text, ...more) => {
      const groups = more.at(-1) as Record<string, string | undefined> // every form names its groups
      const at = more.at(-3) as number // the offset stands before the whole string and the groups
      if (at === 0 && /^(?:May|March)$/.test(text)) return text
      found.push({ date: dateOf(groups), at, end: at + text.length })
      return '\u0000'.repeat(text.length)
    })
  }
  return found.sort((a, b) => a.at - b.at)
}

function dateOf({ year, month, day, early, name }: Record<string, string | undefined>): DateSaid {
  const named = name ? MONTHS.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1 : undefined
  return {
    ...(year && { year: Number(year) }),
    ...((month ?? named) && { month: Number(month ?? named) }),
    ...((day ?? early) && { day: Number(day ?? early) }),
  }
}

/** Whether what was said of a date is true of it, and enough to know it. */
export function isDate(said: DateSaid, known: DateSaid): boolean {
  const agrees = (part: keyof DateSaid) => said[part] === undefined || said[part] === known[part]
  const enough = known.month === undefined || said.month !== undefined
  return enough && agrees('year') && agrees('month') && agrees('day')
}
