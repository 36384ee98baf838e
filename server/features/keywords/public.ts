export { matchingRows, scopeOf } from './search-keywords.ts'
