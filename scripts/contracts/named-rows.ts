/** Rows of the upstream in the places of those of our sample world: the JSON file of `--rows`. */
import { STORY } from '#fixtures/story.ts'

const { account, asin, marketKeyword, niche } = STORY

/** What the requests of the pacts hold, under the names by which a file replaces it. */
export const SAMPLE_ROWS = {
  asin,
  keyword: marketKeyword,
  nicheId: niche,
  phone: account.phone,
  password: account.password,
  coupon: 'WELCOME20',
  freeCoupon: 'FREEPACK',
} as const

/** What no request of a pact holds. */
const OTHERS = ['extensionFile', 'tokenShortOfPower'] as const

type Name = keyof typeof SAMPLE_ROWS | (typeof OTHERS)[number]

export type NamedRows = Readonly<Partial<Record<Name, string>>> & {
  /** By the title of a check: fields of its request. */
  readonly checks: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const NAMES: readonly string[] = [...Object.keys(SAMPLE_ROWS), ...OTHERS]

/** Throws with what is wrong, since a name that is misspelt would replace nothing. `titles`: of all checks. */
export function namedRowsOf(text: string, titles: readonly string[]): NamedRows {
  const { checks = {}, ...rows } = objectOf(parsed(text), 'The file of --rows')
  for (const [name, value] of Object.entries(rows)) {
    if (!NAMES.includes(name))
      throw new Error(`--rows names “${name}”, and only ${NAMES.join(', ')} and checks are known`)
    if (typeof value !== 'string') throw new Error(`--rows: “${name}” has to be a text`)
  }
  for (const [title, fields] of Object.entries(objectOf(checks, '“checks” of --rows'))) {
    if (!titles.includes(title))
      throw new Error(`--rows: there is no check “${title}”; titles are as a run prints them`)
    objectOf(fields, `“${title}” of --rows`)
  }
  return { ...rows, checks } as NamedRows // as was just checked
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('The file of --rows is not JSON', { cause: error })
  }
}

function objectOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} has to be an object`)
  return { ...value }
}
