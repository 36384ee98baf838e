export { matchingRows, type Scope, scopeOf } from './search-keywords.ts'
