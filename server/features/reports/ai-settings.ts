/** The part of the environment that names a language model: all of it or none. No line repeats the key. */
import type { AiSettings } from './narrative/narrate.ts'

type Source = Readonly<Record<string, string | undefined>>

const NAMES = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
/** Of the minute that a report may take, so much at most is the model's. */
const [USUAL_S, LONGEST_S] = [25, 40]

/** In dev mode `AI_BASE_URL=local` is the counterpart in this process; its model is then the way it behaves. */
export const LOCAL_AI = 'local'

/** Undefined when nothing is set: then the rules write. Wrong values are added to `problems`, one line each. */
export function aiSettings(source: Source, mode: string, problems: string[]): AiSettings | undefined {
  const [baseUrl = '', key = '', model = ''] = NAMES.map((name) => source[name] ?? '')
  const timeout = Number(source.AI_TIMEOUT_S || USUAL_S)
  if (!(Number.isInteger(timeout) && timeout >= 1 && timeout <= LONGEST_S))
    problems.push(`AI_TIMEOUT_S=${source.AI_TIMEOUT_S}: expected a whole number of seconds from 1 to ${LONGEST_S}.`)
  const timeoutMs = timeout * 1000
  if (baseUrl === LOCAL_AI && mode === 'dev')
    return { baseUrl, key: key || LOCAL_AI, model: model || 'faithful', timeoutMs }
  const missing = NAMES.filter((name) => !source[name])
  if (missing.length === NAMES.length) return undefined
  for (const name of missing) problems.push(`${name} is missing: expected all of ${NAMES.join(', ')}, or none of them.`)
  if (baseUrl !== '' && !isBase(baseUrl))
    problems.push(`AI_BASE_URL: expected an address without query and login, as https://api.example.com/v1.`)
  if (/[^!-~]/.test(key)) problems.push('AI_API_KEY: expected a key without spaces, as the provider gave it.')
  if (/[^ -~]/.test(model) || model.length > 100)
    problems.push('AI_MODEL: expected the name of a model, at most 100 characters.')
  return { baseUrl: baseUrl.replace(/\/+$/, ''), key, model, timeoutMs }
}

/** The operator's own address: plain http is a model on the operator's own machines. */
function isBase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && `${search}${hash}${username}${password}` === ''
}
