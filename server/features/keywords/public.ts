export { type Scope, scopeOf } from './keyword-scope.ts'
export { matchingRows } from './search-keywords.ts'
