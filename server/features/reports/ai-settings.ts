/** Reads the language model's settings from the environment: all variables or none. No message repeats the key. */
import type { AiSettings } from './narrative/narrate.ts'

type Source = Readonly<Record<string, string | undefined>>

const NAMES = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
/** Seconds. A report may take a minute; the language model gets at most MAX_TIMEOUT_S of it. */
const [DEFAULT_TIMEOUT_S, MAX_TIMEOUT_S] = [25, 40]

/** In dev mode `AI_BASE_URL=local` selects the simulator in this process; `AI_MODEL` then selects its behaviour. */
export const LOCAL_AI = 'local'

/** undefined if no variable is set; the rules then word reports. Adds one line to `problems` for each wrong value. */
export function aiSettings(source: Source, mode: string, problems: string[]): AiSettings | undefined {
  const [baseUrl = '', key = '', model = ''] = NAMES.map((name) => source[name] ?? '')
  const timeout = Number(source.AI_TIMEOUT_S || DEFAULT_TIMEOUT_S)
  if (!(Number.isInteger(timeout) && timeout >= 1 && timeout <= MAX_TIMEOUT_S))
    problems.push(`AI_TIMEOUT_S=${source.AI_TIMEOUT_S}: expected a whole number of seconds from 1 to ${MAX_TIMEOUT_S}.`)
  const timeoutMs = timeout * 1000
  if (baseUrl === LOCAL_AI && mode === 'dev')
    return { baseUrl, key: key || LOCAL_AI, model: model || 'faithful', timeoutMs }
  const missing = NAMES.filter((name) => !source[name])
  if (missing.length === NAMES.length) return undefined
  for (const name of missing) problems.push(`${name} is missing: expected all of ${NAMES.join(', ')}, or none of them.`)
  if (baseUrl !== '' && !isBaseUrl(baseUrl))
    problems.push(`AI_BASE_URL: expected an address without query and login, such as https://api.example.com/v1.`)
  if (/[^!-~]/.test(key)) problems.push('AI_API_KEY: expected a key without spaces, as the provider gave it.')
  if (/[^ -~]/.test(model) || model.length > 100)
    problems.push('AI_MODEL: expected the name of a model, at most 100 characters.')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), key, model, timeoutMs }
}

/** Plain http is allowed, for a model on the operator's own machines. */
function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && `${search}${hash}${username}${password}` === ''
}
