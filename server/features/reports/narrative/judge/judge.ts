/**
 * Decides whether a rewording by a language model may replace a sentence of the rules: same numbers in the same order, and
 * no new claim. A rewording that cannot be verified is rejected.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { claimsFault } from './judge-claims.ts'
import { formFault } from './judge-form.ts'
import { numbersFault } from './judge-numbers.ts'
import { wordingFault } from './judge-wording.ts'
import type { Fault, Source } from './judgement.ts'
import { readSentence } from './reading.ts'

export const judgeIn =
  (language: Language, marketplace: Marketplace) =>
  (source: Source, text: string): Fault | null => {
    const form = formFault(source, text, language)
    if (form) return form
    const expected = readSentence(source.text, source.quoted, language, marketplace)
    const actual = readSentence(text, source.quoted, language, marketplace)
    const unnamed: Fault | null =
      actual.named < expected.named ? { kind: 'unverified', why: 'a quoted name is missing' } : null
    return (
      numbersFault(expected, actual) ??
      unnamed ??
      claimsFault(expected, actual) ??
      wordingFault(expected, actual, language)
    )
  }
