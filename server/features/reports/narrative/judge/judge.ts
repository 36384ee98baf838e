/**
 * Whether a sentence that a language model wrote may stand for a sentence of the rules: it must say the same numbers in the
 * same order, and no word of it may claim what the source does not. What cannot be judged is not released.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { claimsFault } from './judge-claims.ts'
import { formFault } from './judge-form.ts'
import { numbersFault } from './judge-numbers.ts'
import { wordingFault } from './judge-wording.ts'
import type { Fault, Source } from './judgement.ts'
import { read } from './reading.ts'

/** The judge of a report in one language. Null: the text may be released. */
export const judgeIn =
  (language: Language, marketplace: Marketplace) =>
  (source: Source, text: string): Fault | null => {
    const form = formFault(source, text, language)
    if (form) return form
    const known = read(source.text, source.quoted, language, marketplace)
    const said = read(text, source.quoted, language, marketplace)
    const unnamed: Fault | null = said.named < known.named ? { kind: 'loose', why: 'a quoted name is missing' } : null
    return numbersFault(known, said) ?? unnamed ?? claimsFault(known, said) ?? wordingFault(known, said, language)
  }
