/** Tools whose files of search terms can be imported. */
export const KEYWORD_SOURCES = ['aba', 'helium10', 'sellersprite'] as const
export type KeywordSource = (typeof KEYWORD_SOURCES)[number]
