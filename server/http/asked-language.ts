/** The language that a request asks for. */
import type { IncomingHttpHeaders } from 'node:http'
import { type Language, languageOf } from '#contracts/model/language.ts'

/** Browsers send few different headers, and the same one with every call: to read it anew takes as long as to find a session. */
const known = new Map<string, Language>()
/** Headers that are remembered, and how long one may be for that. */
const MOST = 100
const LONGEST = 100

export function askedLanguage({ 'accept-language': header = '' }: IncomingHttpHeaders): Language {
  const found = known.get(header)
  if (found) return found
  const language = languageOf(header)
  if (known.size >= MOST) known.clear()
  if (header.length <= LONGEST) known.set(header, language)
  return language
}
