/** Characters of all words that found terms must not have. A list of negative words of an ad account can be long. */
export const MAX_WITHOUT_LENGTH = 2000
