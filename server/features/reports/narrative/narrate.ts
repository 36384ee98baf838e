/**
 * The report in the words of a language model, where one is configured: it words the sentences of the rules anew, and each
 * is released once it has been judged. Whatever goes wrong, the report is that of the rules, and says so.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Report, Writer } from '#contracts/model/report/report.ts'
import { briefOf, type Told, withTexts } from './brief.ts'
import { chat, type LlmSettings } from './chat.ts'
import { judgeIn } from './judge/judge.ts'
import { linesOf, numbered } from './lines.ts'
import { LlmFailure } from './llm-failure.ts'
import { messagesOf } from './prompt.ts'
import { type Fallback, type Rest, restOf } from './rest.ts'
import { withWriter } from './writer.ts'

export interface AiSettings extends LlmSettings {
  /** How long it may write at one report. */
  timeoutMs: number
}

export interface Narrating {
  language: Language
  /** Hears each sentence as it is released. */
  onSentence?: (text: string) => void
  /** What is known of endpoints that are down; without it each report asks. */
  rest?: Rest
}

class Unusable extends Error {
  override name = 'Unusable'
  readonly fallback: Fallback
  constructor(fallback: Fallback, why: string) {
    super(why)
    this.fallback = fallback
  }
}

/** The report with its writer, and for the log why no model wrote it. Never throws for what the model does. */
export async function narrate(
  report: Report,
  settings: AiSettings | undefined,
  { language, onSentence = () => {}, rest = restOf() }: Narrating,
): Promise<{ report: Report; problem?: string }> {
  if (!settings) return { report: withWriter(report, { by: 'rules' }) }
  const brief = briefOf(report, language)
  if (brief.length === 0) return { report: withWriter(report, { by: 'rules' }) }
  const resting = rest.reason(settings.baseUrl)
  if (resting) return byRules(report, resting, 'not asked, for it failed just before')
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs)
    const texts = await written(report, brief, settings, { language, onSentence, signal })
    const writer: Writer = { by: 'model', language, model: settings.model, released: texts.size, of: brief.length }
    return { report: withWriter(withTexts(report, language, texts), writer) }
  } catch (error) {
    const fallback = fallbackOf(error)
    rest.failed(settings.baseUrl, fallback)
    return byRules(report, fallback, error instanceof Error ? error.message : 'no reason')
  }
}

const byRules = (report: Report, fallback: Fallback, why: string) => ({
  report: withWriter(report, { by: 'rules', fallback }),
  problem: `${fallback}: ${why}`,
})

/** Texts by the sentence that they word. What cannot be judged keeps the words of the rules. */
async function written(
  report: Report,
  brief: Told[],
  settings: AiSettings,
  { language, onSentence, signal }: Required<Omit<Narrating, 'rest'>> & { signal: AbortSignal },
): Promise<Map<string, string>> {
  const judge = judgeIn(language, report.marketplace)
  const known = new Map(brief.map((told) => [told.id, told]))
  const answered = new Set<number>()
  const texts = new Map<string, string>()
  for await (const line of linesOf(chat(settings, messagesOf(brief, language), signal))) {
    const answer = numbered(line)
    if (!answer) continue
    const told = known.get(answer.id)
    if (!told) throw new Unusable('garbage', `there is no sentence ${answer.id} to word`)
    // Models repeat themselves: the first wording counts.
    if (answered.has(told.id)) continue
    answered.add(told.id)
    const fault = judge(told, answer.text)
    if (fault?.kind === 'garbage') throw new Unusable('garbage', `sentence ${told.id}: ${fault.why}`)
    if (fault && fault.kind !== 'loose') throw new Unusable('invented', `sentence ${told.id}: ${fault.why}`)
    if (fault) continue
    texts.set(told.text, answer.text)
    onSentence(answer.text)
  }
  if (texts.size === 0) throw new Unusable('garbage', 'no sentence could be released')
  return texts
}

function fallbackOf(error: unknown): Fallback {
  if (error instanceof Unusable) return error.fallback
  if (error instanceof LlmFailure) return error.reason
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'garbage'
}
