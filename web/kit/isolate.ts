/** Characters that are written from right to left, or that change the direction of what follows. */
const RIGHT_TO_LEFT =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Hanifi_Rohingya}]/u
/** Removed from the text, since one of them could end the isolation too early. */
const ISOLATES = /[\u2066-\u2069]/g
const FIRST_STRONG = '\u2068'
const POP = '\u2069'

/**
 * A text that a user typed, for a sentence or an option, without an effect on the direction of the words around it. In
 * elements use `<bdi>`.
 */
export const isolate = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG}${text.replace(ISOLATES, '')}${POP}` : text
