/**
 * Rewords a report with a language model, if one is configured. Each reworded sentence must pass the judge. After any
 * failure, the report keeps the sentences of the rules and says so.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Report, Writer } from '#contracts/model/report/report.ts'
import { type BriefSentence, briefOf, withTexts } from './brief.ts'
import { chat, type LlmSettings } from './chat.ts'
import { type CircuitBreaker, circuitBreaker, type Fallback } from './circuit-breaker.ts'
import { judgeIn } from './judge/judge.ts'
import { linesOf, parseNumberedLine } from './lines.ts'
import { LlmFailure } from './llm-failure.ts'
import { messagesOf } from './prompt.ts'
import { withWriter } from './writer.ts'

export interface AiSettings extends LlmSettings {
  timeoutMs: number
}

export interface NarrateOptions {
  language: Language
  onSentence?: (text: string) => void
  /** Shared between reports; without it, every report calls the endpoint. */
  breaker?: CircuitBreaker
}

class UnusableAnswer extends Error {
  override name = 'UnusableAnswer'
  readonly fallback: Fallback
  constructor(fallback: Fallback, why: string) {
    super(why)
    this.fallback = fallback
  }
}

/** `problem` says, for the log, why the model's text is not used. Never throws because of the model. */
export async function narrate(
  report: Report,
  settings: AiSettings | undefined,
  { language, onSentence = () => {}, breaker = circuitBreaker() }: NarrateOptions,
): Promise<{ report: Report; problem?: string }> {
  if (!settings) return { report: withWriter(report, { by: 'rules' }) }
  const brief = briefOf(report, language)
  if (brief.length === 0) return { report: withWriter(report, { by: 'rules' }) }
  const openReason = breaker.openReason(settings.baseUrl)
  if (openReason) return fallBackToRules(report, openReason, 'not called, because it failed less than a minute ago')
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs)
    const texts = await rewriteSentences(report, brief, settings, { language, onSentence, signal })
    const writer: Writer = { by: 'model', language, model: settings.model, released: texts.size, of: brief.length }
    return { report: withWriter(withTexts(report, language, texts), writer) }
  } catch (error) {
    const fallback = fallbackOf(error)
    breaker.recordFailure(settings.baseUrl, fallback)
    return fallBackToRules(report, fallback, error instanceof Error ? error.message : 'unknown error')
  }
}

const fallBackToRules = (report: Report, fallback: Fallback, why: string) => ({
  report: withWriter(report, { by: 'rules', fallback }),
  problem: `${fallback}: ${why}`,
})

/** Rewordings by original sentence; a sentence whose rewording cannot be verified is left out. */
async function rewriteSentences(
  report: Report,
  brief: BriefSentence[],
  settings: AiSettings,
  { language, onSentence, signal }: Required<Omit<NarrateOptions, 'breaker'>> & { signal: AbortSignal },
): Promise<Map<string, string>> {
  const judge = judgeIn(language, report.marketplace)
  const known = new Map(brief.map((sentence) => [sentence.id, sentence]))
  const answered = new Set<number>()
  const texts = new Map<string, string>()
  for await (const line of linesOf(chat(settings, messagesOf(brief, language), signal))) {
    const answer = parseNumberedLine(line)
    if (!answer) continue
    const sentence = known.get(answer.id)
    if (!sentence) throw new UnusableAnswer('garbage', `the answer has an unknown sentence id, ${answer.id}`)
    // Models repeat themselves; the first rewording counts.
    if (answered.has(sentence.id)) continue
    answered.add(sentence.id)
    const fault = judge(sentence, answer.text)
    if (fault?.kind === 'garbage') throw new UnusableAnswer('garbage', `sentence ${sentence.id}: ${fault.why}`)
    if (fault && fault.kind !== 'unverified')
      throw new UnusableAnswer('invented', `sentence ${sentence.id}: ${fault.why}`)
    if (fault) continue
    texts.set(sentence.text, answer.text)
    onSentence(answer.text)
  }
  if (texts.size === 0) throw new UnusableAnswer('garbage', 'no sentence passed the judge')
  return texts
}

function fallbackOf(error: unknown): Fallback {
  if (error instanceof UnusableAnswer) return error.fallback
  if (error instanceof LlmFailure) return error.reason
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'garbage'
}
