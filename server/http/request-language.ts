import type { IncomingHttpHeaders } from 'node:http'
import { type Language, languageOf } from '#contracts/model/language.ts'

/** Parsed headers. Browsers send few different ones, and parsing takes as long as finding a session. */
const known = new Map<string, Language>()
/** Limits of this cache: headers, and characters per header. */
const MAX_HEADERS = 100
const MAX_LENGTH = 100

export function requestLanguage({ 'accept-language': header = '' }: IncomingHttpHeaders): Language {
  const found = known.get(header)
  if (found) return found
  const language = languageOf(header)
  if (known.size >= MAX_HEADERS) known.clear()
  if (header.length <= MAX_LENGTH) known.set(header, language)
  return language
}
