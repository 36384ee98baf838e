/** English synonyms and neutral words. None of the neutral words may express a direction, time, metric or doubt. */
import type { Wording } from './wording.ts'

const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'g')
const AGAINST = 'against|than|on|from|over|versus|compared (?:with|to)|relative to'

export const englishWording: Wording = {
  estimate: '≈|\\babout|\\broughly|\\baround|\\bapproximately|\\ban estimated',
  rise: {
    before: '\\b(?:up|rose|grew|increased|(?:a|an) (?:rise|increase|gain) of)(?: by)?',
    after: `(?:(?:higher|more|up|above)\\b ?)?(?:\\b(?:${AGAINST})\\b)|\\babove\\b`,
    directionAfter: '(?:higher|more|up|above)\\b',
  },
  fall: {
    before: '\\b(?:down|fell|shrank|declined|decreased|(?:a|an) (?:fall|decline|drop|decrease) of)(?: by)?',
    after: `(?:(?:lower|less|fewer|down|below)\\b ?)?(?:\\b(?:${AGAINST})\\b)|\\bbelow\\b`,
    directionAfter: '(?:lower|less|fewer|down|below)\\b',
  },
  synonyms: [
    [/^in short: ?/, ''],
    [/^(?:priced )?at (?=[\uF000-\uF3FF])|^(?:the|its) price (?:of|is) /, 'price '],
    [words('at or above'), 'atorabove'],
    [words('at or below'), 'atorbelow'],
    [words('at least|no less than|no fewer than'), 'atleast'],
    [words('at most|no more than|up to'), 'atmost'],
    [words('falls? short of'), 'fallshort'],
    [words('(?:a|per|each|every) (day|week|month|quarter|year)(?! (?:before|ago|earlier))'), 'per$1'],
    [words('months? on months?|month[- ]over[- ]month'), 'monthonmonth'],
    [words('years? on years?|year[- ]over[- ]year'), 'yearonyear'],
    [words('(?:over|in|during) the (?:last|past)'), 'inlast'],
    [words('the (?:next|coming)'), 'innext'],
    [words('compared (?:with|to)|relative to|versus'), 'against'],
    [words("competitors?(?:'s?)?|rivals?(?:'s?)?"), 'rival'],
    [words('higher than'), 'above'],
    [words('lower than'), 'below'],
    [words('only|just|merely'), 'only'],
    [words('priced'), 'price'],
    [words('(?:has|have|holds?|takes?)(?= (?:the buy box|only|just))'), 'hold'],
    [words('(?:try|trial|test)'), 'test'],
    [words('(?:bring|get)'), 'bring'],
    [words('needed to enter'), 'to enter'],
    [words('(?:which )?(?:shows?|showing) (?=signs)'), ''],
    [words('rated|rating'), 'rated'],
    [words('sold'), 'sell'],
    [words('big'), 'large'],
    [words('customers?'), 'buyer'],
    [words('complain (?:about|of)'), 'complain'],
    [words('shrinks?|shrinking|declin(?:es?|ing)'), 'shrink'],
    [words('grows?|growing|rises?|rising|increases?|increasing'), 'grow'],
    [words('choose|pick|select'), 'choose'],
    [words('mend|fix'), 'fix'],
    [words('(?:which )?(?:leaves|leaving)(?= (?:ample |little )?room)'), ' '],
    [words('(?:which )?mak(?:es|ing) it'), ' '],
    [words("isn't"), 'is not'],
    [words("don't|doesn't"), 'do not'],
    [words("can't|can not"), 'cannot'],
    [/'s\b/g, ''],
    // Drop the -s of plurals and of the third person.
    [/\b([a-z]{2,}(?:ch|sh|ss|x))es\b/g, '$1'],
    [/\b([a-z]{2,}[^s'\W])s\b/g, '$1'],
  ],
  neutral:
    "\\b(?:a|an|the|is|are|be|being|it's|its|it|thi|that|these|those|which|there|of|and|as|at|with|while|but|also|have|has|do)\\b",
  protectedWords: '(?!)',
  tokens: /:|[^\s,.;:()'-]+/g,
}
