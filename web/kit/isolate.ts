/** Characters that are written from right to left, or that change the direction of what follows. */
const TURNS = /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Removed from the text, since one of them could end the isolation too early. */
const ISOLATES = /[\u2066-\u2069]/g
const FIRST_STRONG = '\u2068'
const POP = '\u2069'

/**
 * A text that a user typed, for a sentence or an option: what stands around it keeps its direction. In elements use
 * `<bdi>`.
 */
export const isolate = (text: string): string =>
  TURNS.test(text) ? `${FIRST_STRONG}${text.replace(ISOLATES, '')}${POP}` : text
