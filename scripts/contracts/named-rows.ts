/** The JSON file of `--rows`: rows of the upstream that replace rows of our sample world. */
import { STORY } from '#fixtures/story.ts'

const { account, asin, marketKeyword, niche } = STORY

/** Values in the requests of the pacts, by the names that the file uses. */
export const SAMPLE_ROWS = {
  asin,
  keyword: marketKeyword,
  nicheId: niche,
  phone: account.phone,
  password: account.password,
  coupon: 'WELCOME20',
  freeCoupon: 'FREEPACK',
} as const

/** Further names that the file may use; no request of a pact contains their values. */
const MORE_NAMES = ['extensionFile', 'tokenShortOfPower'] as const

type Name = keyof typeof SAMPLE_ROWS | (typeof MORE_NAMES)[number]

export type NamedRows = Readonly<Partial<Record<Name, string>>> & {
  /** Fields of single requests, by the title of the check. */
  readonly checks: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const NAMES: readonly string[] = [...Object.keys(SAMPLE_ROWS), ...MORE_NAMES]

/** Throws on unknown names, because a misspelt name would replace nothing. `titles`: of all checks. */
export function namedRowsOf(text: string, titles: readonly string[]): NamedRows {
  const { checks = {}, ...rows } = objectOf(parseJson(text), 'The --rows file')
  for (const [name, value] of Object.entries(rows)) {
    if (!NAMES.includes(name)) throw new Error(`--rows: unknown name “${name}”; use ${NAMES.join(', ')} or checks`)
    if (typeof value !== 'string') throw new Error(`--rows: “${name}” must be a string`)
  }
  for (const [title, fields] of Object.entries(objectOf(checks, '“checks” of --rows'))) {
    if (!titles.includes(title))
      throw new Error(`--rows: unknown check “${title}”; copy the title from the output of a run`)
    objectOf(fields, `“${title}” of --rows`)
  }
  return { ...rows, checks } as NamedRows // checked above
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('The --rows file is not JSON', { cause: error })
  }
}

function objectOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${what} must be an object`)
  return { ...value }
}
